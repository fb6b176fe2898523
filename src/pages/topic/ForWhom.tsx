import topicCards from 'content:topics';
import { Sketch } from '#src/ui/Sketch.tsx';
import styles from './ForWhom.module.css';
import { sketches } from './sketches.ts';

const drawings = new Map([
  ['solutions/small-business', sketches.shop],
  ['solutions/startups', sketches.kite],
  ['solutions/salaried', sketches.tiffin],
  ['solutions/nris', sketches.airmail],
]);

/** The solutions as doors side by side, each with its drawing. */
export function ForWhom() {
  return (
    <ul className={styles.doors}>
      {topicCards
        .filter(({ id }) => id.startsWith('solutions/'))
        .map(({ id, name, card }) => {
          const file = drawings.get(id);
          return (
            <li key={id} className={styles.door}>
              {file !== undefined && <Sketch file={file} />}
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
