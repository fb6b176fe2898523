import { describe, expect, it } from 'vitest';
import { isOnlyMasked, maskSensitiveNumbers, sensitiveNumbersIn } from '#src/entities/sensitive/sensitive-numbers.ts';

const found = (text: string) =>
  sensitiveNumbersIn(text).map(({ kind, start, end }) => `${kind}: ${text.slice(start, end)}`);

describe('a number that nobody should write into a chat is found', () => {
  it.each([
    ['ABCDE1234F', ['pan: ABCDE1234F']],
    ['my pan is abcpk1234f, is it active?', ['pan: abcpk1234f']],
    ['PAN:ABCPK1234F.', ['pan: ABCPK1234F']],
    ['pan no ABCPK 1234 F', ['pan: ABCPK 1234 F']],
    ['Pan card - a b c p k 1 2 3 4 f', ['pan: a b c p k 1 2 3 4 f']],
    ['mine ABCPK1234F and hers ABCPL4321G', ['pan: ABCPK1234F', 'pan: ABCPL4321G']],
    ['ABCPL 1234 K is my pan', ['pan: ABCPL 1234 K']],
    ['my otp is 482913', ['secret: 482913']],
    ['OTP: 4829', ['secret: 4829']],
    ['482913 is the otp', ['secret: 482913']],
    ['portal password Lakshmi@123, user id is my pan', ['secret: Lakshmi@123']],
    ['cvv 123', ['secret: 123']],
    ['2345 6789 0124', ['aadhaar: 2345 6789 0124']],
    ['aadhaar 234567890124 linked to pan', ['aadhaar: 234567890124']],
    ['it is 2345-6789-0124', ['aadhaar: 2345-6789-0124']],
    ['my adhar is 2345 6789 0125, perhaps wrong', ['aadhaar: 2345 6789 0125']],
    ['Aadhaar number: 919848022332', ['aadhaar: 919848022332']],
    ['२३४५ ६७८९ ०१२४', ['aadhaar: २३४५ ६७८९ ०१२४']],
    ['charge it to 4111 1111 1111 1111 please', ['card: 4111 1111 1111 1111']],
    ['4111111111111111', ['card: 4111111111111111']],
    ['rupay 6073-8500-1234-5671', ['card: 6073-8500-1234-5671']],
    ['3782 822463 10005', ['card: 3782 822463 10005']],
    ['debit card no. 5018 0000 0009', []],
    ['account 50100123456789', ['account: 50100123456789']],
    ['a/c no: 9848022338', ['account: 9848022338']],
    ['my SBI account number is 30012345678', ['account: 30012345678']],
    ['refund to account in SBI 30012345678', []],
    ['bank account is 98480-22338', ['account: 98480-22338']],
    ['ac 123456789', ['account: 123456789']],
    ['30012345678, IFSC SBIN0001234', ['account: 30012345678']],
    ['IFSC HDFC0001234, 501 0012 3456 789', ['account: 501 0012 3456 789']],
    ['30012345678 is my bank account', ['account: 30012345678']],
    ['98480 22338 4111 1111 1111 1111', ['card: 4111 1111 1111 1111']],
    [
      'Ravi, PAN ABCPK1234F, Aadhaar 2345 6789 0124, phone 98480 22338, a/c 30012345678',
      ['pan: ABCPK1234F', 'aadhaar: 2345 6789 0124', 'account: 30012345678'],
    ],
  ])('%s', (text, numbers) => {
    expect(found(text)).toEqual(numbers);
  });
});

describe('what only looks like one is left alone:', () => {
  it.each([
    ['a sum beside the word PAN', 'no pan, total 5000 in all'],
    ['a password that is not told', 'my password is wrong, otp not coming'],
    ['a phone for the code', 'otp 9848022338'],
    ['minutes of a code', 'otp is valid for 10 minutes'],
    ['a phone', '9848022338'],
    ['a phone in two groups', '98480 22338'],
    ['a phone with the country code', '+91 98480 22332'],
    ['a phone with the country code in one piece', '+919848022332'],
    ['a phone with the country code without plus', '919848022332'],
    ['a phone with two zeros', '00919848022332'],
    ['two phones', '98480 22338 91234 56789'],
    ['a phone and a PIN code', '63030 22338 500001'],
    ['a phone from abroad', '+1 732 555 0142'],
    ['a long phone from abroad', '+4915123456789'],
    ['a phone beside an account', 'about my bank account, call 9848022338'],
    ['a phone soon after an account', 'help with account 98480 22338'],
    ['an amount in Indian grouping', '12,50,000'],
    ['a large amount', '500000000'],
    ['a large amount in crores', 'turnover 12,50,00,00,000'],
    ['a large amount in an account', 'my account has 512345678'],
    ['an amount put into an account', '512345678 in my account'],
    ['a round amount beside an account', 'books of account 500000000 turnover'],
    ['an amount with its sign', 'account ₹512345678'],
    ['an amount with its word', 'account 512345678 rupees'],
    ['an amount with a stroke', 'account 512345678/-'],
    ['a date', '25/12/2026'],
    ['a date with points beside an account', 'account opened 25.12.2026'],
    ['a day and a phone beside an account', 'account 25-12-2026 98480 22338'],
    ['a PIN code', '500 001'],
    ['a GSTIN', '36ABCPK1234F1Z5'],
    ['a GSTIN in groups', '36 ABCPK1234F 1Z5'],
    ['a TAN', 'HYDA12345B'],
    ['an IFSC', 'SBIN0001234'],
    ['a mail address', 'abcpk1234f@gmail.com'],
    ['a mail address that ends so', 'ravi.abcpk1234f@gmail.com'],
    ['a host', 'ravi@abcpk1234f.com'],
    ['a year in a sentence', 'since 2015 i have filed'],
    ['twelve digits without the check digit', '2345 6789 0125'],
    ['twelve digits that begin with a one', '1345 6789 0129'],
    ['twelve digits that begin with a nought', '0345 6789 0128'],
    ['sixteen digits without the check digit', '4111 1111 1111 1112'],
    ['sixteen digits whose first twelve have a check digit', '2345 6789 0124 1111'],
    ['an acknowledgement number', '123456789012345'],
    ['an ARN', 'AA360124000001X'],
    ['part of a longer number', 'x4111111111111111'],
    ['no number', 'my account, my pan and my aadhaar card'],
    ['nothing', ''],
  ])('%s', (_, text) => {
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
