import type { ReactNode } from 'react';
import type { Elements } from './elements.ts';
import styles from './ChecklistCard.module.css';

/** A card for a list of documents: a heading with a badge, the entries and a foot. */
export function ChecklistCard({
  id,
  name,
  about,
  stampPlace,
  foot,
  children,
}: {
  readonly id?: string;
  readonly name: string;
  readonly about: ReactNode;
  readonly stampPlace: Elements;
  readonly foot: ReactNode;
  readonly children: Elements;
}) {
  return (
    <section id={id} className={styles.card} aria-label={name}>
      <div className={styles.head}>
        <div>
          <h3>{name}</h3>
          <p className={styles.about}>{about}</p>
        </div>
        {stampPlace}
      </div>
      {children}
      <div className={styles.foot}>{foot}</div>
    </section>
  );
}
