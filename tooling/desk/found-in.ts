import type { Choice } from './jobs.ts';

/**
 * Takes choices and the words that are sought. Returns the choices in which every word stands: first those that have them whole in what
 * they are, then as parts of words there, then those that have one only in what is said of them. Never throws.
 */
export function foundIn<Found extends Choice>(choices: readonly Found[], sought: string): readonly Found[] {
  const words = plain(sought).split(' ');
  const rankOf = ({ words: shown, about = '', alsoCalled = '' }: Choice) => {
    const [all, what] = [shown, about === '' ? shown : shown.replace(about, '')].map(
      (text) => ` ${plain(`${text} ${alsoCalled}`)} `,
    ) as [string, string];
    if (words.every((word) => what.includes(` ${word} `))) return 0;
    // A number is another one with a digit more: 20 is not in 2026.
    if (words.every((word) => what.includes(/^\d+$/.test(word) ? ` ${word} ` : word))) return 1;
    return words.every((word) => all.includes(word)) ? 2 : 3;
  };
  const ranked = choices.map((choice) => ({ choice, rank: rankOf(choice) }));
  return [0, 1, 2].flatMap((rank) => ranked.flatMap((one) => (one.rank === rank ? [one.choice] : [])));
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();
