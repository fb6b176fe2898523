import type { ComponentProps, KeyboardEvent, ReactElement } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { isOfComposition } from '#src/ui/composition.ts';
import type { PanelWords } from './panel-words.ts';
import styles from './Composer.module.css';

/** The box a message is written in, with its button. */
export function MessageBox({
  words,
  popup,
  onSend,
  ...textarea
}: Omit<ComponentProps<'textarea'>, 'id'> & {
  readonly words: PanelWords;
  /** What opens above it. */
  readonly popup?: ReactElement;
  readonly onSend: () => void;
}) {
  return (
    <form
      className={styles.composer}
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      <div className={styles.popup}>{popup}</div>
      <label className="visually-hidden" htmlFor="guide-message">
        {words.message}
      </label>
      <textarea
        id="guide-message"
        rows={1}
        enterKeyHint="send"
        autoComplete="off"
        placeholder={words.placeholder}
        {...textarea}
      />
      <Button type="submit">{words.send}</Button>
    </form>
  );
}

/** Whether a key sends what was written; with Shift it begins a line. */
export const isSendKey = (event: KeyboardEvent): boolean =>
  event.key === 'Enter' && !event.shiftKey && !isOfComposition(event);
