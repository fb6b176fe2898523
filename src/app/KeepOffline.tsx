import { useEffect, useState } from 'react';
import words from 'content:offline-words';
import { Button } from '#src/ui/Button.tsx';
import { forgetWholeSite, isWholeSiteWanted, keepWholeSite } from './whole-site.ts';
import { Unbroken } from '#src/ui/Unbroken.tsx';
import styles from './Footer.module.css';

type State = 'unknown' | 'offered' | 'keeping' | 'kept' | 'failed';

/** Lets the visitor have the whole site kept for use without a connection, and take that back. An installed site is kept unasked. */
export function KeepOffline() {
  const [state, setState] = useState<State>('unknown');

  useEffect(() => {
    const isInstalled = window.matchMedia('(display-mode: standalone)').matches;
    void isWholeSiteWanted().then(
      (isWanted) => {
        // A build has come since, or keeping was broken off: what lacks is fetched.
        setState(isWanted || isInstalled ? 'keeping' : 'offered');
      },
      () => undefined,
    );
    const onInstalled = () => {
      setState('keeping');
    };
    window.addEventListener('appinstalled', onInstalled);
    return () => {
      window.removeEventListener('appinstalled', onInstalled);
    };
  }, []);
  useEffect(() => {
    if (state !== 'keeping') return;
    keepWholeSite().then(
      () => {
        setState('kept');
      },
      () => {
        setState('failed');
      },
    );
  }, [state]);

  const remove = () => {
    void forgetWholeSite().then(() => {
      setState('offered');
    });
  };

  if (state === 'unknown') return null;
  return (
    <div className={styles.keep}>
      {(state === 'offered' || state === 'failed') && (
        <Button
          look="quiet"
          onClick={() => {
            setState('keeping');
          }}
        >
          {words.keep.button}
        </Button>
      )}
      {state === 'kept' && (
        <Button look="quiet" onClick={remove}>
          {words.keep.remove}
        </Button>
      )}
      <p aria-live="polite">{state !== 'offered' && <Unbroken text={words.keep[state]} />}</p>
    </div>
  );
}
