import { describe, expect, it } from 'vitest';
import { bestPassage, passagesOf } from '#src/guide/passages.ts';
import { knowledge } from '../support/guide-knowledge.ts';

const passages = [
  { asked: 'How long is a kite licence valid?', text: 'A kite licence is valid for 2 years.' },
  { asked: 'What is the penalty for flying without a licence?', text: 'The penalty is ₹100 a day.' },
  { asked: '', text: 'A kite licence names one flier and one kite.' },
  { asked: 'Renewal', text: 'Renewal: 14 January.' },
];
const everyday = new Set('what is the of a for how long i if my do'.split(' '));
const best = (message: string) => bestPassage(message, 'Kite Licence', passages, (word) => everyday.has(word));

describe('the passage that answers', () => {
  it.each([
    ['what is the validity of a kite licence', passages[0]],
    ['what does the moon cost', undefined],
    ['how long is a kite licence valid', passages[0]],
    ['penalty for kite licence', passages[1]],
    ['fliers on one licence', passages[2]],
    ['kite licence renewal date', passages[3]],
  ])('to %j', (message, passage) => {
    const found = best(message);
    expect(found && found.coverage >= 0.45 ? found.passage : undefined).toEqual(passage);
  });

  it('is none where nothing is asked beyond the subject', () => {
    expect(best('what is a kite licence')).toBeUndefined();
  });

  it('covers less of a message, the more of it stands nowhere', () => {
    expect(best('penalty for kite licence')?.coverage).toBe(1);
    expect(best('penalty for kite licence aboard ships')?.coverage).toBeLessThan(0.6);
  });
});

it('draws the questions, the rules and the dates of a page', async () => {
  const detail = await knowledge.detailAt('/services/returns-filing/gst-returns');
  if (detail?.kind !== 'service') throw new Error('the page is no service');
  const { questions, facts, dates = [] } = detail.page;
  expect(passagesOf(detail)).toHaveLength(questions.length + facts.length + dates.length);
});
