import words from 'content:layout-words';
import practice from 'content:practice';
import { office } from '#src/delivery/office.ts';
import { Button } from '#src/ui/Button.tsx';
import { Failed } from './Failed.tsx';
import styles from './Guide.module.css';

/** Says that the guide has stopped working, and shows the ways to the office. */
export function FailedGuide({ onClose }: { readonly onClose?: () => void }) {
  return (
    <div className={styles.failed}>
      <Failed text={words.guide.stopped} />
      <p>
        <a href={office.chat} rel="noopener noreferrer">
          {words.guide.whatsApp}
        </a>
        , <a href={office.call}>{practice.phone}</a>, <a href={office.mail}>{practice.email}</a>
      </p>
      {onClose && (
        <Button look="quiet" onClick={onClose}>
          {words.guide.close}
        </Button>
      )}
    </div>
  );
}
