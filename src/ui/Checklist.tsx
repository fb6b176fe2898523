import { tick } from './move-once.ts';
import { Unbroken } from './Unbroken.tsx';
import styles from './Checklist.module.css';

interface Item {
  readonly item: string;
  readonly note?: string;
}

/** A numbered list whose items can be ticked off. */
export function Checklist({
  items,
  ticked,
  onToggle,
  idOf,
}: {
  readonly items: readonly Item[];
  readonly ticked: ReadonlySet<string>;
  readonly onToggle: (item: string) => void;
  /** The place of an item, by where it stands in the list, from 0. */
  readonly idOf?: (index: number) => string;
}) {
  return (
    <ol className={styles.list}>
      {items.map(({ item, note }, index) => (
        <li key={item} id={idOf?.(index)}>
          <label>
            <span className={styles.item}>
              <Unbroken text={item} />
              {note !== undefined && (
                <small>
                  <Unbroken text={note} />
                </small>
              )}
            </span>
            <span className={styles.box}>
              <input
                type="checkbox"
                checked={ticked.has(item)}
                onChange={({ currentTarget }) => {
                  if (currentTarget.checked) tick(currentTarget);
                  onToggle(item);
                }}
              />
            </span>
          </label>
        </li>
      ))}
    </ol>
  );
}
