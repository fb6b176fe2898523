import { onlySeen } from './unseen.ts';

/** The zero of each script whose digits a visitor in India may type; one to nine follow it in Unicode. */
const scriptZeros = [0x0660, 0x06f0, 0x0966, 0x09e6, 0x0a66, 0x0ae6, 0x0b66, 0x0be6, 0x0c66, 0x0ce6, 0x0d66, 0xff10];

const fractions: ReadonlyMap<string, string> = new Map([
  ['½', '.5'],
  ['¼', '.25'],
  ['¾', '.75'],
]);

function plainDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  const zero = scriptZeros.find((start) => code >= start && code < start + 10);
  return zero === undefined ? digit : String(code - zero);
}

/** Takes any text and returns it with Indian-script, Arabic and full-width digits as 0 to 9. */
export function plainDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, plainDigit);
}

/** Takes any text and returns it with plain digits, full-width signs as ordinary ones and one kind of dash, each at its own place. */
export function plainSigns(text: string): string {
  return plainDigits(text)
    .replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(/[\u2010-\u2015\u2212\ufe63]/g, '-');
}

/**
 * Takes text as typed and returns it ready for reading: lower case, plain digits, one kind of
 * dash, quote and space, full-width signs as ordinary ones, signs that show nothing gone.
 */
export function plainText(text: string): string {
  return onlySeen(plainSigns(text.normalize('NFC')))
    .replace(/[½¼¾]/g, (sign) => fractions.get(sign) ?? sign)
    .replace(/[\u2018\u2019\u02bc`]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}

/** Takes any text and tells whether it holds a control character other than tab and line breaks. */
export function hasControlCharacters(text: string): boolean {
  return /\p{Cc}/u.test(text.replace(/[\t\n\r]/g, ''));
}

/** Takes text from `plainText` and returns its words in order, letters and vowel signs only. */
export function wordsOf(text: string): readonly string[] {
  return text.replace(/(?<=\p{L})'(?=\p{L})/gu, '').match(/[\p{L}\p{M}]+/gu) ?? [];
}
