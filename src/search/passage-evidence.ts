import type { PagePassages } from '#src/collections/types.ts';
import { candidatesOf, type Candidate } from './passage-candidates.ts';
import { likeWords } from './like-words.ts';
import { nearWord, type NearWord } from './near-words.ts';
import type { Asked, PassageQuestion, PassageReader } from './passage-reading.ts';
import { nearest, wordKin, type WordKin } from './word-kin.ts';
import { strengths, type HoldersOfWords, type Strengths } from './word-strengths.ts';
import { wordsIn } from './words.ts';

/** A page that may answer, as the search found it. */
export interface FoundPage {
  readonly href: string;
  readonly passages: PagePassages;
  /** How well the page fits the question, by the search. */
  readonly score: number;
  /** The words of the question by which the page's subject was recognised, normalised. */
  readonly matched: readonly string[];
  /** The place of the page that the search itself takes for the answer. */
  readonly entry: string;
  /** Whether it is the page that was spoken of before. */
  readonly isSpokenOf: boolean;
}

/** What speaks for a candidate, each from 0 to 1. */
export type Evidence = Readonly<Record<EvidenceName, number>>;

export type EvidenceName = (typeof evidenceNames)[number];

export const evidenceNames = [
  'phrase',
  'named',
  'ownWords',
  'held',
  'phrased',
  'subject',
  'pairs',
  'fuzzy',
  'askedInTitle',
  'askedInPhrase',
  'askedInText',
  'askedNowhere',
  'figure',
  'day',
  'yesOrNo',
  'foundBySearch',
  'spokenOf',
  'behindFirst',
  'notFirst',
  'length',
  'firstQuestion',
  'isQuestion',
  'isFact',
  'isStep',
  'isWho',
  'isDocument',
  'isLine',
  'isLead',
  'isWhoList',
  'isDates',
  'isSection',
  'timeAsked',
  'documentsAsked',
  'stepsAsked',
  'datesAsked',
  'leadAlone',
] as const;

/** A candidate with what speaks for it. */
export interface Weighed {
  readonly candidate: Candidate;
  readonly page: FoundPage;
  /** Whether the question repeats a phrase by which it is asked, in whatever order, apart from the words of the subject. */
  readonly isAskedOutright: boolean;
  /** Whether it is the very part of its page that is asked for, and nothing else is. */
  readonly isPartAsked: boolean;
  /** Whether the question names the subject of the page and nothing besides. */
  readonly isSubjectAlone: boolean;
  /** Whether the question names the page by its name and nothing besides, apart from what it asks. */
  readonly isNameAlone: boolean;
  /** Whether all that the question asks of the subject is one of the particulars, in no words of its own. */
  readonly isCueAlone: boolean;
  /** What is asked of the page, apart from its name. */
  readonly asked: ReadonlySet<Asked>;
  /** Whether it is asked for a price, by its title or a phrase. */
  readonly isOfPrice: boolean;
  /** Whether it tells how two things differ. */
  readonly tellsApart: boolean;
  /** Whether its title asks for a fee that its text tells, rather than for one that delay costs. */
  readonly tellsFee: boolean;
  readonly evidence: Evidence;
}

/** What is read of a candidate once. */
interface ReadCandidate {
  readonly candidate: Candidate;
  /** The words of its title that say something of a subject. */
  readonly title: readonly string[];
  readonly phrases: readonly (readonly string[])[];
  readonly pairs: ReadonlySet<string>;
  readonly askedInTitle: ReadonlySet<Asked>;
  readonly askedInPhrases: ReadonlySet<Asked>;
  readonly askedInText: ReadonlySet<Asked>;
  readonly length: number;
  readonly hasFigure: boolean;
  readonly hasDay: boolean;
  readonly saysYesOrNo: boolean;
  readonly tellsApart: boolean;
}

interface ReadPage {
  readonly candidates: readonly ReadCandidate[];
  readonly holders: HoldersOfWords;
  readonly name: ReadonlySet<string>;
  /** How rare each word of the page is among its candidates; what stands on none is as rare as can be. */
  readonly rarities: ReadonlyMap<string, number>;
  readonly kin: WordKin;
  readonly like: WordKin;
  readonly near: NearWord;
}

/** Weighs what pages say against a question. */
export interface Evidencer {
  /** The word of the pages that a misspelt one stands for; the word itself where it is known or near to none. */
  meant(word: string, pages: readonly FoundPage[]): string;
  /** What speaks for each candidate of the pages, which come best first. */
  weigh(question: PassageQuestion, pages: readonly FoundPage[]): readonly Weighed[];
}

