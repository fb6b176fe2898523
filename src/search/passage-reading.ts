import type { Language, Particulars } from '#src/collections/types.ts';
import { nearWord, type NearWord } from './near-words.ts';
import { phraseAt, phraseBook } from './phrases.ts';
import { wordsIn, writingsOf } from './words.ts';

/** What a text asks for: one of the particulars, or a part of an answer that the search knows as well. */
export type Asked = keyof Particulars['particulars'] | keyof Language['aspects'];

/** A question as it is held against the passages of a page. */
export interface PassageQuestion {
  /** Its words, normalised, in their order: "kya kya lagega" says one of them twice. */
  readonly said: readonly string[];
  /** Each of them once. */
  readonly words: readonly string[];
  /** What our pages say for words of it. */
  readonly meanings: ReadonlySet<string>;
  readonly asked: ReadonlySet<Asked>;
  /** Whether it names nothing besides what it asks. */
  readonly isBare: boolean;
  readonly wantsFigure: boolean;
  readonly wantsDay: boolean;
  readonly wantsYesOrNo: boolean;
  /** Whether a price is named, rather than how much of something. */
  readonly namesPrice: boolean;
  /** Whether it asks if we do what it names. */
  readonly asksOurs: boolean;
  /** Whether "how many" of days asks for the limit of the law, and not how long our work takes. */
  readonly asksLimit: boolean;
}

/** Reads questions and passages by the word lists of the guide. */
export interface PassageReader {
  /** Takes a question apart. Takes any text, which word a word stands for that may be misspelt, and the words of what is spoken of. */
  question(text: string, meant?: (word: string) => string, about?: ReadonlySet<string>): PassageQuestion;
  /** Whether a word stands in the lists of the guide. */
  isKnown(word: string): boolean;
  /** The word of a cue that a misspelt one stands for. */
  readonly nearCue: NearWord;
  /** What a text asks for, or tells of. Takes its words, normalised. */
  askedIn(words: readonly string[]): ReadonlySet<Asked>;
  /** What a question asks of a page, apart from its name: "digital signature" asks who signs nothing. Takes the words of both, normalised. */
  askedOf(words: readonly string[], name: ReadonlySet<string>): ReadonlySet<Asked>;
  /** Whether a word says nothing of a subject. */
  isStopWord(word: string): boolean;
  /** Whether a word says nothing more beside "how": "how to start". */
  isStarting(word: string): boolean;
  /** Whether a word belongs to what is asked of a subject. */
  isCue(word: string): boolean;
  /** Whether a title asks how two things differ. Takes its words, normalised. */
  tellsApart(words: readonly string[]): boolean;
  /** Whether an answer begins with its yes or no. Takes its words, normalised. */
  saysYesOrNo(words: readonly string[]): boolean;
}

const none: ReadonlySet<string> = new Set();

/** Parts of an answer, as the search knows them, that passages are told apart by. */
const sharedAspects = ['documents', 'time', 'process', 'fees', 'what', 'dates'] as const;

