/** Where a sentence ends. "No. 3" ends none. */
const sentenceEnd = /(?<=[.!?])(?!(?<=\bNo\.)\s+\d)\s+(?=[\p{Lu}\p{N}₹"])/u;

/** The first sentence of a text, and the next where that is very short. */
export function inShort(text: string): string {
  const [first = '', second = ''] = text.split(sentenceEnd);
  return wordCount(first) < shortSentence ? `${first} ${second}`.trim() : first;
}

const shortSentence = 12;

/** How many words a text has that single spaces part. */
const wordCount = (text: string): number => text.split(' ').length;
