import { describe, expect, it } from 'vitest';
import { categoryPage } from '#tooling/content/compile.ts';
import { loadContent } from '#tooling/content/load.ts';
import { pagePassages } from '#tooling/content/passages.ts';
import { topicFile } from '../support/topic-file.ts';
import { edited, faultsIn, sampleContent } from './sample-content.ts';

const firm = 'services/registrations/firm.md';
const action = '{ text: Send us a line., words: Contact Us, to: /contact }';
const days = 'estimate: 7 to 10 business days';

describe('how long a service takes', () => {
  it.each([
    'estimate: 2 to 3 business days for the report, 5 to 10 with a filing',
    'sentence: By the 15th of the month',
  ])('is a number of days, or a sentence: %s', (written) => {
    expect(faultsIn(edited(firm, days, written))).toEqual([]);
  });

  it.each([
    [
      'a sentence where the page writes "Usually" before it',
      'estimate: By the 15th of the month',
      '20: timeline.estimate: expected the fewest and the most days, such as "7 to 10 business days"; other words go into "sentence" in its place, found "By the 15th of the month"',
    ],
    ['both', `${days}\n  sentence: At once`, '19: timeline: expected either estimate or sentence'],
  ])('is not %s', (_, written, fault) => {
    expect(faultsIn(edited(firm, days, written))).toEqual([`content/${firm}:${fault}`]);
  });

  it('is told', () => {
    expect(faultsIn(edited(firm, `${days}\n  `, ''))).toEqual([
      `content/${firm}:19: timeline: expected either estimate or sentence`,
    ]);
  });

  it('is what the category and the guide say of it', () => {
    const content = loadContent(sampleContent(edited(firm, days, 'sentence: By the 15th of the month')));
    const [category] = content.categories;
    expect(category && categoryPage(content, category).services.map(({ typicalTime }) => typicalTime)).toEqual([
      'By the 15th of the month',
      '7 to 10 business days',
      '7 to 10 business days',
    ]);
    const passages = pagePassages(content).get('/services/registrations/firm')?.passages;
    expect(passages?.filter(({ kind }) => kind === 'time').map(({ title }) => title)).toEqual([
      'By the 15th of the month',
    ]);
  });
});

it('a topic says how long it takes in the same way', () => {
  const faults = (timeline: string) =>
    faultsIn({ 'topics/small-business.md': topicFile(`action: ${action}\ntimeline: { ${timeline} }`) });
  expect(faults('sentence: By an agreed day each month')).toEqual([]);
  expect(faults('estimate: By an agreed day each month')).toEqual([
    'content/topics/small-business.md:12: timeline.estimate: expected the fewest and the most days, such as "7 to 10 business days"; other words go into "sentence" in its place, found "By an agreed day each month"',
  ]);
});
