import { describe, expect, it } from 'vitest';
import { isOnlyMasked, maskSensitiveNumbers, sensitiveNumbersIn } from '#src/entities/sensitive/sensitive-numbers.ts';
import { casesIn } from '../support/case-file.ts';

const found = (text: string) =>
  sensitiveNumbersIn(text).map(({ kind, start, end }) => `${kind}: ${text.slice(start, end)}`);

describe('a number that nobody should write into a chat is found', () => {
  it.each(casesIn<[text: string, numbers: readonly string[]]>('tests/entities/sensitive-numbers.jsonl'))(
    '%s',
    (text, numbers) => {
      expect(found(text)).toEqual(numbers);
    },
  );
});

describe('what only looks like one is left alone:', () => {
  it.each(casesIn<[what: string, text: string]>('tests/entities/only-looks-sensitive.jsonl'))('%s', (_, text) => {
    expect(found(text)).toEqual([]);
  });
});

describe('masking', () => {
  it('puts a dot for each letter and digit, keeps all else, and tells the kinds', () => {
    expect(maskSensitiveNumbers('Cards 4111 1111 1111 1111, 4111111111111111; PAN ABCPK1234F. Thanks')).toEqual({
      text: 'Cards •••• •••• •••• ••••, ••••••••••••••••; PAN ••••••••••. Thanks',
      kinds: ['card', 'pan'],
    });
  });

  it('finds nothing more in what is masked', () => {
    const { text } = maskSensitiveNumbers('a/c 30012345678 and ABCPK1234F');
    expect(maskSensitiveNumbers(text)).toEqual({ text, kinds: [] });
  });

  it.each([
    ['ABCPK1234F', true],
    ['My PAN number is ABCPK1234F.', true],
    ['aadhaar card: 2345 6789 0124', true],
    ['Ravi, PAN ABCPK1234F', false],
    ['ABCPK1234F 12 lakh', false],
    ['what is PAN ABCPK1234F', false],
    ['my PAN', false],
    ['', false],
  ])('"%s" is only that: %s', (text, isOnly) => {
    expect(isOnlyMasked(maskSensitiveNumbers(text).text)).toBe(isOnly);
  });
});
