import { sharedStem, wordsIn } from '#src/search/words.ts';
import type { Detail } from './compose.ts';

/** A piece of a page that can answer by itself: what it is asked, if it is a question, and what it says. */
export interface Passage {
  readonly asked: string;
  readonly text: string;
}

/** The questions, rules and dates of a page, as far as it has them. */
export function passagesOf({ page }: Detail): readonly Passage[] {
  const questions = page.questions.map(({ question, answer }) => ({ asked: question, text: answer }));
  if (!('facts' in page)) return questions;
  const { dates = [], facts } = page;
  return [
    ...questions,
    ...facts.map(({ text }) => ({ asked: '', text })),
    ...dates.map(({ what, when }) => ({ asked: what, text: `${what}: ${when}.` })),
  ];
}

export interface BestPassage {
  readonly passage: Passage;
  /** How much of the message it covers, from 0 to 1. */
  readonly coverage: number;
  /** How many words of the message say what is asked beyond the subject. */
  readonly asked: number;
}

/**
 * The passage that holds what a message asks beyond the subject of its page. Takes the message, the name of the page, its passages and which words
 * say nothing. Words that stand in most passages of a page tell none of them from the others, so each word counts by how rare it is there.
 * Returns the passage and how much of the message it covers, from 0 to 1; undefined where nothing is asked beyond the subject.
 */
export function bestPassage(
  message: string,
  name: string,
  passages: readonly Passage[],
  isEveryday: (word: string) => boolean,
): BestPassage | undefined {
  const subject = new Set(wordsIn(name));
  const rest = [...new Set(wordsIn(message))].filter((word) => !isEveryday(word) && !subject.has(word));
  if (rest.length === 0 || passages.length === 0) return undefined;
  const read = passages.map((passage) => ({ passage, asked: wordsIn(passage.asked), text: wordsIn(passage.text) }));
  const rarity = new Map(
    rest.map((word) => {
      const holders = read.filter(({ asked, text }) => strength(word, asked) > 0 || strength(word, text) > 0).length;
      return [word, Math.log(1 + passages.length / Math.max(1, holders))] as const;
    }),
  );
  const whole = rest.reduce((sum, word) => sum + (rarity.get(word) ?? 0), 0);
  const wantsFigure = asksForFigure.test(message);
  const scored = read.map(({ passage, asked, text }) => {
    const held = rest.reduce(
      (sum, word) => sum + (rarity.get(word) ?? 0) * Math.max(strength(word, asked), inAnswer * strength(word, text)),
      0,
    );
    const own = asked.filter((word) => !isEveryday(word) && !subject.has(word));
    const shared = own.filter((word) => strength(word, rest) > 0).length;
    const fit = own.length === 0 ? 0 : shared / own.length;
    const hasFigure = wantsFigure && /\d/.test(passage.text) ? figureBonus : 0;
    return { passage, coverage: held / whole, asked: rest.length, score: held / whole + fitWeight * fit + hasFigure };
  });
  return scored.reduce((best, one) => (one.score > best.score ? one : best));
}

const inAnswer = 0.7;
const fitWeight = 0.25;
const figureBonus = 0.08;
const asksForFigure =
  /how (?:much|many|long|late|often)|limit|rate|percent|penalty|late|fees?|when|date|maximum|minimum|valid|kitna|kitne|entha|enni/i;

/** How surely a word stands among others: 1 as it is, less by a common beginning. */
function strength(word: string, words: readonly string[]): number {
  if (words.includes(word)) return 1;
  const stem = words.reduce((best, other) => Math.max(best, sharedStem(word, other)), 0);
  return stem >= 0.6 ? stem : 0;
}
