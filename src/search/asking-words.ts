import type { Language, Particulars } from '#src/collections/types.ts';
import { phraseAt, phraseBook } from './phrases.ts';
import { wordsIn } from './words.ts';

/** What is asked of a subject: one of the particulars, or a part of an answer that the search knows as well. */
export type Asked = keyof Particulars['particulars'] | keyof Language['aspects'];

/** Tells what a text asks for or tells of, by the word lists of the guide. */
export interface AskingWords {
  asked(text: string): ReadonlySet<Asked>;
  /** The same for words from `wordsIn`. */
  askedBy(words: readonly string[]): ReadonlySet<Asked>;
  /** Whether a figure, a day, or a yes or no is wanted. */
  wants(text: string): { readonly figure: boolean; readonly day: boolean; readonly yesOrNo: boolean };
}

/** Parts of an answer, as the search knows them, that passages are told apart by. */
const shared = ['documents', 'time', 'process', 'fees', 'what', 'dates'] as const;

/** What has a figure of its own. */
const ofFigures: readonly Asked[] = ['penalty', 'limit', 'rate', 'number', 'validity', 'refund'];

/** Makes what tells what a text asks for. Takes the word lists of the guide. Make it once. */
export function askingWords(
  { aspects }: Pick<Language, 'aspects'>,
  { particulars, figures, days, yesOrNo }: Particulars,
): AskingWords {
  const kinds = new Map<string, Asked[]>();
  const add = (cues: readonly string[], asked: Asked) => {
    for (const cue of cues) kinds.set(wordsIn(cue).join(' '), [...(kinds.get(wordsIn(cue).join(' ')) ?? []), asked]);
  };
  for (const [asked, cues] of Object.entries(particulars) as [Asked, readonly string[]][]) add(cues, asked);
  for (const aspect of shared) add(aspects[aspect], aspect);
  const book = phraseBook([...kinds].map(([cue, asked]) => [cue.split(' '), asked] as const));
  const listed = (cues: readonly string[]) => {
    const list = phraseBook(cues.map((cue) => [wordsIn(cue), true] as const));
    return (words: readonly string[]) => words.some((_, at) => phraseAt(list, words, at) !== undefined);
  };
  const [figure, day, either] = [listed(figures), listed(days), listed(yesOrNo)];
  const askedBy = (words: readonly string[]) => {
    const found = new Set<Asked>();
    for (let at = 0; at < words.length;) {
      const cue = phraseAt(book, words, at);
      cue?.value.forEach((one) => found.add(one));
      at += cue?.length ?? 1;
    }
    // "How much" of what has a name of its own, such as a penalty or a limit, asks for no price.
    if (ofFigures.some((one) => found.has(one))) found.delete('fees');
    return found;
  };
  return {
    asked: (text) => askedBy(wordsIn(text)),
    askedBy,
    wants(text) {
      const words = wordsIn(text);
      return { figure: figure(words), day: day(words), yesOrNo: either(words) };
    },
  };
}