const longText = 60;
const namedDay =
  /\b\d{1,2}(?:st|nd|rd|th)\b|\b(?:january|february|march|april|may|june|july|august|september|october|november|december)\b/i;

/**
 * Makes what weighs passages. Takes the reader of the guide's word lists, and whether misspelt words are read by those of the pages; keeps what it has read of
 * a page. Make it once.
 */
export function passageEvidence(reader: PassageReader, readsSlips = true): Evidencer {
  const known = new WeakMap<PagePassages, ReadPage>();
  const read = ({ passages, href }: FoundPage): ReadPage => {
    const page = known.get(passages) ?? readPage(passages, href, reader, readsSlips);
    known.set(passages, page);
    return page;
  };
  return {
    meant(word, pages) {
      if (!readsSlips || reader.isKnown(word)) return word;
      const those = pages.map(read);
      if (those.some(({ rarities, kin }) => rarities.has(word) || kin(word).length > 0)) return word;
      return reader.nearCue(word) ?? those.map(({ near }) => near(word)).find((near) => near !== undefined) ?? word;
    },
    weigh: (question, pages) =>
      pages.flatMap((page, place) => weighPage(question, page, place, pages[0] ?? page, read(page), reader)),
  };
}

function readPage(passages: PagePassages, href: string, reader: PassageReader, readsSlips: boolean): ReadPage {
  const holders = new Map<string, { title: number[]; phrases: number[]; text: number[] }>();
  const counts = new Map<string, number>();
  const candidates = candidatesOf(passages, href).map((candidate, number): ReadCandidate => {
    const [title, text] = [wordsIn(candidate.title), wordsIn(candidate.text)];
    const phrases = candidate.asked.map(wordsIn);
    const places = [new Set(title), new Set(text), new Set(phrases.flat())] as const;
    for (const word of new Set([...places[0], ...places[1], ...places[2]])) {
      counts.set(word, (counts.get(word) ?? 0) + 1);
      const held = holders.get(word) ?? { title: [], phrases: [], text: [] };
      holders.set(word, held);
      if (places[0].has(word)) held.title.push(number);
      if (places[1].has(word)) held.text.push(number);
      if (places[2].has(word)) held.phrases.push(number);
    }
    return {
      candidate,
      title: title.filter((word) => !reader.isStopWord(word)),
      phrases,
      pairs: new Set([title, text, ...phrases].flatMap(pairsOf)),
      askedInTitle: reader.askedIn(title),
      askedInPhrases: new Set(phrases.flatMap((phrase) => [...reader.askedIn(phrase)])),
      askedInText: reader.askedIn(text),
      length: text.length,
      hasFigure: /\d/.test(`${candidate.text} ${candidate.title}`),
      hasDay: namedDay.test(`${candidate.text} ${candidate.title}`),
      saysYesOrNo: reader.saysYesOrNo(text),
      tellsApart: reader.tellsApart(title),
    };
  });
  return {
    candidates,
    holders,
    name: new Set(wordsIn(passages.name)),
    rarities: new Map([...counts].map(([word, held]) => [word, rarityOf(held, candidates.length)])),
    kin: wordKin(counts.keys()),
    like: readsSlips ? likeWords(counts.keys()) : () => [],
    near: nearWord([...counts].sort(([, one], [, other]) => other - one).map(([word]) => word)),
  };
}

const rarityOf = (held: number, candidates: number) => Math.log(1 + candidates / held);

const pairsOf = (words: readonly string[]) => words.slice(1).map((word, at) => `${words[at] ?? ''} ${word}`);

/** To look at more words than this takes longer than it helps. */
const mostFuzzy = 12;
/** What a passage says at length counts for so much of what it is called or asked. */
const textShare = 0.5;

