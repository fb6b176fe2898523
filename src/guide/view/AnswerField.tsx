import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import formPageWords from 'content:form-page-words';
import { sensitiveNumbersIn } from '#src/entities/sensitive/sensitive-numbers.ts';
import { AnswerControl } from './AnswerControl.tsx';
import { doubtAbout, type Doubt } from '#src/forms/doubt-about.ts';
import { fieldText } from '#src/forms/draft.ts';
import { presentMoment } from '#src/forms/present-moment.ts';
import { isRequired, mayBeLeftOut, promptOf, type Value } from '#src/forms/question.ts';
import { refusalText } from '#src/forms/refusal-text.ts';
import { Button } from '#src/ui/Button.tsx';
import { Field, fieldIds } from '#src/ui/Field.tsx';
import { Suggestions } from '#src/ui/Suggestions.tsx';
import { fillSlot, type Period } from '../machine/fill-slot.ts';
import type { ChipWords, FieldWords, OpenField } from '../machine/open-field.ts';
import type { Act } from '../model/act.ts';
import { focusIn } from './focus-in.ts';
import { groupWhileTyped } from './group-while-typed.ts';
import styles from './AnswerField.module.css';

/** What came of a field: the words it shows in the conversation, and what it does. */
export interface Fill {
  readonly text: string;
  readonly acts: readonly Act[];
}

