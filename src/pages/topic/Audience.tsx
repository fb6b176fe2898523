import topicCards from 'content:topics';
import { Illustration } from '#src/ui/Illustration.tsx';
import styles from './Audience.module.css';
import { illustrations } from './illustrations.ts';

/** The solutions side by side, each with its illustration. */
export function Audience() {
  return (
    <ul className={styles.entries}>
      {topicCards
        .filter(({ id }) => id.startsWith('solutions/'))
        .map(({ id, name, card, illustration }) => (
          <li key={id} className={styles.entry}>
            {illustration && <Illustration file={illustrations[illustration]} />}
            <div>
              <h3>
                <a href={`/${id}`}>{name}</a>
              </h3>
              <p>{card}</p>
            </div>
          </li>
        ))}
    </ul>
  );
}
