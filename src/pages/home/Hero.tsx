import type { HomePage, Practice } from '#src/collections/types.ts';
import { paths } from '#src/paths.ts';
import { ButtonLink } from '#src/ui/Button.tsx';
import { LedgerDrawing } from './LedgerDrawing.tsx';
import styles from './Hero.module.css';

/** The first screen of the home page: what, for whom, where, and two ways on. */
export function Hero({ hero, offices, hours }: {
  readonly hero: HomePage['hero'];
  readonly offices: Practice['offices'];
  readonly hours: Practice['hours'];
}) {
  return (
    <header className={styles.hero}>
      <div className={styles.sheet}>
        <div>
          <h1>{hero.heading}</h1>
          <p className={styles.text}>{hero.text}</p>
          <div className={styles.actions}>
            <ButtonLink href={paths.contact}>{hero.book}</ButtonLink>
            <ButtonLink look="quiet" href="?guide=ask">
              {hero.ask}
            </ButtonLink>
          </div>
          <p className={styles.where}>
            {offices.map(({ town }) => town).join(' and ')} · {hours[0]?.days}, {hours[0]?.time}
          </p>
        </div>
        <LedgerDrawing className={styles.drawing} />
      </div>
    </header>
  );
}
