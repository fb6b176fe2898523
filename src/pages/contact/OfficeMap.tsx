import { useState } from 'react';
import contactWords from 'content:contact-words';
import type { Office } from '#src/collections/types.ts';
import { fillTemplate } from '#src/domain/fill-template.ts';
import { Button, ButtonLink } from '#src/ui/Button.tsx';
import styles from './Offices.module.css';

const words = contactWords.offices;

/** A map of the office from the map service. Nothing is asked of that service before the visitor taps. */
export function OfficeMap({ office }: { readonly office: Office }) {
  const [isShown, setIsShown] = useState(false);
  return (
    <>
      <div className={styles.actions}>
        <ButtonLink look="quiet" href={office.directions} rel="noopener noreferrer">
          {fillTemplate(words.directions, { town: office.town })}
        </ButtonLink>
        {!isShown && (
          <Button
            look="quiet"
            onClick={() => {
              setIsShown(true);
            }}
          >
            {fillTemplate(words.showMap, { town: office.town })}
          </Button>
        )}
      </div>
      {isShown ? (
        <iframe
          className={styles.map}
          src={office.mapEmbed}
          title={fillTemplate(words.map, { town: office.town })}
          loading="lazy"
          referrerPolicy="no-referrer"
        />
      ) : (
        <p className={styles.remark}>{words.mapNote}</p>
      )}
    </>
  );
}
