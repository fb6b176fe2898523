import { useState } from 'react';
import { fieldName } from '#tooling/content/validate.ts';
import { isFields } from '../control.ts';
import { foundIn } from '../found-in.ts';
import type { Choice } from '../jobs.ts';
import { fieldTitle } from '../plain-words.ts';
import type { ValuePath } from '../value-path.ts';
import styles from './desk.module.css';

/** A form with fewer places than these is looked through faster than searched. */
const fewest = 20;
const mostShown = 12;

/** Finds a place of a long form by words that stand in it, and leads there. */
export function FindInForm({
  value,
  onChoose,
}: {
  readonly value: unknown;
  readonly onChoose: (field: string) => void;
}) {
  const [sought, setSought] = useState('');
  const places = placesIn(value, []);
  if (places.length < fewest) return null;
  const found = sought.trim() === '' ? [] : foundIn(places, sought);
  return (
    <search className={`${styles.field ?? ''} ${styles.find ?? ''}`}>
      <label htmlFor="find-in-form">Find in this form</label>
      <input id="find-in-form" type="search" value={sought} onChange={({ target }) => setSought(target.value)} />
      <ul className={styles.found}>
        {found.slice(0, mostShown).map(({ value: field, words }) => (
          <li key={field}>
            <button type="button" className={styles.link} onClick={() => onChoose(field)}>
              {words}
            </button>
          </li>
        ))}
      </ul>
      <span role="status" className={styles.count}>
        {sought.trim() !== '' && `${String(found.length)} found`}
      </span>
    </search>
  );
}

/** Every text and figure of a value, by the name of its field. */
function placesIn(value: unknown, path: ValuePath): readonly Choice[] {
  const parts: readonly (readonly [string | number, unknown])[] = Array.isArray(value)
    ? value.map((item: unknown, index) => [index, item] as const)
    : isFields(value)
      ? Object.entries(value)
      : [];
  if (parts.length > 0) return parts.flatMap(([name, item]) => placesIn(item, [...path, name]));
  if (typeof value !== 'string' && typeof value !== 'number') return [];
  const field = fieldName(path);
  return [{ value: field, words: `${fieldTitle(field)}: ${String(value)}`, alsoCalled: field }];
}