/** The field of one question, as its page has it, with the buttons that take or leave it. What may be wrong is asked about once, at the field. */
export function AnswerField(props: {
  readonly field: OpenField;
  readonly words: FieldWords;
  /** How chips say that there is none, and that it is not known. */
  readonly chips: Pick<ChipWords, 'none' | 'unknown'>;
  /** Leaves an optional question out. */
  readonly skip: { readonly label: string; readonly act: Act };
  readonly takesFocus: () => boolean;
  readonly onFill: (fill: Fill) => void;
  /** Closes the field without a change, where it stands in a row. */
  readonly onLeave?: () => void;
}) {
  const { field, words, chips, skip, takesFocus, onFill, onLeave } = props;
  const { form, question, held, answers, timeZone } = field;
  const { id: slot, label, kind, beside } = question;
  const [initial] = useState(() => (held === undefined ? '' : fieldText(question, held)));
  const [typed, setTyped] = useState(initial);
  const [period, setPeriod] = useState<Period>();
  const [refusal, setRefusal] = useState<string>();
  const [doubt, setDoubt] = useState<Doubt>();
  const group = useRef<HTMLDivElement>(null);
  const element = useRef<HTMLFormElement>(null);
  const context = () => ({ now: presentMoment(), answers, timeZone });

  useEffect(() => {
    if (takesFocus()) focusIn(group.current);
    // It is asked once, when the field comes.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  useEffect(() => {
    // What was just said of the answer may lie below what can be seen.
    const said = group.current?.querySelector('[id$="-error"], [id$="-caution"]');
    if (doubt || refusal !== undefined) said?.scrollIntoView({ block: doubt ? 'start' : 'nearest' });
  }, [doubt, refusal]);

  const leaveOut = (text: string) => {
    onFill({ text, acts: [skip.act] });
  };
  const put = (text: string) => {
    for (const control of controlsIn(element.current, slot)) {
      if (control instanceof HTMLInputElement && control.type === 'radio') control.checked = control.value === text;
      else control.value = text;
    }
    setTyped(text);
    setRefusal(undefined);
    setDoubt(undefined);
  };
  const onInput = () => {
    const [control] = controlsIn(element.current, slot);
    if (kind === 'rupees' && control instanceof HTMLInputElement) groupWhileTyped(control);
    const text = textIn(element.current, slot);
    setTyped(text);
    setDoubt(undefined);
    if (refusal === undefined) return;
    const filled = fillSlot(question, text, context(), period);
    setRefusal(filled.ok ? undefined : refusalText(filled.refusal));
  };
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    const filled = fillSlot(question, textIn(element.current, slot), context(), period);
    if (!filled.ok) {
      setRefusal(refusalText(filled.refusal));
      focusIn(group.current);
      return;
    }
    const { text, act, value } = filled.value;
    if (value === undefined) {
      leaveOut(skip.label);
      return;
    }
    const isSettled = kind === 'rupees' && period !== undefined;
    const doubted = doubt || isSettled ? undefined : doubtAbout(form, question, value, context());
    if (doubted) setDoubt(doubted);
    // Who goes on although he was told of it keeps his answer.
    else onFill({ text, acts: doubt ? [act, { kind: 'keep', slot }] : [act] });
  };

  const filled = typed === '' ? undefined : fillSlot(question, typed, context(), period);
  const value = filled?.ok === true ? filled.value.value : undefined;
  const echo = value === undefined ? undefined : question.echo?.(value);
  const isSensitive = (kind === 'text' || kind === 'longText') && sensitiveNumbersIn(typed).length > 0;
  const caution = doubt?.text ?? (isSensitive ? formPageWords.sensitive : undefined);
  const isGroup = kind === 'slot' || kind === 'choice' || kind === 'place';
  // Where nothing is written, nobody has to be told what to write.
  const help = helpBeside(question.help, onLeave ? '' : promptOf(question, answers));
  const hasHelp = help !== '' && doubt === undefined && (!isGroup || refusal !== undefined);
  const id = `answer-${slot}`;
  const leave = kind === 'rupees' ? chips.unknown : skip.label;
  const none = kind === 'rupees' ? (question.none ?? chips.none) : undefined;
  return (
    <div
      ref={group}
      role="group"
      aria-label={words.answer}
      aria-live="off"
      tabIndex={-1}
      className={styles.area}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !onLeave) return;
        event.stopPropagation();
        onLeave();
      }}
    >
      <form ref={element} noValidate onInput={onInput} onSubmit={onSubmit}>
        <div className={styles.body}>
          <Field
            id={id}
            label={label}
            {...(hasHelp && { help })}
            error={refusal}
            echo={echo}
            caution={caution}
            optional={isRequired(question) ? undefined : formPageWords.optional}
            isGroup={isGroup}
            suggestions={
              doubt && (
                <Suggestions
                  label={formPageWords.suggestions}
                  suggestions={doubt.instead}
                  onChoose={(instead: Value) => {
                    put(fieldText(question, instead));
                    focusIn(group.current);
                  }}
                />
              )
            }
          >
            <AnswerControl
              question={question}
              answerContext={context()}
              initial={initial}
              typed={typed}
              words={words}
              ids={fieldIds(id, {
                help: hasHelp,
                error: refusal !== undefined,
                echo: echo !== undefined,
                caution: caution !== undefined,
              })}
              period={period}
              onPeriod={setPeriod}
              onDay={put}
            />
          </Field>
        </div>
        <div className={styles.buttons}>
          <Button type="submit">{words.continue}</Button>
          {none !== undefined && (
            <Button
              look="quiet"
              onClick={() => {
                onFill({ text: none, acts: [{ kind: 'setSlot', slot, value: 0, isPeriodTold: true }] });
              }}
            >
              {none}
            </Button>
          )}
          {(kind === 'rupees' || mayBeLeftOut(question)) && (
            <Button
              look="quiet"
              onClick={() => {
                leaveOut(leave);
              }}
            >
              {leave}
            </Button>
          )}
          {onLeave ? (
            <Button look="quiet" onClick={onLeave}>
              {words.leave}
            </Button>
          ) : (
            beside &&
            answers[beside.slot] === undefined && (
              <Button
                look="quiet"
                onClick={() => {
                  onFill({ text: beside.label, acts: [{ kind: 'setSlot', slot: beside.slot, value: beside.value }] });
                }}
              >
                {beside.label}
              </Button>
            )
          )}
        </div>
      </form>
    </div>
  );
}

/** What helps with a question, without the sentences that its prompt has said already. */
const helpBeside = (help: string, prompt: string) =>
  help
    .split(/(?<=\.) /)
    .filter((sentence) => !prompt.toLowerCase().includes(sentence.toLowerCase().replace(/\.$/, '')))
    .join(' ');

type Control = HTMLInputElement | HTMLTextAreaElement;

function controlsIn(element: HTMLFormElement | null, name: string): readonly Control[] {
  return [...(element?.elements ?? [])].filter(
    (one): one is Control =>
      (one instanceof HTMLInputElement || one instanceof HTMLTextAreaElement) && one.name === name,
  );
}

/** What stands in the field of a question. */
function textIn(element: HTMLFormElement | null, name: string): string {
  const entry = element && new FormData(element).get(name);
  return typeof entry === 'string' ? entry : '';
}
