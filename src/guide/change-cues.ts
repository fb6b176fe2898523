/** Whether what stands before and after the name of an answer asks to change it. Where any words are an answer, only "change my email" and "change my email to …" are a change; "change the name on my certificate" is none. */
export function isPlainChange(before: string, after: string, corrections: ReadonlySet<string>): boolean {
  return withoutCues(before, corrections) === '' && /^[\s.!]*$|^\s*(?:[:=]|(?:to|is|as|should)\b)/i.test(after);
}

/** Returns a remark without the words of changing, and what joins them to the value at its beginning and end. */
export function withoutCues(text: string, corrections: ReadonlySet<string>): string {
  const isCue = (word: string) =>
    corrections.has(word.toLowerCase()) ||
    /^(?:my|the|to|is|as|it|should|be|please|no|was|of|na|mera|meri|ko|answer|i|want|need|can|you|wait|oh|ok|okay|hey|and|also|meant|mean|said)$/i.test(
      word,
    );
  const words = text
    .replace(/[:=]/g, ' ')
    .split(/\s+/)
    .filter((word) => word !== '');
  while (words.length > 0 && isCue((words[0] ?? '').replace(/[,.!]+$/, ''))) words.shift();
  while (words.length > 0 && isCue((words.at(-1) ?? '').replace(/[,.!]+$/, ''))) words.pop();
  return words.join(' ');
}
