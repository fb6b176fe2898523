/**
 * Takes a text as typed, pasted or filled in by a browser. Returns it as it is seen: without signs that show nothing and do nothing where they stand
 * (marks of direction, soft hyphens, blanks of no width, fillers), a blank for each filler that takes room. Joiners within the letters of
 * other scripts stay, and so do those that make one picture of several. A mail address has only what is seen. Never throws.
 */
export function withoutUnseen(text: string): string {
  if (!unseen.test(text)) return text;
  return text
    .replace(unneeded, '')
    .replace(/\S+/gu, (word) => (word.includes('@') ? word.replace(allUnseen, '') : word.replace(fillers, ' ')));
}

/** Takes a text and returns it without any sign that shows nothing, for what is no writing: addresses, numbers, days. Never throws. */
export const onlySeen = (text: string): string => text.replace(allUnseen, '');

const filler = String.raw`\u115f\u1160\u3164\uffa0\u2800`;
const signs = String.raw`[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb\u2800]`;

const unseen = new RegExp(signs, 'u');
const allUnseen = new RegExp(signs, 'gu');
const fillers = new RegExp(`[${filler}]`, 'gu');

/** A joiner behind a letter of Telugu or another script with joined letters, and what joins pictures or chooses one. */
const joining = [
  String.raw`(?<=(?!\p{Script=Latin}|\p{Default_Ignorable_Code_Point})[\p{L}\p{M}])[\u200c\u200d]`,
  String.raw`(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}]\ufe0f?)\u200d(?=\p{Extended_Pictographic})`,
  String.raw`(?<=\p{Extended_Pictographic})[\ufe0e\ufe0f]`,
  String.raw`(?<=[\d#*])\ufe0f(?=\u20e3)`,
  String.raw`(?<=\u{1f3f4}[\u{e0020}-\u{e007f}]{0,6})[\u{e0020}-\u{e007f}]`,
].join('|');
const unneeded = new RegExp(`(?!${joining}|[${filler}])${signs}`, 'gu');
