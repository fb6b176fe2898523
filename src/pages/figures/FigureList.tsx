import words from 'content:figure-words';
import type { Figure } from '#src/collections/types.ts';
import { dayMonthYear } from '#src/domain/ist-dates.ts';
import { FilledText } from '#src/ui/FilledText.tsx';
import { Unbroken } from '#src/ui/Unbroken.tsx';
import styles from './FigureList.module.css';

/** Figures of the law as a ledger keeps them: what each is and where it stands, and at the end of the line what it comes to. */
export function FigureList({ figures }: { readonly figures: readonly Figure[] }) {
  return (
    <ul className={styles.list}>
      {figures.map(({ id, is, value, source, checked, from, until }) => (
        <li key={id} id={id} className={styles.figure}>
          <p className={styles.is}>
            <a href={`#${id}`}>
              <Unbroken text={is} />
            </a>
          </p>
          <p className={styles.value}>
            <span>{value}</span>
            {[
              from !== undefined && { text: words.from, date: from },
              until !== undefined && { text: words.until, date: until },
            ].map(
              (limit) =>
                limit && (
                  <small key={limit.text}>
                    <FilledText text={limit.text} values={{ date: <Day iso={limit.date} /> }} />
                  </small>
                ),
            )}
          </p>
          <small className={styles.source}>
            <FilledText text={words.source} values={{ source, date: <Day iso={checked} /> }} />
          </small>
        </li>
      ))}
    </ul>
  );
}

function Day({ iso }: { readonly iso: string }) {
  return <time dateTime={iso}>{dayMonthYear(iso)}</time>;
}
