import { useSelector } from '@xstate/react';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import {
  selectCanSuggest,
  selectChips,
  selectOpenFigure,
  selectPendingLinks,
  selectIsWaiting,
  selectMessages,
  selectPanelWords,
  transcript,
} from '../machine/selectors.ts';
import { copyText } from '#src/delivery/copy-text.ts';
import { sayNotWritten } from '#src/delivery/offered.ts';
import { tabStorage } from '#src/ui/browser-storage.ts';
import { useIsKept } from '#src/ui/use-kept-text.ts';
import { presentMoment } from '#src/forms/present-moment.ts';
import { hasBegun, memoryKey, remember } from '../machine/memory.ts';
import type { Memory } from '../model/memory.ts';
import type { GuideActor } from '../machine/session.ts';
import type { Act } from '../model/act.ts';
import { Chips } from './Chips.tsx';
import { Composer, type ComposerHandle } from './Composer.tsx';
import { Transcript } from './Transcript.tsx';
import { PanelFrame } from './PanelFrame.tsx';
import { whoseOf } from './panel-words.ts';
import { focusFirst } from './focus-in.ts';
import type { Written } from './written-text.ts';
import { formViews } from './guide-actor.ts';
import { settled } from './settled-snapshot.ts';
import { useFigureViews } from './use-figure-views.ts';
import { Unbroken } from '#src/ui/Unbroken.tsx';
import styles from './Panel.module.css';

/** The open panel: beside the page on a wide screen, over it on a phone. */
export function Panel({
  actor,
  pathname,
  written,
  onPause,
  onClose,
  onWantedBack,
}: {
  readonly actor: GuideActor;
  readonly pathname: string;
  /** What was written in the panel before the guide was there. */
  readonly written: Written | undefined;
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

  // Before it is seen: the keyboard of a phone goes away with the box that was written in.
  useLayoutEffect(() => {
    if (written?.selection) composer.current?.focus(written.selection);
    else focusFirst(panel.current, composer.current);
    // Only as it opens.
    // oxlint-disable-next-line react/exhaustive-deps
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
    <PanelFrame
      ref={panel}
      words={words}
      whose={isKept ? whoseOf(words, shown.context.knowledge.practice.name) : words.notKept}
      isContinued={written !== undefined}
      onClose={onClose}
      buttons={
        <>
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
        </>
      }
    >
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
          written={written}
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
    </PanelFrame>
  );
}
