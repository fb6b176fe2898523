import type { HomePage } from '#src/collections/types.ts';
import charminar from '#src/ui/illustrations/hyderabad.svg';
import fort from '#src/ui/illustrations/nalgonda.svg';
import office from '#src/ui/illustrations/office.svg';
import styles from './Situations.module.css';

/** What people come with, each with the page that serves it, over a drawing of the practice at work between its two towns. */
export function Situations({ situations: { heading, items } }: Pick<HomePage, 'situations'>) {
  return (
    <section className={styles.band} aria-labelledby="situations">
      <div className={styles.inner}>
        <h2 id="situations">{heading}</h2>
        <ul className={styles.entries}>
          {items.map(({ name, text, to }) => (
            <li key={to}>
              <a href={to}>{name}</a>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
      <svg className={styles.scene} viewBox="0 0 960 142" width="960" height="142" aria-hidden="true">
        <use href={`${charminar}#drawing`} x="0" y="0" />
        <use href={`${office}#drawing`} x="280" y="0" />
        <use href={`${fort}#drawing`} x="720" y="0" />
      </svg>
    </section>
  );
}
