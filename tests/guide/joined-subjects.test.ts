import { describe, expect, it } from 'vitest';
import { eachSubject } from '#src/guide/answers/joined-subjects.ts';
import { knowledge } from '../support/guide-knowledge.ts';

const names = [...knowledge.serviceNames.values()].filter(
  (name) => knowledge.search.find(name, '').results[0]?.isNamed === true && !/ and |[/,&]/.test(name),
);
const [one = '', other = '', third = ''] = names;

describe('what is asked of several subjects is asked of each', () => {
  it.each([
    [`papers for ${one} and ${other}`, [`papers for ${one}`, `papers for ${other}`]],
    [`${one} aur ${other} kitne din`, [`${one} kitne din`, `${other} kitne din`]],
    [`${one}, ${other} and ${third} fees?`, [`${one} fees`, `${other} fees`, `${third} fees`]],
    [`is ${one} inka ${other} compulsory`, [`is ${one} compulsory`, `is ${other} compulsory`]],
    [`15000 ${one} and ${other} how much`, [`15000 ${one} how much`, `15000 ${other} how much`]],
  ])('%j', (text, each) => {
    expect(eachSubject(text, knowledge)).toEqual(each);
  });
});

describe('a message is left whole', () => {
  it.each([
    ['that names one subject', `papers for ${one}`],
    ['that names one subject twice', `papers for ${one} and ${one}`],
    ['that asks nothing', `${one} and ${other}`],
    ['that wants them compared', `difference between ${one} and ${other}`],
    ['that joins a subject to something else', `papers for ${one} and quickly`],
    ['that is long', `${'very '.repeat(16)} papers for ${one} and ${other}`],
  ])('%s', (_, text) => {
    expect(eachSubject(text, knowledge)).toBe(undefined);
  });
});
