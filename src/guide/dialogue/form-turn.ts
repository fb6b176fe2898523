import { formOf } from './form-of.ts';
import { replyMessage } from './turn-without-form.ts';
import { turn } from './turn-result.ts';
import type { Turn } from '../model/turn.ts';
import { fillTemplate } from '#src/domain/fill-template.ts';
import type { Refusal } from '#src/domain/refusal.ts';
import { writtenAnswer, type Form } from '#src/forms/form.ts';
import type { Answers, Question, Value } from '#src/forms/question.ts';
import { refusalText } from '#src/forms/refusal-text.ts';
import type { Command } from '../model/command.ts';
import type { TurnContext } from '../model/knowledge.ts';
import type { MessageContent } from '../model/message.ts';
import { textBlock } from '../answers/blocks.ts';
import type { Reply } from '../model/reply.ts';
import { questionMessage, resultMessage, reviewMessage } from './form-messages.ts';
import {
  carriedAnswers,
  startState,
  isDoubtedBy,
  openQuestion,
  reopenQuestion,
  skipQuestion,
  storeAnswer,
  withOffered,
  type FormState,
} from '#src/forms/form-state.ts';

/** Begins a form, with what is known of it already; what was told and does not fit is asked about first, and so is what may be by the month where that was not told. */
export function startForm(
  form: Form,
  context: TurnContext,
  {
    answers: known = {},
    unfit: [problem] = [],
    unplaced = [],
    monthly,
    isPeriodTold,
    incomes,
    isOfOthers,
    skips,
  }: Partial<Extract<Command, { kind: 'start' }>> = {},
  setAside?: FormState,
): Turn {
  const started = startState(form, known, context.now, setAside);
  const left = form.questions.find(({ id }) => id === skips);
  const begun = {
    ...(left ? skipQuestion(form, started, left, context.now) : started),
    ...(monthly && { monthly }),
    ...(incomes && { incomes }),
  };
  const noted = form.questions.flatMap((question) => answerSentence(question, known, context.timeZone));
  const warnings = (form.warnings?.(known) ?? []).filter(
    ({ insteadLabel }) => insteadLabel === undefined || isPeriodTold !== true,
  );
  // What can be had otherwise is asked about at once; of figures, all are asked for first.
  const asked =
    form.questions.find(({ id }) => id === problem?.question) ??
    form.questions.find((question) => isDoubtedBy(warnings, question));
  const after = setAside?.stage === 'asking' ? formOf(setAside, context.knowledge) : undefined;
  const afterwards = after ? [fillTemplate(context.knowledge.wording.afterwards, { title: after.title })] : [];
  // Where the sentence decides by itself, the answer comes first.
  const opening = begun.stage === 'finished' ? [] : [form.opening];
  const notUsed =
    unplaced.length > 0 ? [fillTemplate(context.knowledge.wording.notUsed, { amounts: unplaced.join(', ') })] : [];
  const others = isOfOthers ? [context.knowledge.wording.ofAnother] : [];
  const before = [...opening, ...afterwards, ...noted, ...notUsed, ...others, ...warnings.map(({ text }) => text)];
  const { said, ...turn } = continueForm(
    asked ? reopenQuestion(begun, asked) : begun,
    form,
    context,
    problem ? [...before, refusalText(problem.refusal)] : before,
    problem?.refusal,
  );
  return { ...turn, said: said.map((saying) => ({ links: [{ href: form.page, label: form.title }], ...saying })) };
}

/** Ends a form. One that was set aside for it is taken up again, with what this one was told of the visitor. */
export function endForm(said: readonly MessageContent[], ended: FormState, context: TurnContext): Turn {
  const before = formOf(ended.resume ?? null, context.knowledge);
  if (!ended.resume || !before) return turn(said, null);
  const answers = { ...carriedAnswers(before, ended), ...ended.resume.answers };
  const resumed = continueForm({ ...ended.resume, answers }, before, context, [context.knowledge.wording.resume]);
  return { ...resumed, said: [...said, ...resumed.said] };
}

