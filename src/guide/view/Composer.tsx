import { useImperativeHandle, useRef, type KeyboardEvent, type Ref } from 'react';
import { tabStorage } from '#src/forms/tab-storage.ts';
import { maskSensitiveNumbers } from '#src/language/sensitive-numbers.ts';
import { Button } from '#src/ui/Button.tsx';
import type { PanelWords } from '../selectors.ts';
import styles from './Composer.module.css';

export interface ComposerHandle {
  focus: () => void;
  /** Gives focus without raising the keyboard of a phone. */
  focusQuietly: () => void;
  /** Forgets what was begun. */
  clear: () => void;
}

const draftKey = 'guide.draft';

/** Where the visitor writes. What was begun survives closing the panel and loading the page anew. */
export function Composer(props: {
  readonly ref: Ref<ComposerHandle>;
  readonly words: PanelWords;
  readonly onSay: (text: string) => void;
}) {
  const { ref, words, onSay } = props;
  const input = useRef<HTMLTextAreaElement>(null);

  const clear = () => {
    if (input.current) input.current.value = '';
    tabStorage().removeItem(draftKey);
  };

  useImperativeHandle(ref, () => ({
    focus: () => input.current?.focus(),
    focusQuietly: () => {
      const element = input.current;
      if (!element) return;
      if (window.matchMedia('(pointer: coarse)').matches) {
        element.inputMode = 'none';
        element.addEventListener(
          'pointerdown',
          () => {
            element.inputMode = '';
          },
          { once: true },
        );
      }
      element.focus();
    },
    clear,
  }));

  const say = () => {
    const text = input.current?.value.trim() ?? '';
    if (text === '') return;
    clear();
    onSay(text);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    say();
  };

  return (
    <form
      className={styles.composer}
      onSubmit={(event) => {
        event.preventDefault();
        say();
        input.current?.focus();
      }}
    >
      <label className="visually-hidden" htmlFor="guide-message">
        {words.message}
      </label>
      <textarea
        ref={input}
        id="guide-message"
        rows={1}
        enterKeyHint="send"
        autoComplete="off"
        placeholder={words.placeholder}
        defaultValue={tabStorage().getItem(draftKey) ?? ''}
        onInput={(event) => {
          tabStorage().setItem(draftKey, maskSensitiveNumbers(event.currentTarget.value).text);
        }}
        onKeyDown={onKeyDown}
      />
      <Button type="submit">{words.send}</Button>
    </form>
  );
}
