import type { PagePassages } from '#src/collections/types.ts';
import { withSlip } from './with-slip.ts';

const ways = {
  'word for word': (question: string) => question,
  'with a slip': withSlip,
  'turned round': turnedRound,
} as const;

const plain = (text: string) => text.replace(/\s+/g, ' ');

/** The second half of a text before the first, as somebody may put it who thinks of the end first. */
export function turnedRound(text: string): string {
  const words = text.replace(/[?.]+$/, '').split(' ');
  const middle = Math.ceil(words.length / 2);
  return [...words.slice(middle), ...words.slice(0, middle)].join(' ');
}

/**
 * Asks every question that stands on our pages, from the home page, in three ways, and looks whether its own answer comes. Takes the passages by the address of
 * their page, and how a question is asked. Returns a line for each way, with what failed before it.
 */
export async function ownEvaluation(
  pages: ReadonlyMap<string, PagePassages>,
  ask: (text: string) => Promise<string>,
): Promise<string> {
  const questions = [...pages.values()].flatMap(({ passages }) => passages.filter(({ kind }) => kind === 'question'));
  const lines: string[] = [];
  for (const [name, way] of Object.entries(ways)) {
    const missed: string[] = [];
    for (const [number, { title }] of questions.entries()) {
      const asked = way(title, number);
      const said = await ask(asked);
      const own = questions.filter((one) => one.title === title);
      if (!own.some(({ text }) => plain(said).includes(plain(text)))) missed.push(`not its own answer: ${asked}`);
    }
    const right = questions.length - missed.length;
    lines.push(
      ...missed,
      `${name.padEnd(14)}  asked ${questions.length}  answered by its own answer ${((100 * right) / questions.length).toFixed(1)}%`,
    );
  }
  return lines.join('\n');
}
