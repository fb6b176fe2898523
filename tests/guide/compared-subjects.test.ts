import { describe, expect, it } from 'vitest';
import { comparedIn } from '#src/guide/answers/compared-subjects.ts';
import { knowledge } from '../support/guide-knowledge.ts';

const names = [...knowledge.serviceNames.values()].filter(
  (name) => name.split(' ').length <= 4 && !/ and |[/,&]/.test(name) && knowledge.search.find(name, '').isUnderstood,
);
const [one = '', other = ''] = names;

describe('two things are to be told apart', () => {
  it.each([
    `${one} vs ${other}`,
    `${one} vs. ${other}?`,
    `difference between ${one} and ${other}`,
    `${one} ya ${other} mein kya farak hai`,
    `${one} or ${other}, which is better`,
    `what is the difference between ${one} & ${other}`,
  ])('%j', (text) => {
    expect(comparedIn(text, knowledge)).toEqual([one, other]);
  });
});

describe('nothing is compared', () => {
  it.each([
    ['where something is asked of both', `papers for ${one} and ${other}`],
    ['where one of two may be needed', `is ${one} or ${other} needed`],
    ['where one of them is named alone', `difference in ${one}`],
    ['where one of them is unknown to us', `${one} vs zebra`],
    ['where it is compared with itself', `${one} vs ${one}`],
    ['where there are three', `${one} vs ${other} vs ${one}`],
    ['where more is told', `difference between ${one} and ${other} for my bakery oven`],
    ['where one of them is refused', `${one} vs passport`],
    ['in a long message', `${'very '.repeat(16)} ${one} vs ${other}`],
  ])('%s', (_, text) => {
    expect(comparedIn(text, knowledge)).toBe(undefined);
  });
});
