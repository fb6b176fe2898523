import practice from 'content:practice';
import { Illustration } from '#src/ui/Illustration.tsx';
import charminar from '#src/ui/illustrations/hyderabad.svg';
import fort from '#src/ui/illustrations/nalgonda.svg';
import { OfficeMap } from './OfficeMap.tsx';
import styles from './Offices.module.css';

const places = new Map([
  ['hyderabad', charminar],
  ['nalgonda', fort],
]);

/** The offices, each with a drawing of its town where there is one, its address, directions and a map that loads on a tap. */
export function Offices() {
  return (
    <div className={styles.offices}>
      {practice.offices.map((office) => {
        const place = places.get(office.id);
        return (
          <article key={office.id} id={office.id}>
            {place !== undefined && <Illustration file={place} isWide />}
            <h3>
              <span>{office.town}</span> <small>{office.name}</small>
            </h3>
            <address>
              {office.address.map((line) => (
                <span key={line}>{line}</span>
              ))}
              <span>{office.postcode}</span>
            </address>
            <OfficeMap office={office} />
          </article>
        );
      })}
    </div>
  );
}
