import { useState } from 'react';
import type { Office } from '#src/collections/types.ts';
import { Button, ButtonLink } from '#src/ui/Button.tsx';
import styles from './Offices.module.css';

/** A map of the office from the map service. Nothing is asked of that service before the visitor taps. */
export function OfficeMap({ office }: { readonly office: Office }) {
  const [isShown, setIsShown] = useState(false);
  return (
    <>
      <div className={styles.actions}>
        <ButtonLink look="quiet" href={office.directions} rel="noopener noreferrer">
          Directions to {office.town}
        </ButtonLink>
        {!isShown && (
          <Button
            look="quiet"
            onClick={() => {
              setIsShown(true);
            }}
          >
            Show the map of {office.town}
          </Button>
        )}
      </div>
      {isShown ? (
        <iframe
          className={styles.map}
          src={office.mapEmbed}
          title={`Map of the office in ${office.town}`}
          loading="lazy"
          referrerPolicy="no-referrer"
        />
      ) : (
        <p className={styles.remark}>The map comes from Google and is loaded only if you ask for it.</p>
      )}
    </>
  );
}