function weighPage(
  question: PassageQuestion,
  page: FoundPage,
  place: number,
  first: FoundPage,
  { candidates, holders, name, rarities, kin, like }: ReadPage,
  reader: PassageReader,
): readonly Weighed[] {
  const { said, words, meanings } = question;
  const asked = reader.askedOf(said, name);
  // A page is found by the number of a section or form that one of its passages is about.
  const isNumberOfPassage = (word: string) => /\d/.test(word) && (holders.get(word)?.phrases.length ?? 0) > 0;
  const subject = new Set([...name, ...page.matched.filter((word) => !reader.isCue(word) && !isNumberOfPassage(word))]);
  const isOwn = new Set(words);
  const rest = [...new Set([...words, ...meanings])].filter(
    (word) =>
      !reader.isStopWord(word) &&
      !(asked.has('process') && reader.isStarting(word)) &&
      (reader.isCue(word) ? !name.has(word) : !subject.has(word) && !isSmall(word)),
  );
  const rarest = rarityOf(1, candidates.length);
  const rarity = (word: string) => (rarities.get(word) ?? rarest) * (isOwn.has(word) ? 1 : meaningShare);
  const whole = sum(rest, rarity) || 1;
  const restWords = new Set(rest);
  const nearRest = nearest(rest, kin);
  const inRest = (word: string) => (restWords.has(word) ? 1 : (nearRest.get(word) ?? 0));
  const subjects = words.filter((word) => !reader.isStopWord(word) && !reader.isCue(word));
  const pairs = pairsOf(words).filter((pair) => !pair.split(' ').every((word) => reader.isStopWord(word)));
  const kinds = Math.max(1, asked.size);
  const isCueAlone = rest.every((word) => reader.isCue(word));
  const isNameAlone = words.every((word) => name.has(word) || reader.isStopWord(word) || reader.isCue(word));
  const partAsked = isCueAlone ? onlyPart(asked) : undefined;
  const count = candidates.length;
  const ofRest = rest.map((word) => ({ rarity: rarity(word), ...strengths(word, kin(word), holders, count) }));
  const ofSubjects = subjects.map((word) => strengths(word, kin(word), holders, count));
  const fuzzy = fuzzyScores(
    rest
      .filter((word) => isOwn.has(word))
      .slice(0, mostFuzzy)
      .map((word) => ({
        rarity: rarity(word),
        ...strengths(word, rarities.has(word) ? [] : like(word), holders, count),
      })),
    count,
  );
  const behind = Math.min(1, (first.score - page.score) / first.score);

  return candidates.map((one, at): Weighed => {
    const { candidate } = one;
    const { kind } = candidate;
    const own = one.title.filter((word) => !subject.has(word));
    let [named, held, phrased, ofSubject] = [0, 0, 0, 0];
    for (const { rarity: rare, title, phrases, text } of ofRest) {
      const [inTitle = 0, inPhrases = 0, inText = 0] = [title[at], phrases[at], text[at]];
      named += rare * Math.max(inTitle, inPhrases);
      held += rare * Math.max(inTitle, inPhrases, inText);
      phrased += rare * inPhrases;
    }
    for (const { title, text } of ofSubjects) ofSubject += Math.max(text[at] ?? 0, title[at] ?? 0);
    const askedIn = [...asked].map((part) =>
      one.askedInTitle.has(part)
        ? 'title'
        : one.askedInPhrases.has(part)
          ? 'phrase'
          : one.askedInText.has(part)
            ? 'text'
            : 'nowhere',
    );
    const share = (where: (typeof askedIn)[number]) => askedIn.filter((found) => found === where).length / kinds;
    return {
      candidate,
      page,
      isAskedOutright: one.phrases.some((phrase) => isRepeated(phrase, isOwn, subject, reader)),
      isNameAlone,
      isCueAlone: asked.size > 0 && isCueAlone,
      isSubjectAlone: rest.length === 0 && asked.size === 0,
      asked,
      isOfPrice: one.askedInTitle.has('fees') || one.askedInPhrases.has('fees'),
      tellsApart: one.tellsApart,
      tellsFee: one.askedInTitle.has('fees') && one.askedInText.has('fees') && !one.askedInTitle.has('penalty'),
      isPartAsked: partOf[kind] !== undefined && partOf[kind] === partAsked,
      evidence: {
        phrase: Math.max(
          0,
          ...one.phrases.map((phrase) => phraseFit(phrase, { subject, isOwn, rest: restWords, inRest, rarity, whole })),
        ),
        named: named / whole,
        ownWords: sum(own, (word) => rarity(word) * inRest(word)) / (sum(own, rarity) || 1),
        held: held / whole,
        phrased: phrased / whole,
        subject: subjects.length === 0 ? 0 : ofSubject / subjects.length,
        pairs: pairs.length === 0 ? 0 : pairs.filter((pair) => one.pairs.has(pair)).length / pairs.length,
        fuzzy: fuzzy[at] ?? 0,
        askedInTitle: share('title'),
        askedInPhrase: share('phrase'),
        askedInText: share('text'),
        askedNowhere: share('nowhere'),
        figure: Number(question.wantsFigure && one.hasFigure),
        day: Number(question.wantsDay && one.hasDay),
        yesOrNo: Number(question.wantsYesOrNo && one.saysYesOrNo),
        foundBySearch: Number(page.entry === candidate.href && candidate.href.includes('#')),
        spokenOf: Number(page.isSpokenOf),
        behindFirst: behind,
        notFirst: Number(place > 0),
        length: Math.min(1, one.length / longText),
        firstQuestion: Number(kind === 'question' && at === 0),
        isQuestion: Number(kind === 'question'),
        isFact: Number(kind === 'fact'),
        isStep: Number(kind === 'step'),
        isWho: Number(kind === 'who' || kind === 'includes'),
        isDocument: Number(kind === 'document'),
        isLine: Number(kind === 'paragraph' || kind === 'row'),
        isLead: Number(kind === 'lead'),
        isWhoList: Number(kind === 'who-list'),
        isDates: Number(kind === 'dates'),
        isSection: Number(kind === 'section'),
        timeAsked: Number(kind === 'time' && asked.has('time')),
        documentsAsked: Number(kind === 'documents' && asked.has('documents')),
        stepsAsked: Number(kind === 'steps' && asked.has('process')),
        datesAsked: Number(kind === 'dates' && (asked.has('dates') || question.wantsDay)),
        leadAlone: Number(kind === 'lead' && rest.length === 0),
      },
    };
  });
}

