import { useEffect, useImperativeHandle, useRef, useState, type Ref } from 'react';
import wording from 'content:panel-wording';
import practice from 'content:practice';
import { afterPaint } from '#src/ui/after-paint.ts';
import { tabStorage } from '#src/ui/browser-storage.ts';
import { Unbroken } from '#src/ui/Unbroken.tsx';
import { textBlock } from '../answers/blocks.ts';
import { appended } from '../dialogue/chips.ts';
import { welcome } from '../dialogue/welcome.ts';
import { hasMemory } from '../machine/memory.ts';
import { Chips } from './Chips.tsx';
import { isSendKey, MessageBox } from './MessageBox.tsx';
import { PanelFrame } from './PanelFrame.tsx';
import { whoseOf } from './panel-words.ts';
import { Transcript } from './Transcript.tsx';
import { focusFirst } from './focus-in.ts';
import { draftKey, keptText, type Written } from './written-text.ts';
import styles from './Panel.module.css';

export interface ShellHandle {
  /** Keeps what was written or sent for the next document of this tab. Returns whether nothing is lost: a number is not kept, as nothing here masks one that should not be. */
  readonly leave: () => boolean;
  /** Whether something was written or sent. */
  readonly isInUse: () => boolean;
  /** Resolves once nothing is being put together or lies under a finger, so that another panel may take over. */
  readonly settled: () => Promise<void>;
  /** What was done here so far. */
  readonly written: () => Written;
}

const words = wording.panel;

/**
 * The panel as it opens, in sight while the guide is being fetched: it can be read and written in, and what is sent or tapped is taken over by the guide
 * once that is there. A conversation that this tab keeps is not shown before.
 */
export function PanelShell(props: {
  readonly ref: Ref<ShellHandle>;
  /** The name of the service whose page is shown. */
  readonly service: string | undefined;
  /** What was written here before it was closed. */
  readonly written: Written | undefined;
  /** Whether the guide was opened with something that it is to answer. */
  readonly isAsked: boolean;
  /** What is said where the guide could not be fetched. */
  readonly failure: string | undefined;
  readonly onClose: (written: Written) => void;
  /** Something was sent or tapped. */
  readonly onSaid: () => void;
}) {
  const { ref, service, written, isAsked, failure, onClose, onSaid } = props;
  const panel = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const isComposing = useRef(false);
  const isPressed = useRef(false);
  const [begun] = useState(() => written?.text ?? keptText());
  const [said, setSaid] = useState<string>();
  const [isKept] = useState(() => hasMemory(tabStorage));
  const isAwaited = failure === undefined && (isAsked || isKept || said !== undefined);
  const greeting = welcome(wording, service);
  const greeted = isAsked || isKept ? [] : appended([], 'guide', greeting);

  useEffect(() => {
    focusFirst(panel.current, box.current);
  }, []);

  const inBox = (): Written => {
    const { value = '', selectionStart = 0, selectionEnd = 0 } = box.current ?? {};
    return {
      // What was sent stays in the box until the guide has it.
      text: value.trim() === said ? '' : value,
      selection: document.activeElement === box.current ? [selectionStart, selectionEnd] : undefined,
      said,
    };
  };
  useImperativeHandle(ref, () => ({
    leave: () => {
      const text = inBox().text || (said ?? '');
      if (/\d{4}/.test(text)) return text === begun;
      tabStorage.setItem(draftKey, text);
      return true;
    },
    isInUse: () => said !== undefined || inBox().text !== begun,
    settled: async () => {
      // What was tapped while the script was read comes before the next frame.
      await new Promise<void>((resolve) => {
        afterPaint(resolve);
      });
      if (isPressed.current) await ended(panel.current, 'click', 'pointercancel');
      if (isComposing.current) await ended(panel.current, 'compositionend');
    },
    written: inBox,
  }));
  const say = (text: string) => {
    if (text === '' || isAwaited) return;
    setSaid(text);
    onSaid();
  };
  const send = () => {
    say(box.current?.value.trim() ?? '');
  };

  return (
    <PanelFrame
      ref={panel}
      words={words}
      whose={whoseOf(words, practice.name)}
      isContinued={false}
      onPress={(isDown) => {
        isPressed.current = isDown;
      }}
      onClose={() => {
        onClose(inBox());
      }}
      buttons={
        <>
          <button type="button" disabled aria-label={words.copyLabel}>
            <Unbroken text={words.copy} />
          </button>
          <button type="button" disabled aria-label={words.clearLabel}>
            <Unbroken text={words.clear} />
          </button>
        </>
      }
    >
      <Transcript
        messages={failure === undefined ? greeted : appended(greeted, 'guide', { blocks: [textBlock(failure)] })}
        pendingLinks={[]}
        isWaiting={isAwaited}
        words={words}
        onLeave={() => box.current?.focus()}
        isAsking={false}
        isReckoning={false}
        card={undefined}
      />
      <div className={styles.foot}>
        <Chips
          label={words.chips}
          more={words.moreChips}
          chips={isAwaited || greeted.length === 0 ? [] : (greeting.chips ?? [])}
          onChoose={({ label }) => {
            say(label);
            // The chip goes.
            panel.current?.focus();
          }}
        />
        <MessageBox
          ref={box}
          words={words}
          defaultValue={begun}
          readOnly={isAwaited && said !== undefined}
          onCompositionStart={() => {
            isComposing.current = true;
          }}
          onCompositionEnd={() => {
            isComposing.current = false;
          }}
          onKeyDown={(event) => {
            if (!isSendKey(event)) return;
            event.preventDefault();
            send();
          }}
          onSend={send}
        />
      </div>
    </PanelFrame>
  );
}

/** Milliseconds after which a finger that lies on the panel is not waited for. */
const patience = 600;

/** Resolves with the first of some events on an element, once they have been dealt with, or when they do not come. */
const ended = (element: HTMLElement | null, ...types: readonly string[]): Promise<void> =>
  new Promise((resolve) => {
    types.forEach((type) => {
      element?.addEventListener(type, () => setTimeout(resolve), { once: true });
    });
    setTimeout(resolve, patience);
  });