/** Makes a reader. Takes the word lists of the guide. Make it once. */
export function passageReader(
  language: Pick<Language, 'stopWords' | 'aspects' | 'synonyms'>,
  {
    particulars,
    amounts,
    figures,
    days,
    whenNeeded: { when, need, done },
    timeLimit: { acts, waiting, subjects },
    yesOrNo,
    yesAndNo,
    wantsMore,
    starting,
    ours,
    differenceBetween,
  }: Particulars,
): PassageReader {
  const own = Object.entries(particulars) as [keyof typeof particulars, readonly string[]][];
  const ownWords = new Set(own.flatMap(([, cues]) => cues.flatMap((cue) => wordsIn(cue).join(' '))));
  const cues: readonly (readonly [Asked, readonly string[]])[] = [
    ...own.flatMap(([asked, those]) => those.map((cue) => [asked, wordsIn(cue)] as const)),
    // "Late fee" asks the search for dates; here it has a name of its own.
    ...sharedAspects.flatMap((aspect) =>
      language.aspects[aspect]
        .map(wordsIn)
        .filter((words) => aspect === 'time' || !words.some((word) => ownWords.has(word)))
        .map((words) => [aspect, words] as const),
    ),
  ];
  const kindsOf = new Map<string, Asked[]>();
  for (const [asked, words] of cues) {
    const key = words.join(' ');
    kindsOf.set(key, [...(kindsOf.get(key) ?? []), asked]);
  }
  const book = phraseBook([...kindsOf].map(([key, kinds]) => [key.split(' '), kinds] as const));
  const synonyms = language.synonyms.flatMap(({ say, mean }) =>
    say.flatMap(writingsOf).map((words) => [words, wordsIn(mean)] as const),
  );
  const meanings = phraseBook(synonyms);
  const stopWords = new Set(language.stopWords.flatMap(wordsIn));
  const cueWords = new Set(cues.flatMap(([, words]) => words));
  const known = new Set([
    ...stopWords,
    ...cueWords,
    ...synonyms.flatMap(([words]) => words),
    ...[amounts, figures, days, yesOrNo].flat().flatMap(wordsIn),
  ]);
  const listOf = (phrases: readonly string[]) => phraseBook(phrases.map((phrase) => [wordsIn(phrase), true] as const));
  const [figureBook, dayBook, yesNoBook, oursBook] = [listOf(figures), listOf(days), listOf(yesOrNo), listOf(ours)];
  const apartBook = listOf([differenceBetween]);
  const has = (list: typeof figureBook, words: readonly string[]) =>
    words.some((_, at) => phraseAt(list, words, at) !== undefined);
  const answers = new Set(yesAndNo.flatMap(wordsIn));
  const openWords = new Set(wantsMore.flatMap(wordsIn));
  const [whenWords, needWords, doneWords] = [when, need, done].map((those) => new Set(those.flatMap(wordsIn)));
  /** "Tax audit kab compulsory" asks who needs it, not for a day. */
  const asksWhenNeeded = (words: readonly string[]) =>
    words.some((word) => whenWords?.has(word)) &&
    words.some((word) => needWords?.has(word)) &&
    !words.some((word) => doneWords?.has(word));
  const [actWords, waitingWords] = [acts, waiting].map((those) => new Set(those.flatMap(wordsIn)));
  const limited = subjects.flatMap(wordsIn);
  const speaksOfWaiting = (words: readonly string[]) => words.some((word) => waitingWords?.has(word));
  /** "How many days to file" names an act that is due, and no waiting. */
  const asksLimit = (words: readonly string[]) => words.some((word) => actWords?.has(word)) && !speaksOfWaiting(words);
  const startingWords = new Set(starting.flatMap(wordsIn));
  const amountWords = new Set(amounts.flatMap(wordsIn));

  /** Whether cues and words without a subject are all that is said. */
  const isBare = (words: readonly string[]): boolean => {
    for (let at = 0; at < words.length;) {
      const cue = phraseAt(book, words, at);
      if (!cue && !stopWords.has(words[at] ?? '')) return false;
      at += cue?.length ?? 1;
    }
    return true;
  };

  const read = (words: readonly string[], name: ReadonlySet<string> = none) => {
    const asked = new Set<Asked>();
    let namesPrice = false;
    for (let at = 0; at < words.length;) {
      const cue = phraseAt(book, words, at);
      const isNamed = cue !== undefined && words.slice(at, at + cue.length).every((word) => name.has(word));
      if (!isNamed) cue?.value.forEach((one) => asked.add(one));
      if (
        cue?.value.includes('fees') === true &&
        !words.slice(at, at + cue.length).every((word) => amountWords.has(word))
      )
        namesPrice = true;
      at += cue?.length ?? 1;
    }
    // "How much" of what has a name of its own, such as a penalty or a limit, asks for no price.
    if (!namesPrice && asked.size > 1) asked.delete('fees');
    return { asked, namesPrice };
  };
  const askedIn = (words: readonly string[]): ReadonlySet<Asked> => read(words).asked;
  const readQuestion = (words: readonly string[], name?: ReadonlySet<string>, about = name) => {
    const { asked, namesPrice } = read(words, name);
    // Of an appeal "how many days" asks for the days it has.
    const hasLimit = limited.some((word) => about?.has(word));
    if (hasLimit && isBare(words) && !speaksOfWaiting(words) && asked.delete('time')) asked.add('dates');
    if (asksWhenNeeded(words)) {
      asked.delete('dates');
      asked.add('eligibility').add('limit');
    }
    return { asked, namesPrice };
  };

  return {
    askedIn,
    askedOf: (words, name) => readQuestion(words, name).asked,
    isStopWord: (word) => stopWords.has(word),
    isStarting: (word) => startingWords.has(word),
    isCue: (word) => cueWords.has(word),
    tellsApart: (words) => has(apartBook, words),
    saysYesOrNo: ([first = '']) => answers.has(first),
    isKnown: (word) => known.has(word),
    nearCue: nearWord([...cueWords]),
    question(text, meant = (word) => word, about = none) {
      const words = wordsIn(text).map(meant);
      const whenNeeded = asksWhenNeeded(words);
      const begins = words.findIndex((word) => !stopWords.has(word) || phraseAt(yesNoBook, [word], 0));
      return {
        said: words,
        words: [...new Set(words)],
        meanings: new Set(words.flatMap((_, at) => phraseAt(meanings, words, at)?.value ?? [])),
        ...readQuestion(words, none, about),
        isBare: isBare(words),
        asksOurs: has(oursBook, words),
        asksLimit: asksLimit(words),
        wantsFigure: whenNeeded || has(figureBook, words),
        wantsDay: !whenNeeded && has(dayBook, words),
        wantsYesOrNo:
          !whenNeeded &&
          words.some((_, at) => {
            const found = phraseAt(yesNoBook, words, at);
            // "Who can apply" and "how do I pay" want more than a yes.
            if (words.slice(0, at).some((word) => openWords.has(word))) return false;
            return found !== undefined && (at === begins || found.length > 1 || !stopWords.has(words[at] ?? ''));
          }),
      };
    },
  };
}
