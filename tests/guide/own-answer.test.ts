import { describe, expect, it } from 'vitest';
import { ownAnswer } from '#src/guide/answers/own-answer.ts';
import { respond } from '#src/guide/answers/respond.ts';
import { replyText } from '#src/guide/answers/blocks.ts';
import { passages } from 'content:passage-chunks';
import { kiteHref, kitePage } from '../support/kite-pages.ts';
import { knowledge, moment, wording } from '../support/guide-knowledge.ts';

const pages = new Map([[kiteHref, kitePage]]);
const entry = { kind: 'question', name: '', href: `${kiteHref}#question-1` } as const;
const said = {
  outcome: 'answer',
  blocks: [{ kind: 'text', text: 'It is valid for 2 years.' }],
  links: [{ href: `${kiteHref}#question-1`, label: 'Kite Licence' }],
  chips: ['documents', 'time', 'fees', 'office'].map((step) => wording.nextSteps[step as 'time']),
};

describe('the answer to a question of our own', () => {
  it('is the one that stands at its place', () => {
    expect(ownAnswer(entry, pages, wording)).toEqual(said);
  });

  it('is counted from the last passage where the question goes by the address of its page', () => {
    const { passages } = kitePage;
    const fromLast = passages.length - passages.findIndex(({ href }) => href === entry.href);
    expect(ownAnswer({ ...entry, href: kiteHref, fromLast }, pages, wording)).toEqual(said);
  });

  it('is missing where its page is', () => {
    expect(ownAnswer(entry, new Map(), wording)).toBe(undefined);
    expect(ownAnswer({ ...entry, href: `${kiteHref}#question-9` }, pages, wording)).toBe(undefined);
  });
});

describe('every question of our pages', async () => {
  const all = await Promise.all(Object.values(passages).map(async (get) => (await get()).default));
  const questions = all.flatMap((page) => page.passages.filter(({ kind }) => kind === 'question'));
  const answersTo = (title: string) => questions.filter((one) => one.title === title).map(({ text }) => text);
  const plain = (text: string) => text.replace(/\s+/g, ' ');
  const reply = async (text: string, page = '/') => {
    const found = respond(knowledge, text, page, { now: moment.now });
    return replyText('reply' in found ? await found.reply : found);
  };

  it('is there', () => {
    expect(questions.length).toBeGreaterThan(0);
  });

  it('is answered by its own answer', { timeout: 60_000 }, async () => {
    const elsewhere = [];
    for (const { title } of questions) {
      const text = await reply(title);
      if (!answersTo(title).some((answer) => plain(text).includes(plain(answer)))) elsewhere.push(title);
    }
    expect(elsewhere).toEqual([]);
  });

  it('is answered so with its halves turned round', { timeout: 60_000 }, async () => {
    const elsewhere = [];
    for (const { title, href } of questions) {
      const words = title.replace('?', '').split(' ');
      const middle = Math.ceil(words.length / 2);
      const text = await reply([...words.slice(middle), ...words.slice(0, middle)].join(' '), href.replace(/#.*/, ''));
      if (!answersTo(title).some((answer) => plain(text).includes(plain(answer)))) elsewhere.push(title);
    }
    expect(elsewhere).toEqual([]);
  });
});
