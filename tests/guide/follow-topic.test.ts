import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { followTopic } from '#src/guide/dialogue/follow-topic.ts';
import type { Reply } from '#src/guide/model/reply.ts';
import { noTopic, type Topic } from '#src/guide/model/topic.ts';
import { knowledge } from '../support/guide-knowledge.ts';

const registration = '/services/registrations/gst-registration';
const returns = '/services/returns-filing/gst-returns';
const before: Topic = {
  page: registration,
  spokenOf: { [registration]: 1 },
  told: [{ href: registration, number: 3 }],
  heading: 'What is an LUT, and how do I get it?',
  said: ['lut kya hai'],
  facts: [{ text: 'lut kya hai' }],
};
const answer: Reply = {
  outcome: 'answer',
  blocks: [],
  links: [{ href: `${returns}#dates`, label: 'GST Returns' }],
  about: { spokenOf: { [returns]: 0.9 }, told: [{ href: returns, number: 7 }], heading: 'When is GSTR-3B due?' },
};
const missed: Reply = { ...answer, outcome: 'miss' };
const { about: _, ...workedOut } = answer;

describe('the topic', () => {
  it('moves to what an answer is about, with what the visitor said last in front', () => {
    expect(followTopic(before, 'gstr 3b due date', answer, knowledge)).toEqual({
      page: returns,
      spokenOf: { [returns]: 0.947, [registration]: 0.053 },
      told: [{ href: returns, number: 7 }],
      heading: 'When is GSTR-3B due?',
      said: ['gstr 3b due date', 'lut kya hai'],
      facts: [{ text: 'gstr 3b due date' }, { text: 'lut kya hai' }],
    });
  });

  it('is the page that an answer links to where it was worked out', () => {
    expect(followTopic(noTopic, 'gstr 3b due date', workedOut, knowledge)).toEqual({
      page: returns,
      spokenOf: { [returns]: 1 },
      told: [],
      heading: '',
      said: ['gstr 3b due date'],
      facts: [{ text: 'gstr 3b due date' }],
    });
  });

  it('keeps its page behind figures that were worked out on no page of a subject, and no passage was told last', () => {
    const figures: Reply = {
      outcome: 'answer',
      blocks: [],
      links: [{ href: '/tax-calculator', label: 'Income tax calculator' }],
      decision: { id: 'income-tax', given: { salary: 1200000 } },
    };
    const { page, told } = followTopic(before, 'tax on salary 12 lakh', figures, knowledge);
    expect([page, told]).toEqual([registration, []]);
  });

  it('keeps the last two messages and the one that it began with', () => {
    const said = ['c', 'b', 'a'];
    expect(followTopic({ ...before, said }, 'd', answer, knowledge).said).toEqual(['d', 'c', 'a']);
  });

  it('keeps its page behind an answer that is unsure, and takes up what was told', () => {
    const unsure = { ...answer, about: { spokenOf: { [returns]: 0.3 }, told: [], heading: '' } };
    const { page, told, spokenOf } = followTopic(before, 'and till when', unsure, knowledge);
    expect([page, told, spokenOf]).toEqual([registration, [], { [registration]: 0.538, [returns]: 0.462 }]);
  });

  it('never becomes what a miss offers, whatever was said', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const { said, facts: _, ...kept } = followTopic(before, text, missed, knowledge);
        expect([kept, said]).toEqual([
          { page: before.page, spokenOf: before.spokenOf, told: before.told, heading: before.heading },
          [text, 'lut kya hai'],
        ]);
      }),
    );
  });
});
