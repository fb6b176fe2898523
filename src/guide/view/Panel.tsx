import { useSelector } from '@xstate/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import {
  selectCanSuggest,
  selectChips,
  selectOpenFigure,
  selectPendingLinks,
  selectIsWaiting,
  selectMessages,
  selectPanelWords,
  selectWhose,
  transcript,
} from '../machine/selectors.ts';
import { copyText } from '#src/delivery/copy-text.ts';
import { sayNotWritten } from '#src/delivery/offered.ts';
import { tabStorage } from '#src/ui/browser-storage.ts';
import { isOfComposition } from '#src/ui/composition.ts';
import { useIsKept } from '#src/ui/use-kept-text.ts';
import { presentMoment } from '#src/forms/present-moment.ts';
import { hasBegun, memoryKey, remember } from '../machine/memory.ts';
import type { Memory } from '../model/memory.ts';
import type { GuideActor } from '../machine/session.ts';
import type { Act } from '../model/act.ts';
import { Chips } from './Chips.tsx';
import { Composer, type ComposerHandle } from './Composer.tsx';
import { Transcript } from './Transcript.tsx';
import { useFullScreen } from './full-screen.ts';
import { formViews } from './guide-actor.ts';
import { settled } from './settled-snapshot.ts';
import { useFigureViews } from './use-figure-views.ts';
import { Unbroken } from '#src/ui/Unbroken.tsx';
import styles from './Panel.module.css';

/** The open panel: beside the page on a wide screen, over it on a phone. */
export function Panel({
  actor,
  pathname,
  onPause,
  onClose,
  onWantedBack,
}: {
  readonly actor: GuideActor;
  readonly pathname: string;
  /** Told what is being typed, when the visitor pauses; undefined where nothing is looked up ahead. */
  readonly onPause: ((typed: string) => void) | undefined;
  readonly onClose: () => void;
  readonly onWantedBack: (memory: Memory) => void;
}) {
  const shown = useSelector(
    useMemo(() => settled(actor), [actor]),
    (snapshot) => snapshot,
  );
  const words = selectPanelWords(shown);
  const isKept = useIsKept(tabStorage, memoryKey);
  const [isCopied, setIsCopied] = useState(false);
  const [cleared, setCleared] = useState<Memory>();
  const panel = useRef<HTMLDivElement>(null);
  const composer = useRef<ComposerHandle>(null);
  const isFullScreen = useFullScreen(panel);

  useEffect(() => {
    // On a touch screen the keyboard would cover the greeting.
    if (window.matchMedia('(pointer: coarse)').matches) panel.current?.focus();
    else composer.current?.focus();
  }, []);

  const views = formViews();
  const review = views?.selectReview(shown);
  const figure = selectOpenFigure(shown);
  const figureViews = useFigureViews(figure !== undefined);
  /** Whether focus goes on to the field that comes next: not from the hands of who is typing. */
  const goesOn = useRef(false);
  const takesFocus = () => {
    const takes = goesOn.current;
    goesOn.current = false;
    return takes;
  };
  const say = (text: string, acts?: readonly Act[]) => {
    setCleared(undefined);
    goesOn.current = acts !== undefined;
    actor.send({ type: 'visitor.said', text, acts, now: presentMoment(), page: pathname });
    if (acts) composer.current?.focusQuietly();
  };
  const copy = () => {
    void copyText(transcript(actor.getSnapshot())).then(setIsCopied);
  };

  return (
    <div
      ref={panel}
      role="dialog"
      aria-label={words.title}
      tabIndex={-1}
      aria-modal={isFullScreen || undefined}
      className={styles.panel}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || isOfComposition(event)) return;
        event.stopPropagation();
        onClose();
      }}
      onClick={(event) => {
        const link = event.target instanceof Element ? event.target.closest('a[href^="/"]') : null;
        if (link && isFullScreen) onClose();
      }}
    >
      <div className={styles.bar}>
        <p className={styles.title}>
          <span>{words.title}</span>
          <small>
            <Unbroken text={isKept ? selectWhose(shown) : words.notKept} />
          </small>
        </p>
        <button type="button" onClick={copy} aria-label={isCopied ? words.copiedLabel : words.copyLabel}>
          <Unbroken text={isCopied ? words.copied : words.copy} />
        </button>
        <button
          type="button"
          aria-label={cleared ? words.undoLabel : words.clearLabel}
          onClick={() => {
            if (cleared) {
              remember(tabStorage, cleared);
              onWantedBack(cleared);
              return;
            }
            const { context } = actor.getSnapshot();
            actor.send({ type: 'conversation.cleared' });
            composer.current?.clear();
            composer.current?.focus();
            if (hasBegun(context)) setCleared(context);
          }}
        >
          <Unbroken text={cleared ? words.undo : words.clear} />
        </button>
        <button type="button" onClick={onClose} aria-label={words.close} className={styles.close}>
          <svg
            width="18"
            height="18"
            viewBox="0 0 18 18"
            stroke="currentColor"
            strokeWidth="2"
            strokeLinecap="round"
            aria-hidden="true"
          >
            <path d="m3 3 12 12M15 3 3 15" />
          </svg>
        </button>
      </div>
      <Transcript
        messages={selectMessages(shown)}
        pendingLinks={selectPendingLinks(shown)}
        isWaiting={selectIsWaiting(shown)}
        words={words}
        onLeave={() => composer.current?.focus()}
        isAsking={views?.selectOpenField(shown) !== undefined}
        isReckoning={figure !== undefined}
        card={
          views &&
          review && {
            messageId: review.messageId,
            view: (
              <views.Review
                snapshot={shown}
                review={review}
                onSay={say}
                onChange={(acts) => {
                  actor.send({ type: 'answer.changed', acts, now: presentMoment(), page: pathname });
                }}
              />
            ),
          }
        }
      />
      <div className={styles.foot}>
        {views && <views.OpenField snapshot={shown} takesFocus={takesFocus} onSay={say} />}
        {figure && figureViews && (
          <figureViews.FigureField
            key={`${figure.id}-${figure.asked ?? ''}-${selectMessages(shown).length}`}
            decision={figure}
            takesFocus={takesFocus}
            onSay={(text) => {
              say(text, [{ kind: 'ask', text }]);
            }}
          />
        )}
        <Chips
          label={words.chips}
          more={words.moreChips}
          chips={views ? views.trayBeside(selectChips(shown), shown) : selectChips(shown)}
          onChoose={(chip) => {
            if (chip.calendar) {
              const { calendar } = chip;
              setCleared(undefined);
              import('../machine/save-to-calendar.ts').then(({ saveToCalendar }) => {
                saveToCalendar(calendar);
              }, sayNotWritten);
              return;
            }
            say(chip.label, chip.acts);
          }}
        />
        <Composer
          ref={composer}
          words={words}
          onSay={say}
          onPause={onPause}
          canSuggest={selectCanSuggest(shown)}
          onChoose={({ name, href }) => {
            actor.send({
              type: 'visitor.said',
              text: name,
              acts: [{ kind: 'ask', text: name }],
              now: presentMoment(),
              // Many pages have a question in the same words.
              page: href.split('#')[0] ?? pathname,
            });
          }}
        />
      </div>
    </div>
  );
}
