import topicCards from 'content:topics';
import { Illustration } from '#src/ui/Illustration.tsx';
import styles from './Audience.module.css';
import { illustrations } from './illustrations.ts';

const illustrationOf = new Map([
  ['solutions/small-business', illustrations.shop],
  ['solutions/startups', illustrations.kite],
  ['solutions/salaried', illustrations.tiffin],
  ['solutions/nris', illustrations.airmail],
  ['solutions/senior-citizens', illustrations.spectacles],
  ['solutions/trusts-and-associations', illustrations.file],
]);

/** The solutions side by side, each with its illustration. */
export function Audience() {
  return (
    <ul className={styles.entries}>
      {topicCards
        .filter(({ id }) => id.startsWith('solutions/'))
        .map(({ id, name, card }) => {
          const file = illustrationOf.get(id);
          return (
            <li key={id} className={styles.entry}>
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
