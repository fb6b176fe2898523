import { describe, expect, it } from 'vitest';
import { accepted, refused } from '#src/domain/parsed.ts';
import { rupeesQuestion } from '#src/forms/rupees-question.ts';

const words = {
  label: 'Savings',
  prompt: 'How much?',
  help: '',
  format: 'Rupees',
  alsoCalled: ['savings'],
  covers: ['ppf', 'lic'],
};
const savings = rupeesQuestion('savings', words, { cap: 100_000 });
const context = { now: new Date('2026-11-21T06:00:00Z'), answers: {} };
const read = (text: string) => savings.parse(text, context);

describe('a question for an amount', () => {
  it('reads one amount, and adds several that are each said to be part of it', () => {
    expect(read('40k')).toEqual(accepted(40_000));
    expect(read('ppf 30k and lic 20k')).toEqual(accepted(50_000));
  });

  it('adds named amounts even where their words together could be one figure', () => {
    expect(read('lic 50 thousand & 5 lakh ppf')).toEqual(accepted(550_000));
    expect(savings.explain?.('lic 50 thousand & 5 lakh ppf', { answers: {} })).toBe('₹50,000 + ₹5,00,000');
  });

  it('refuses what is no amount, by the reason of the single one', () => {
    expect(read('twenty and thirty apples')).toEqual(refused('amountOtherSubject'));
  });

  it('shows how several amounts were added, and nothing where there was one', () => {
    expect(savings.explain?.('ppf 30k and lic 20k', { answers: {} })).toBe('₹30,000 + ₹20,000');
    expect(savings.explain?.('30k', { answers: {} })).toBe(undefined);
    expect(savings.explain?.('nothing of the kind', { answers: {} })).toBe(undefined);
  });

  it('takes no amount in hand for what is earned, and sets it aside where another one is told', () => {
    expect(read('40k in hand')).toEqual(refused('amountInHand'));
    expect(read('in hand 40k')).toEqual(refused('amountInHand'));
    expect(read('12 lakh ctc, in hand 70k')).toEqual(accepted(1_200_000));
    expect(read('12 lakh or 13 lakh, in hand 70k')).toEqual(refused('amountSeveral'));
    expect(savings.explain?.('ppf 30k and lic 20k in hand', { answers: {} })).toBe(undefined);
    expect(savings.find?.('12 lakh ctc, in hand 70k', context).map(({ isAside }) => isAside)).toEqual([
      undefined,
      true,
    ]);
  });

  it('refuses more than it may be, and nothing up to that', () => {
    expect(savings.validate(100_000, context)).toEqual(accepted(100_000));
    expect(savings.validate(100_001, context)).toEqual(refused('amountAboveCap', { cap: '₹1,00,000' }));
    expect(rupeesQuestion('any', words).validate(100_001, context)).toEqual(accepted(100_001));
  });

  it('knows the things that are part of it', () => {
    expect(savings.covers).toEqual(['ppf', 'lic']);
  });

  it('writes an amount in figures, and beside the field in words too', () => {
    expect([savings.format(150_000), savings.echo?.(150_000)]).toEqual([
      '₹1,50,000',
      '₹1,50,000 · one lakh fifty thousand',
    ]);
  });
});
