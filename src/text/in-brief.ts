import { replaced, spanIn, traced } from './traced-text.ts';

/** A text as far as it is read, and how to come back from its words to what was typed. */
export interface Brief {
  readonly text: string;
  /** Takes words of the text and returns them as they were typed, with all that was typed behind the last of them that is read. */
  readonly typedFor: (words: string) => string;
}

/**
 * Takes a text as typed and how many characters of it are read. Returns it for reading: no more than those, and of a sign or a few that are
 * repeated many times the first repetitions, so that no reading takes long. Never throws.
 */
export function inBrief(typed: string, most: number): Brief {
  const read = typed.slice(0, most);
  const shortened = replaced(traced(read), repeated, ([run, unit = '']) =>
    run.length <= kept ? run : unit.repeat(Math.max(2, Math.floor(kept / unit.length))),
  );
  if (shortened.text === typed) return { text: typed, typedFor: (words) => words };
  const { text } = shortened;
  const end = text.trimEnd().length;
  return {
    text,
    typedFor: (words) => {
      const wanted = words.trim();
      const whole = text.trim();
      if (wanted === '') return words;
      if (wanted.includes(whole)) return wanted.replace(whole, () => typed.trim());
      const at = text.lastIndexOf(wanted);
      if (at < 0) return words;
      const span = spanIn(shortened, at, at + wanted.length);
      return typed.slice(span.start, at + wanted.length >= end ? typed.length : span.end);
    },
  };
}

/** Characters of a run that are read: more than any number or line of writing repeats. */
const kept = 20;
const repeated = /([^]{1,24}?)\1{7,}/gu;