/** Says where a form that is under way stands, when it is asked for once more. */
export function restateForm(form: Form, formState: FormState, context: TurnContext): Turn {
  return continueForm(formState, form, context, [context.knowledge.wording.resume]);
}

/** Says where the form stands now: at a question, at the review, at its figures. */
export function continueForm(
  formState: FormState,
  form: Form,
  { now, timeZone, knowledge }: TurnContext,
  before: readonly string[],
  refusal?: Refusal,
): Turn {
  switch (formState.stage) {
    case 'asking':
      return turn(
        [questionMessage(form, formState, { now, timeZone }, knowledge.wording, before, refusal)],
        withOffered(formState, refusal),
      );
    case 'finished':
      return turn([resultMessage(form, formState, knowledge.wording, before)], formState);
    default:
      return turn(
        [
          reviewMessage(
            form,
            { ...formState, stage: 'reviewing' },
            knowledge.wording,
            [...before, ...closuresIn(form, formState, before), knowledge.wording.review],
            timeZone,
          ),
        ],
        {
          ...formState,
          stage: 'reviewing',
        },
      );
  }
}

/** That the office is closed then is read through once more, where it was not said just now. */
function closuresIn(form: Form, { answers }: FormState, said: readonly string[]): readonly string[] {
  const isOfMoment = (id: string) =>
    form.questions.some((one) => one.id === id && (one.kind === 'date' || one.kind === 'slot'));
  return (form.warnings?.(answers) ?? [])
    .filter(({ about, text }) => isOfMoment(about) && !said.includes(text))
    .map(({ text }) => text);
}

/** Says an answer. In the middle of a form the open question is asked again after it. */
export function replyDuringForm(
  reply: Reply,
  formState: FormState | null,
  form: Form | undefined,
  context: TurnContext,
): Turn {
  const answer = replyMessage(reply);
  if (!formState || !form || formState.stage === 'finished') return turn([answer], formState);
  const { wording } = context.knowledge;
  const back = continueForm(formState, form, context, [wording.resume]);
  const unread = formState.stage === 'asking' ? wording.offTopic : wording.notSent;
  const rejected: MessageContent = {
    blocks: [textBlock(unread), ...(reply.isUnread === true ? [] : reply.blocks)],
    links: reply.links,
  };
  return { ...back, said: [...(reply.outcome === 'miss' ? [rejected] : [answer]), ...back.said] };
}

/** Leaves the answer to the open question as it is and goes on. */
export function keepAnswer(formState: FormState, form: Form, context: TurnContext): Turn {
  const open = openQuestion(form, formState);
  const value = open && formState.answers[open.id];
  return continueForm(
    open && value !== undefined ? storeAnswer(form, formState, open, value, context.now) : formState,
    form,
    context,
    [],
  );
}

/** An answer as the guide says it back, in both clocks where it has two; a long one with its beginning, an amount with the sum it came from. */
export function answerSentence(
  question: Question,
  answers: Answers,
  timeZone: string | undefined,
  sum?: string,
  before?: Value,
): readonly string[] {
  const value = answers[question.id];
  if (value === undefined) return [];
  const whole = writtenAnswer(question, value, { answers, timeZone });
  const isLong = (text: string) => Array.from(text).length > longestEcho;
  // Of long notes, what was added to them.
  const isMore = before !== undefined && isLong(whole) && String(value).startsWith(`${String(before)}\n`);
  const said = isMore ? `… ${String(value).slice(String(before).length + 1)}` : whole;
  const letters = Array.from(said.replace(/\s+/g, ' '));
  const written = letters.length > longestEcho ? `${letters.slice(0, longestEcho).join('')}…` : letters.join('');
  // "Tax year 2026-27" begins with its label.
  const label = `${question.label} `;
  const own = written.startsWith(label) ? written.slice(label.length) : written;
  return [`${question.label}: ${sum === undefined ? '' : `${sum} = `}${own}${/[.!?…]$/.test(own) ? '' : '.'}`];
}

const longestEcho = 160;
