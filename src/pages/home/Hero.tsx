import type { HomePage, Practice } from '#src/collections/types.ts';
import { paths } from '#src/paths.ts';
import { ButtonLink } from '#src/ui/Button.tsx';
import { ErrorBoundary } from '#src/ui/ErrorBoundary.tsx';
import { DueDates } from './DueDates.tsx';
import styles from './Hero.module.css';

/** The first screen of the home page: what, for whom, where, two ways on, and what falls due. */
export function Hero({
  hero,
  dates,
  upcoming,
  offices,
  hours,
}: Pick<HomePage, 'hero' | 'dates' | 'upcoming'> & Pick<Practice, 'offices' | 'hours'>) {
  return (
    <header className={styles.hero}>
      <div className={styles.inner}>
        <div className={styles.body}>
          <div>
            <h1>{hero.heading}</h1>
            <p className={styles.text}>{hero.text}</p>
            <div className={styles.actions}>
              <ButtonLink href={paths.contact}>{hero.book}</ButtonLink>
              <ButtonLink look="quiet" href="?guide=ask">
                {hero.ask}
              </ButtonLink>
            </div>
          </div>
          <ErrorBoundary>
            <DueDates dates={dates} upcoming={upcoming} />
          </ErrorBoundary>
        </div>
        <ul className={styles.margin}>
          {offices.map(({ id, town, name }) => (
            <li key={id}>
              <strong>{town}</strong> <span>{name}</span>
            </li>
          ))}
          {hours.map(({ days, time }) => (
            <li key={days}>
              <strong>{days}</strong> <span>{time}</span>
            </li>
          ))}
        </ul>
      </div>
    </header>
  );
}
