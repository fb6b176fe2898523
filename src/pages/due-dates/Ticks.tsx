import words from 'content:due-date-page-words';
import { fillTemplate } from '#src/domain/fill-template.ts';
import { Button } from '#src/ui/Button.tsx';
import type { useTicks } from './use-ticks.ts';
import { Unbroken } from '#src/ui/Unbroken.tsx';
import styles from './Ticks.module.css';

/** Who the visitor is, in ticks behind a button that says how many there are, and the button that takes them away. */
export function Ticks({ who, isKept, toggle, clear }: ReturnType<typeof useTicks>) {
  const { heading, ticked, text, needsScript, all, kept, notKept, clear: clearWord } = words.asking;
  return (
    <>
      <p className={styles.needsScript}>{needsScript}</p>
      <details className={styles.who} id="who">
        <summary key={who.size}>{who.size === 0 ? heading : fillTemplate(ticked, { count: who.size })}</summary>
        <p>{text}</p>
        <div className={styles.groups}>
          {words.who.map(({ name, ticks }) => (
            <fieldset key={name}>
              <legend>{name}</legend>
              {ticks.map(({ id, name: tick }) => (
                <label key={id}>
                  <input
                    type="checkbox"
                    checked={who.has(id)}
                    onChange={() => {
                      toggle(id);
                    }}
                  />
                  <span>{tick}</span>
                </label>
              ))}
            </fieldset>
          ))}
        </div>
        <div className={styles.foot}>
          <p role="status">
            <Unbroken text={who.size === 0 ? all : isKept ? kept : notKept} />
          </p>
          <Button look="quiet" onClick={clear} disabled={who.size === 0}>
            {clearWord}
          </Button>
        </div>
      </details>
    </>
  );
}
