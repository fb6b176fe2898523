import { practice } from '#src/collections/practice.ts';
import { Rows } from '#src/ui/Rows.tsx';
import { OfficeMap } from './OfficeMap.tsx';
import styles from './Offices.module.css';

/** The offices with address, directions and a map that loads on a tap, and the opening hours of all. */
export function Offices() {
  return (
    <>
      <div className={styles.offices}>
        {practice.offices.map((office) => (
          <article key={office.id} id={office.id}>
            <h3>
              {office.town} <span>{office.name}</span>
            </h3>
            <address>
              {office.address.map((line) => (
                <span key={line}>{line}</span>
              ))}
              <span>{office.postcode}</span>
            </address>
            <OfficeMap office={office} />
          </article>
        ))}
      </div>
      <h3>Opening hours</h3>
      <div className={styles.hours}>
        <Rows rows={practice.hours.map(({ days, time }) => ({ label: days, value: time }))} />
      </div>
    </>
  );
}
