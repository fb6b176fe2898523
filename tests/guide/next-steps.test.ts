import { describe, expect, it } from 'vitest';
import type { Passage } from '#src/collections/types.ts';
import { nextSteps } from '#src/guide/answers/next-steps.ts';
import { runConversation } from '#tooling/guide/run-conversation.ts';
import { knowledge, moment, wording } from '../support/guide-knowledge.ts';

const passage = (kind: Passage['kind']): Passage => ({ kind, href: '/kites', title: '', text: 'Kites.' });
const page = (...kinds: readonly Passage['kind'][]) => ({
  name: 'Kite Licence',
  lead: 'Kites.',
  asked: [],
  passages: kinds.map(passage),
});
const words = {
  documents: 'Papers',
  time: 'How long?',
  fees: 'Fees',
  who: 'For whom?',
  process: 'Steps',
  dates: 'Dates',
  office: 'A person',
};
const whole = page('document', 'time', 'step', 'step', 'who', 'who', 'date', 'date');

describe('what may be asked next', () => {
  it('is what the page has, three parts at most, and the office', () => {
    expect(nextSteps(whole, new Set(), 'question', words)).toEqual(['Papers', 'How long?', 'Fees', 'A person']);
  });

  it('leaves out what was asked and what was said', () => {
    expect(nextSteps(whole, new Set(['documents', 'fees'] as const), 'time', words)).toEqual([
      'For whom?',
      'Steps',
      'Dates',
      'A person',
    ]);
  });

  it('leaves out what the page does not have', () => {
    expect(nextSteps(page('document', 'who', 'date', 'step'), new Set(), 'question', words)).toEqual([
      'Papers',
      'A person',
    ]);
  });

  it('is nothing where a page has no such parts', () => {
    expect(nextSteps(page('question', 'paragraph'), new Set(), 'question', words)).toEqual([]);
  });
});

/** One step a page, each in its turn. */
const mostElsewhere = 0.05;

describe('a step that is offered', () => {
  const { office, ...parts } = wording.nextSteps;

  it('is answered from its own page, but for a few of all pages', async () => {
    const steps = Object.values(parts);
    const pages = [...knowledge.serviceNames];
    const elsewhere: string[] = [];
    for (const [at, [href, name]] of pages.entries()) {
      const step = steps[at % steps.length] ?? '';
      const [, heard] = await runConversation([name, step], moment, knowledge);
      if (heard?.outcome !== 'answer' || heard.links[0]?.href.replace(/#.*/, '') !== href)
        elsewhere.push(`${name}: ${step}`);
    }
    expect(elsewhere.length / pages.length, elsewhere.join('\n')).toBeLessThanOrEqual(mostElsewhere);
  });

  it('of the office is answered by the office', async () => {
    const [heard] = await runConversation([office], moment, knowledge);
    expect(heard?.text).toContain(wording.handOff);
  });
});
