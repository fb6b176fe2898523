import { describe, expect, it } from 'vitest';
import type { Passage } from '#src/collections/types.ts';
import { nextSteps } from '#src/guide/answers/next-steps.ts';
import { converse } from '../support/converse.ts';
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
    expect(nextSteps(whole, new Set(), 'question', words)).toEqual([
      { label: 'Papers', kind: 'documents' },
      { label: 'How long?', kind: 'time' },
      { label: 'Fees', kind: 'fee' },
      { label: 'A person' },
    ]);
  });

  it('leaves out what was asked and what was said', () => {
    expect(nextSteps(whole, new Set(['documents', 'fees'] as const), 'time', words)).toEqual([
      { label: 'For whom?', kind: 'who-list' },
      { label: 'Steps', kind: 'process' },
      { label: 'Dates', kind: 'dates' },
      { label: 'A person' },
    ]);
  });

  it('leaves out what the page does not have', () => {
    expect(nextSteps(page('document', 'who', 'date', 'step'), new Set(), 'question', words)).toEqual([
      { label: 'Papers', kind: 'documents' },
      { label: 'A person' },
    ]);
  });

  it('is nothing where a page has no such parts', () => {
    expect(nextSteps(page('question', 'paragraph'), new Set(), 'question', words)).toEqual([]);
  });
});

async function offeredAfter(line: string): Promise<readonly string[]> {
  const conversation = converse();
  await conversation.say(line);
  return conversation.chips();
}

describe('a step that is offered', () => {
  const { office, ...parts } = wording.nextSteps;

  it('is answered from its own page', async () => {
    const elsewhere: string[] = [];
    for (const [href, name] of knowledge.serviceNames) {
      const chips = await offeredAfter(name);
      for (const choose of Object.values(parts).filter((step) => chips.includes(step))) {
        const [, heard] = await runConversation([name, { choose }], moment, knowledge);
        if (heard?.links[0]?.href.replace(/#.*/, '') !== href) elsewhere.push(`${name}: ${choose}`);
      }
    }
    expect(elsewhere).toEqual([]);
  });

  it('of the office is answered by the office', async () => {
    const [heard] = await runConversation([office], moment, knowledge);
    expect(heard?.text).toContain(wording.handOff);
  });
});
