import type { DecisionPage } from '#src/collections/types.ts';
import { dayMonthYear } from '#src/domain/ist-dates.ts';
import words from 'content:decision-words';
import { paths } from '#src/paths.ts';
import { FilledText } from '#src/ui/FilledText.tsx';
import { Unbroken } from '#src/ui/Unbroken.tsx';
import styles from './Sources.module.css';

/** Every figure that a decision rests on, each once: what it is, what it comes to, where it stands and when it was checked. */
export function Sources({ decision }: { readonly decision: DecisionPage }) {
  const figures = new Map(
    Object.values(decision.outcomes).flatMap(({ restsOn }) => restsOn.map((figure) => [figure.id, figure] as const)),
  );
  return (
    <ul className={styles.sources}>
      {[...figures.values()].map(({ id, is, value, source, checked }) => (
        <li key={id}>
          <p>
            <a href={paths.figure(id)}>
              <Unbroken text={is} />
            </a>{' '}
            <strong>{value}</strong>
          </p>
          <small>
            <FilledText
              text={words.source}
              values={{ source, date: <time dateTime={checked}>{dayMonthYear(checked)}</time> }}
            />
          </small>
        </li>
      ))}
    </ul>
  );
}
