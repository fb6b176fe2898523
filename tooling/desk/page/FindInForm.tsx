import { useState } from 'react';
import { fieldName } from '#tooling/content/validate.ts';
import { isFields, type Control } from '../control.ts';
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
  control,
  value,
  onChoose,
}: {
  readonly control: Control;
  readonly value: unknown;
  readonly onChoose: (field: string) => void;
}) {
  const [sought, setSought] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const places = placesIn(value, [], control);
  if (places.length < fewest) return null;
  const found = sought.trim() === '' || !isOpen ? [] : foundIn(places, sought);
  return (
    <search
      className={`${styles.field ?? ''} ${styles.find ?? ''}`}
      onFocus={() => setIsOpen(true)}
      onBlur={({ currentTarget, relatedTarget }) => setIsOpen(currentTarget.contains(relatedTarget))}
    >
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
        {sought.trim() !== '' && isOpen && `${String(found.length)} found`}
      </span>
    </search>
  );
}

/** Every text and figure of a value, by the name of its field; it is also called what its field is for. */
function placesIn(value: unknown, path: ValuePath, control: Control | undefined, hint = ''): readonly Choice[] {
  if (Array.isArray(value)) {
    const item = control?.kind === 'list' ? control.item : undefined;
    return value.flatMap((one, index) => placesIn(one, [...path, index], item, hint));
  }
  if (isFields(value)) {
    const fields = control?.kind === 'fields' ? control.fields : [];
    return Object.entries(value).flatMap(([name, one]) => {
      const field = fields.find((own) => own.name === name);
      return placesIn(one, [...path, name], field?.control, field?.hint);
    });
  }
  if (typeof value !== 'string' && typeof value !== 'number') return [];
  const field = fieldName(path);
  return [{ value: field, words: `${fieldTitle(field)}: ${String(value)}`, alsoCalled: `${field} ${hint}` }];
}