/** Whether a question has all words of a phrase, and beside them only such as name the subject or ask nothing. A phrase of cues alone asks for a part. */
function isRepeated(
  phrase: readonly string[],
  question: ReadonlySet<string>,
  subject: ReadonlySet<string>,
  reader: PassageReader,
): boolean {
  const isOwnWord = (word: string) => !subject.has(word);
  // Most phrases lack a word already.
  if (phrase.length < 2 || phrase.some((word) => isOwnWord(word) && !question.has(word))) return false;
  const hasOwn = phrase.some(isOwnWord);
  return (
    phrase.some((word) => !reader.isCue(word)) &&
    (hasOwn || phrase.every((word) => question.has(word))) &&
    [...question].every(
      (word) =>
        phrase.includes(word) || (hasOwn && subject.has(word)) || (reader.isStopWord(word) && !reader.isCue(word)),
    )
  );
}

/** The parts of a page that are asked for by name. */
const partOf: Readonly<Partial<Record<Candidate['kind'], Asked>>> = {
  time: 'time',
  documents: 'documents',
  steps: 'process',
  dates: 'dates',
  'who-list': 'eligibility',
};

const parts: ReadonlySet<Asked> = new Set(['time', 'documents', 'process', 'dates']);
const besideParts: ReadonlySet<Asked> = new Set(['what', 'eligibility', 'payment']);

/** The one part of a page that is asked for: "papers do I need" asks for papers. */
function onlyPart(asked: ReadonlySet<Asked>): Asked | undefined {
  const [part, ...more] = [...asked].filter((one) => !besideParts.has(one));
  if (part === undefined) return asked.has('eligibility') && asked.size === 1 ? 'eligibility' : undefined;
  // "When is it compulsory" asks from what on, and of whom.
  if (asked.size === 2 && asked.has('eligibility') && part === 'limit') return 'eligibility';
  return more.length === 0 && parts.has(part) ? part : undefined;
}

/** A meaning that was looked up counts less than the word itself. */
const meaningShare = 0.5;

/** Small figures stand everywhere. */
const isSmall = (word: string) => /^\d{1,3}$/.test(word);

const sum = (words: readonly string[], of: (word: string) => number) =>
  words.reduce((whole, word) => whole + of(word), 0);

/** A question as its words are met on a page. */
interface Met {
  readonly subject: ReadonlySet<string>;
  readonly isOwn: ReadonlySet<string>;
  readonly rest: ReadonlySet<string>;
  readonly inRest: (word: string) => number;
  readonly rarity: (word: string) => number;
  readonly whole: number;
}

/** How much of a phrase is in the question, and of the question in the phrase. */
function phraseFit(phrase: readonly string[], { subject, isOwn, rest, inRest, rarity, whole }: Met): number {
  let [mass, met, covered] = [0, 0, 0];
  for (const word of phrase) {
    if (subject.has(word)) continue;
    const rare = rarity(word);
    mass += rare;
    met += rare * (isOwn.has(word) ? 1 : inRest(word));
    if (rest.has(word)) covered += rare;
  }
  if (met === 0) return 0;
  met /= mass;
  covered /= whole;
  return 0.6 * met + (0.4 * 2 * met * covered) / (met + covered);
}

/** How much of the words each candidate has, as they stand or as Fuse finds them misspelt; the one that has most is 1. */
function fuzzyScores(words: readonly (Strengths & { readonly rarity: number })[], count: number): readonly number[] {
  const scores = Array.from({ length: count }, (_, at) => {
    let score = 0;
    for (const { rarity, title, phrases, text } of words)
      score += rarity * Math.max(title[at] ?? 0, phrases[at] ?? 0, textShare * (text[at] ?? 0));
    return score;
  });
  const most = Math.max(...scores) || 1;
  return scores.map((score) => score / most);
}
