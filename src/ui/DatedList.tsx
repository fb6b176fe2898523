import { Unbroken } from './Unbroken.tsx';
import styles from './DatedList.module.css';

interface Entry {
  readonly href: string;
  readonly name: string;
  readonly text: string;
  readonly date: { readonly iso: string; readonly words: string };
  readonly remark: string;
}

/** Entries by date: the day, the entry, and a remark at the end of the line. */
export function DatedList({ entries }: { readonly entries: readonly Entry[] }) {
  return (
    <ul className={styles.list}>
      {entries.map(({ href, name, text, date, remark }) => (
        <li key={href} className={styles.entry}>
          <time dateTime={date.iso}>{date.words}</time>
          <div>
            <h2>
              <a href={href}>
                <Unbroken text={name} />
              </a>
            </h2>
            <p>
              <Unbroken text={text} />
            </p>
          </div>
          <small>{remark}</small>
        </li>
      ))}
    </ul>
  );
}
