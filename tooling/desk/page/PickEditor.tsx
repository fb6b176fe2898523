import { useState } from 'react';
import type { Choice } from '../jobs.ts';
import styles from './desk.module.css';

/** Of more than these, a further word is asked for. */
const mostShown = 40;

/** One of many choices, found by words that stand in it. */
export function PickEditor(props: {
  readonly named: { readonly id?: string };
  readonly label: string;
  readonly choices: readonly Choice[] | undefined;
  readonly value: unknown;
  readonly onChange: (value: string) => void;
}) {
  const { named, label, choices, value, onChange } = props;
  const [sought, setSought] = useState('');
  const isFound = foundBy(sought);
  const found = choices?.filter((choice) => isFound(choice) || choice.value === value);
  return (
    <>
      <input
        {...named}
        type="search"
        placeholder="Find it by a word"
        value={sought}
        onChange={({ target }) => setSought(target.value)}
      />
      <div role="radiogroup" aria-label={`Found: ${label}`} className={styles.picks}>
        {found?.slice(0, mostShown).map((choice) => (
          <label key={choice.value} className={styles.choice}>
            <input
              type="radio"
              name={named.id}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            {choice.words}
          </label>
        ))}
      </div>
      <span role="status" className={styles.count}>
        {found ? `${String(found.length)} found` : 'Being looked up…'}
      </span>
    </>
  );
}

/** Whether every word that is sought stands in a choice. */
export function foundBy(sought: string): (choice: Choice) => boolean {
  const words = plain(sought).split(' ');
  return (choice) => {
    const text = plain(`${choice.words} ${choice.alsoCalled ?? ''}`);
    return words.every((word) => text.includes(word));
  };
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();
