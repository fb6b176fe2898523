import { useEffect, useImperativeHandle, useRef, useState, type KeyboardEvent, type Ref } from 'react';
import { tabStorage } from '#src/ui/browser-storage.ts';
import { maskSensitiveNumbers } from '#src/entities/sensitive/sensitive-numbers.ts';
import { withoutUnseen } from '#src/text/unseen.ts';
import type { Suggestion } from '#src/search/suggest.ts';
import { useSuggestions } from '#src/search/use-suggestions.ts';
import { Listbox } from '#src/ui/Listbox.tsx';
import { Marked } from '#src/ui/Marked.tsx';
import { isTouchScreen } from '#src/ui/touch-screen.ts';
import { useListbox } from '#src/ui/use-listbox.ts';
import type { PanelWords } from './panel-words.ts';
import { isSendKey, MessageBox } from './MessageBox.tsx';
import { writeAfterPaint } from './write-after-paint.ts';
import { draftKey, keptText, type Written } from './written-text.ts';

export interface ComposerHandle {
  /** Selects a part of what was written before the guide was there, where one is given, and offers what goes on from it. */
  focus: (selection?: Written['selection']) => void;
  /** Gives focus without raising the keyboard of a phone. */
  focusQuietly: () => void;
  /** Forgets what was begun. */
  clear: () => void;
}

const most = 6;
/** Milliseconds without a letter. */
const pause = 100;
const none: readonly Suggestion[] = [];
const draft = writeAfterPaint((text: string) => {
  if (text === '') tabStorage.removeItem(draftKey);
  else tabStorage.setItem(draftKey, maskSensitiveNumbers(text).text);
});

/** Where the visitor writes, and is offered what we answer. What was begun survives closing the panel and loading the page anew. */
export function Composer(props: {
  readonly ref: Ref<ComposerHandle>;
  readonly words: PanelWords;
  /** What was written before the guide was there. */
  readonly written: Written | undefined;
  readonly onSay: (text: string) => void;
  /** Told what is being typed, when the visitor pauses; undefined where nothing is looked up ahead. */
  readonly onPause: ((typed: string) => void) | undefined;
  /** Whether a question may be asked now; in a form an answer is awaited instead. */
  readonly canSuggest: boolean;
  readonly onChoose: (suggestion: Suggestion) => void;
}) {
  const { ref, words, written, onSay, onPause, canSuggest, onChoose } = props;
  const input = useRef<HTMLTextAreaElement>(null);
  const [begun] = useState(() => {
    draft.now();
    return written?.text ?? keptText();
  });
  const [typed, setTyped] = useState('');
  const isOffered = canSuggest && typed.trim().length > 1 && !typed.includes('\n');
  const found = useSuggestions(isOffered ? typed : '', most) ?? none;

  useEffect(() => {
    if (written) draft.later(written.text);
  }, [written]);
  useEffect(() => {
    const text = typed.trim();
    if (text.length < 2) return;
    const timer = setTimeout(() => {
      onPause?.(text);
    }, pause);
    return () => {
      clearTimeout(timer);
    };
    // A pause is one in typing.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [typed]);

  const clear = () => {
    if (input.current) input.current.value = '';
    setTyped('');
    draft.later('');
  };

  useImperativeHandle(ref, () => ({
    focus: (selection) => {
      input.current?.focus();
      if (!selection) return;
      input.current?.setSelectionRange(...selection);
      type(begun);
    },
    focusQuietly: () => {
      const element = input.current;
      if (!element) return;
      if (isTouchScreen()) {
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
    const text = withoutUnseen(input.current?.value ?? '').trim();
    if (text === '') return;
    clear();
    onSay(text);
  };
  const choose = (index: number) => {
    const suggestion = found[index];
    if (!suggestion) return;
    clear();
    onChoose(suggestion);
  };
  // The panel shuts by Escape, whatever has been typed.
  const listbox = useListbox(found.length, choose, true);
  const type = (text: string) => {
    setTyped(text);
    listbox.reopen();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (listbox.onKey(event)) return;
    if (!isSendKey(event)) return;
    event.preventDefault();
    say();
  };

  return (
    <MessageBox
      ref={input}
      words={words}
      popup={
        <Listbox
          control={listbox}
          label={words.offered}
          options={found.map(({ href, name, about, marks }) => ({
            key: href,
            name: <Marked text={name} marks={marks} />,
            about,
          }))}
          onChoose={choose}
        />
      }
      onSend={() => {
        say();
        input.current?.focus();
      }}
      defaultValue={begun}
      {...listbox.fieldProps}
      onBlur={listbox.dismiss}
      onInput={(event) => {
        type(event.currentTarget.value);
        draft.later(event.currentTarget.value);
      }}
      onKeyDown={onKeyDown}
    />
  );
}
