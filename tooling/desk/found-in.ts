import type { Choice } from './jobs.ts';

/** The choices in which every word stands that is sought; first those that have them all in what they are, and not in what is said of it. */
export function foundIn<Found extends Choice>(choices: readonly Found[], sought: string): readonly Found[] {
  const words = plain(sought).split(' ');
  const isIn = (text: string) => words.every((word) => text.includes(word));
  const isWhat = ({ words: shown, about = '', alsoCalled = '' }: Choice) => {
    const text = ` ${plain(`${about === '' ? shown : shown.replace(about, '')} ${alsoCalled}`)} `;
    // A number is another one with a digit more: 20 is not in 2026.
    return words.every((word) => text.includes(/^\d+$/.test(word) ? ` ${word} ` : word));
  };
  const found = choices.filter(({ words: shown, alsoCalled = '' }) => isIn(plain(`${shown} ${alsoCalled}`)));
  return [...found.filter(isWhat), ...found.filter((choice) => !isWhat(choice))];
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();
