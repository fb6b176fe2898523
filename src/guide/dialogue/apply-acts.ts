import { passOver, type FormState } from '#src/forms/form-state.ts';
import type { Form } from '#src/forms/form.ts';
import type { Act } from '../model/act.ts';
import type { TurnContext } from '../model/knowledge.ts';
import { beginForm, resumeForm } from './begin-form.ts';
import { formOf } from './form-of.ts';
import { waiting, type Progress } from './progress.ts';
import { steer } from './steer.ts';
import { isStep } from '../understanding/intent-act.ts';
import { isTelling, refuse, tell, type Telling } from './tell.ts';

/** What becomes of a form by acts that were merged, one after the other; what is told is taken together. Pure. */
export function applyActs(formState: FormState | null, acts: readonly Act[], context: TurnContext): Progress {
  const progress = together(acts).reduce<Progress>(
    (before, group) => {
      const { formState: after, events } = applyGroup(before.formState, group, context);
      return { formState: after, events: [...before.events, ...events] };
    },
    { formState: stillAsked(formState, acts), events: [] },
  );
  const form = formOf(formState, context.knowledge);
  const { formState: after, events } = progress;
  const isOnlyTold = events.every(({ kind }) => kind === 'stored' || kind === 'asked');
  return form && formState && after?.form === formState.form && isOnlyTold
    ? { formState: passOver(form, formState, after, context.now), events }
    : progress;
}

/** Whether to send was asked of the very next words only. */
function stillAsked(formState: FormState | null, acts: readonly Act[]): FormState | null {
  if (!formState?.isAskedToSend || acts.some((act) => act.kind === 'hold' && act.asksToSend)) return formState;
  const { isAskedToSend: _, ...rest } = formState;
  return rest;
}

interface Group {
  readonly head?: Exclude<Act, Telling>;
  readonly told: readonly Telling[];
}

/** Acts that tell belong to each other, and to the form that begins or goes on ahead of them. */
function together(acts: readonly Act[]): readonly Group[] {
  return acts.reduce<readonly Group[]>((groups, act) => {
    if (!isTelling(act)) return [...groups, { head: act, told: [] }];
    const last = groups.at(-1);
    const isOpen = last && (!last.head || last.head.kind === 'startFlow' || last.head.kind === 'resumeFlow');
    return isOpen ? [...groups.slice(0, -1), { ...last, told: [...last.told, act] }] : [...groups, { told: [act] }];
  }, []);
}

function applyGroup(formState: FormState | null, { head, told }: Group, context: TurnContext): Progress {
  const form = formOf(formState, context.knowledge);
  switch (head?.kind) {
    case 'clear':
      return { formState: null, events: [{ kind: 'wiped' }] };
    case 'introduce':
      return { formState, events: [{ kind: 'introduced', form: head.form, answers: head.answers }] };
    case 'ask': {
      const { text, note } = head;
      return {
        formState: formState && note !== undefined ? { ...formState, unnoted: note } : formState,
        events: [{ kind: 'asked', ...(text !== undefined && { text }) }],
      };
    }
    case 'startFlow':
      return beginForm(head, told, formState, context);
    default:
      return formState && form
        ? inForm(formState, form, { ...(head && { head }), told }, context)
        : { formState, events: withoutForm(head) };
  }
}

/** What cannot be done without a form is asked of our pages, but for steps in one. */
function withoutForm(head: Act | undefined): Progress['events'] {
  if (head && 'intent' in head) return [{ kind: 'askedIntent', intent: head.intent }];
  return isStep(head?.kind) ? [{ kind: 'nothingOpen' }] : [{ kind: 'asked' }];
}

function inForm(formState: FormState, form: Form, { head, told }: Group, context: TurnContext): Progress {
  if (!head) {
    const [only, more] = told;
    if (only?.kind === 'rejectSlot' && !more) return refuse(formState, only, form);
    if (only?.kind === 'leaveAmounts' && !more)
      return waiting(formState, [
        form.questions.some(({ kind }) => kind === 'rupees')
          ? { kind: 'placeWanted', amounts: only.amounts }
          : { kind: 'notAsked' },
      ]);
    if (only?.kind === 'reopenSlot' && only.slot === undefined) return waiting(formState, [{ kind: 'changeWanted' }]);
    return tell(formState, told, form, context);
  }
  return head.kind === 'resumeFlow'
    ? resumeForm(head, told, formState, context)
    : steer(head, formState, form, context);
}
