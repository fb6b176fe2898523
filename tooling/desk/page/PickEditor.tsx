import { useState } from 'react';
import { foundIn } from '../found-in.ts';
import type { Choice } from '../jobs.ts';
import styles from './desk.module.css';

/** Of more than these, a further word is asked for. */
const mostShown = 40;

/** One of many choices, found by words that stand in it. */
export function PickEditor(props: {
  readonly named: { readonly id?: string; readonly 'aria-invalid': boolean };
  readonly label: string;
  readonly choices: readonly Choice[] | undefined;
  readonly value: unknown;
  readonly onChange: (value: string) => void;
}) {
  const { named, label, choices, value, onChange } = props;
  const [sought, setSought] = useState('');
  const matching = choices && foundIn(choices, sought);
  const isChosen = value !== '' && choices?.some((choice) => choice.value === value) === true;
  const chosen =
    choices?.filter((choice) => choice.value === value && !matching?.slice(0, mostShown).includes(choice)) ?? [];
  const found = matching && [...chosen, ...matching.filter((choice) => !chosen.includes(choice))];
  return (
    <>
      <input
        {...named}
        type="search"
        placeholder="Find it by a word"
        value={sought}
        onChange={({ target }) => {
          setSought(target.value);
          // What was written and not chosen is told as wrong, and not lost.
          if (!isChosen) onChange(target.value);
        }}
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
        {found ? countOf(found.length) : 'Being looked up…'}
      </span>
    </>
  );
}

const countOf = (found: number) =>
  found > mostShown
    ? `The first ${String(mostShown)} of ${String(found)}. Another word finds fewer.`
    : `${String(found)} found`;
