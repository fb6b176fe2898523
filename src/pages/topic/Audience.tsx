import topicCards from 'content:topics';
import { Illustration } from '#src/ui/Illustration.tsx';
import styles from './Audience.module.css';
import { illustrations } from './illustrations.ts';

const drawings = new Map([
  ['solutions/small-business', illustrations.shop],
  ['solutions/startups', illustrations.kite],
  ['solutions/salaried', illustrations.tiffin],
  ['solutions/nris', illustrations.airmail],
]);

/** The solutions as doors side by side, each with its drawing. */
export function Audience() {
  return (
    <ul className={styles.doors}>
      {topicCards
        .filter(({ id }) => id.startsWith('solutions/'))
        .map(({ id, name, card }) => {
          const file = drawings.get(id);
          return (
            <li key={id} className={styles.door}>
              {file !== undefined && <Illustration file={file} />}
              <div>
                <h3>
                  <a href={`/${id}`}>{name}</a>
                </h3>
                <p>{card}</p>
              </div>
            </li>
          );
        })}
    </ul>
  );
}
