import answerWords from 'content:answer-words';
import { fillTemplate } from '#src/domain/fill-template.ts';
import type { Form } from '#src/forms/form.ts';
import { promptOf, type Answers, type Question, type Value } from '#src/forms/question.ts';
import { refusalText } from '#src/forms/refusal-text.ts';
import type { Command } from '../model/command.ts';
import { chip } from './chips.ts';
import type { Chip } from '../model/chip.ts';
import { answerChips, promptAgain, refusalMessage } from './form-messages.ts';
import { waysWithout } from './ways-without.ts';
import { formOf } from './form-of.ts';
import { introductionIn, matterElsewhere, toldBefore } from '../understanding/understand.ts';
import { textBlock } from '../answers/blocks.ts';
import { turn } from './turn-result.ts';
import type { Turn } from '../model/turn.ts';
import { endForm, keepAnswer, answerSentence, startForm, continueForm } from './form-turn.ts';
import type { TurnContext } from '../model/knowledge.ts';
import {
  carriedAnswers,
  isDoubted,
  reopenQuestion,
  skipQuestion,
  startState,
  storeAnswer,
  withOffered,
  type FormState,
} from '#src/forms/form-state.ts';
import { handleIntent } from './handle-intent.ts';

/** Takes a visitor's message and answers it. Pure: the same message in the same situation gets the same answer. Never throws. */
export function takeTurn(text: string, formState: FormState | null, context: TurnContext): Turn {
  const command = context.knowledge.understand(text, formState, context);
  const accepted = command.kind === 'refuse' ? acceptedDoubt(command.question, formState, context) : undefined;
  // Who answers the next question has accepted what was doubted.
  const next = accepted && context.knowledge.understand(text, accepted, context);
  if (accepted && next?.kind === 'set') return carryOut(next, accepted, context);
  const isOpen = formState !== null && formState.stage !== 'finished';
  const noted = command.kind === 'search' && !isOpen ? noteIntroduction(text, formState, context) : undefined;
  return noted ?? carryOut(command, formState, context);
}

/** Says back who the visitor is and how to reach him, told before any form asks for it, and has answered what is asked besides. */
function noteIntroduction(text: string, formState: FormState | null, context: TurnContext): Turn | undefined {
  const { forms, wording, search } = context.knowledge;
  const sent = forms.filter(({ ending }) => ending.kind === 'send');
  const form = sent.find(({ questions }) => questions.some(({ kind }) => kind === 'phone'));
  if (!form || context.romanised) return undefined;
  const { answers, rest } = introductionIn(text, form, context);
  const rows = form.questions.flatMap((question) => answerSentence(question, answers, context.timeZone));
  if (rows.length === 0) return undefined;
  const said = { blocks: [...rows, wording.introduced].map(textBlock) };
  if (rest !== '' && search.find(rest, context.page).outcome !== 'none')
    return { said: [said], formState, effect: 'answer', lookUp: rest };
  const chips = sent.map(({ id, title }) => chip(title, { kind: 'start', form: id, answers: {} }));
  return turn([{ ...said, chips }], formState);
}

/** The form with a doubted answer taken as it is; undefined where none was doubted. */
function acceptedDoubt(id: string, formState: FormState | null, context: TurnContext): FormState | undefined {
  const form = formOf(formState, context.knowledge);
  const question = form && questionOf(form, id);
  const value = formState?.answers[id];
  if (!formState || !form || !question || value === undefined || !isDoubted(form, formState, question))
    return undefined;
  return storeAnswer(form, formState, question, value, context.now);
}

/** Does what a message or a tapped chip asks for. Takes a command, which may be one of another situation: what no longer fits says where the form stands. Never throws. */
export function carryOut(command: Command, formState: FormState | null, context: TurnContext): Turn {
  if ((command.kind === 'set' || command.kind === 'start' || command.kind === 'hold') && command.asks !== undefined) {
    const { asks, ...rest } = command;
    return answeredFirst(asks, carryOut(rest, formState, context), context);
  }
  const form = formOf(formState, context.knowledge);
  if ((command.kind === 'set' || command.kind === 'start') && command.remarks !== undefined) {
    const { remarks, ...rest } = command;
    const noted = carryOut(rest, formState, context);
    const answered = handleIntent(remarks, noted.formState, formOf(noted.formState, context.knowledge), context);
    return { ...answered, said: [...notedIn(noted, context), ...answered.said] };
  }
  switch (command.kind) {
    case 'needsForms':
      return { said: [], formState, effect: 'fetch' };
    case 'search': {
      const { mayBeNoted: unnoted } = command;
      return { said: [], formState: formState && unnoted ? { ...formState, unnoted } : formState, effect: 'answer' };
    }
    case 'intent':
      return handleIntent(command.id, formState, form, context);
    case 'start':
      return startAsked(command, formState, form, context);
    default:
      return formState && form ? inForm(command, formState, form, context) : { said: [], formState, effect: 'answer' };
  }
}

/** Has a question answered before the form goes on: what was noted is said now, the rest with the answer. */
function answeredFirst(asks: string, noted: Turn, context: TurnContext): Turn {
  const { said, formState } = noted;
  const isFinished = formState?.stage === 'finished';
  return { said: isFinished ? said : notedIn(noted, context), formState, effect: 'answer', lookUp: asks };
}

/** What is said of a turn before another answer: without the next question. */
function notedIn({ said, formState }: Turn, { knowledge }: TurnContext): Turn['said'] {
  const form = formOf(formState, knowledge);
  const prompts = new Set([
    knowledge.wording.review,
    ...(form?.questions.flatMap((question) => [
      promptOf(question, formState?.answers ?? {}),
      ...(formState ? [promptAgain(question, formState, knowledge.wording)] : []),
    ]) ?? []),
  ]);
  return said
    .map(({ blocks, links }) => ({
      blocks: blocks.filter((block) => block.kind === 'text' && !prompts.has(block.text)),
      ...(links && { links }),
    }))
    .filter(({ blocks }) => blocks.length > 0);
}

/** Begins a form. One that is under way is set aside, and what it was told of the visitor goes along. */
function startAsked(
  command: Extract<Command, { kind: 'start' }>,
  formState: FormState | null,
  before: Form | undefined,
  context: TurnContext,
): Turn {
  const { next, leaves } = command;
  const form = context.knowledge.forms.find(({ id }) => id === command.form);
  if (!form) return { said: [], formState, effect: 'answer' };
  const after = context.knowledge.forms.find((one) => one.id === next?.form);
  if (after && next && !formState)
    return startForm(form, context, command, startState(after, next.answers, context.now));
  const known = knownBefore(form, command, context);
  if (!formState || !before || formState.form === form.id)
    return startForm(form, context, { ...command, answers: { ...known, ...command.answers } });
  // With another address somebody else writes.
  const { email } = command.answers;
  const isOthers = email !== undefined && formState.answers.email !== undefined && email !== formState.answers.email;
  return startForm(
    form,
    context,
    {
      ...command,
      answers: {
        ...known,
        ...(isOthers ? {} : carriedAnswers(form, formState)),
        ...carriedMatter(form, formState, context),
        ...command.answers,
      },
    },
    formState.stage === 'finished' || leaves === true ? formState.resume : withoutResume(formState),
  );
}

/** What was told before a form began, as far as the message that begins it tells nothing else of it. */
function knownBefore(
  form: Form,
  { answers, unfit = [] }: Extract<Command, { kind: 'start' }>,
  context: TurnContext,
): Answers {
  const told = toldBefore(form, context.messages ?? [], context);
  const isTold = (id: string) => answers[id] !== undefined || unfit.some(({ question }) => question === id);
  const kindOf = (id: string) => questionOf(form, id)?.kind;
  // "At 11", said of the day that was asked about; with another day, its hour is none.
  const hasDay = form.questions.some(({ id, kind }) => kind === 'date' && isTold(id));
  return Object.fromEntries(Object.entries(told).filter(([id]) => !isTold(id) && !(hasDay && kindOf(id) === 'slot')));
}

/** What a message is about is what an appointment in its place is about. */
function carriedMatter(form: Form, { answers: { subject } }: FormState, { knowledge, now }: TurnContext): Answers {
  const choice = form.questions.find(({ otherwise }) => otherwise !== undefined);
  if (!choice || subject === undefined) return {};
  const [found] = choice.find?.(String(subject), { now, answers: {} }) ?? [];
  return found?.parsed.ok === true
    ? { [choice.id]: found.parsed.value }
    : matterElsewhere(String(subject), form, {}, knowledge);
}

const withoutResume = ({ resume: _, ...formState }: FormState): FormState => formState;

function inForm(
  command: Exclude<Command, { kind: 'search' | 'needsForms' | 'intent' | 'start' }>,
  formState: FormState,
  form: Form,
  context: TurnContext,
): Turn {
  const { wording } = context.knowledge;
  switch (command.kind) {
    case 'set':
      return storeAnswers(command, formState, form, context);
    case 'resume':
      return resumeForm(command, formState, form, context);
    case 'placeElsewhere': {
      const question = questionOf(form, command.question);
      if (!question) return continueForm(formState, form, context, []);
      const { label } = question;
      const value = question.format(command.value);
      return withChips(
        [
          chip(fillTemplate(wording.chips.note, { value, label }), {
            kind: 'set',
            answers: { [question.id]: command.value },
          }),
        ],
        continueForm(formState, form, context, [fillTemplate(wording.belongsTo, { label })]),
      );
    }
    case 'doubtName':
      return withChips(
        [
          chip(fillTemplate(wording.chips.noteName, { value: command.value }), {
            kind: 'set',
            answers: { name: command.value },
          }),
        ],
        continueForm(formState, form, context, [fillTemplate(wording.doubtName, { value: command.value })]),
      );
    case 'askPlace':
      return continueForm(formState, form, context, [wording.askPlace]);
    case 'cannotChange': {
      const here = continueForm(formState, form, context, [wording.changeable]);
      return formState.stage === 'asking' ? withChips(answerChips(form, formState, wording.chips), here) : here;
    }
    case 'reopen': {
      const question = questionOf(form, command.question);
      return continueForm(
        question ? reopenQuestion(formState, question) : formState,
        form,
        context,
        command.refusal === null ? [] : [refusalText(command.refusal)],
        command.refusal ?? undefined,
      );
    }
    case 'keep':
      return keepAnswer(formState, form, context);
    case 'hold':
      return continueForm(formState, form, context, [formState.stage === 'asking' ? wording.noHurry : wording.notSent]);
    case 'refuse': {
      const question = questionOf(form, command.question);
      if (!question) return continueForm(formState, form, context, []);
      const isHalf = command.refusal.code === 'dateSpan';
      const before = withOffered(formState, command.refusal);
      const tried = isHalf ? before : { ...before, tries: before.tries + 1 };
      const refusal = refusalMessage(form, tried, question, command.refusal, context, wording);
      return turn([{ ...refusal, links: waysWithout(question, form, tried, context) }], tried);
    }
  }
}

const questionOf = ({ questions }: Form, id: string) => questions.find((question) => question.id === id);

/** Goes back to the form that was set aside, with what the one in between was told of the visitor, or says where the open one stands. */
function resumeForm(
  { form: id, answers, unfit }: Extract<Command, { kind: 'resume' }>,
  formState: FormState,
  form: Form,
  context: TurnContext,
): Turn {
  const { wording } = context.knowledge;
  if (formState.form === id || formState.resume?.form !== id)
    return continueForm(formState, form, context, [wording.resume]);
  const { formState: resumed, ...back } = endForm([], formState, context);
  const before = formOf(resumed, context.knowledge);
  if (!answers || !resumed || !before) return { ...back, formState: resumed };
  const { said, ...turn } = storeAnswers({ kind: 'set', answers, ...(unfit && { unfit }) }, resumed, before, context);
  return { ...turn, said: said.map((saying, at) => (at === 0 ? withBefore(wording.resume, saying) : saying)) };
}

const withBefore = (text: string, { blocks, ...saying }: Turn['said'][number]): Turn['said'][number] => ({
  ...saying,
  blocks: [textBlock(text), ...blocks],
});

/** Stores what was told, says it back, and asks about what did not fit. */
function storeAnswers(
  {
    answers,
    sums = {},
    monthly = [],
    unfit = [],
    isPeriodTold,
    isForAnythingElse,
    skips,
    incomes,
    replaced = [],
    isOfOthers,
    unplaced = [],
  }: Extract<Command, { kind: 'set' }>,
  before: FormState,
  form: Form,
  context: TurnContext,
): Turn {
  const dropped = skips === undefined || before.answers[skips] === undefined ? undefined : questionOf(form, skips);
  const formState = leavesOut(form, before, skips, context.now);
  const told = form.questions.filter(({ id }) => answers[id] !== undefined);
  const kept = formState.monthly?.filter((id) => answers[id] === undefined) ?? [];
  const byTheMonth = [...kept, ...monthly];
  const after = told.reduce((one, question) => storeIfValid(form, one, question, answers[question.id], context.now), {
    ...formState,
    ...((byTheMonth.length > 0 || formState.monthly) && { monthly: byTheMonth }),
    ...(incomes && { incomes }),
    ...(told.length > 0 && form.ending.kind === 'result' && { last: valuesBefore(told, formState) }),
  });
  const { wording } = context.knowledge;
  const anew = replaced.map((one) => fillTemplate(wording.insteadOf, one));
  const others = isOfOthers ? [wording.ofAnother] : [];
  const notUsed = unplaced.length > 0 ? [fillTemplate(wording.notUsed, { amounts: unplaced.join(', ') })] : [];
  const rows = told.flatMap((question) =>
    answerSentence(question, after.answers, context.timeZone, sums[question.id], formState.answers[question.id]).map(
      (row) =>
        isForAnythingElse === true && question.otherwise !== undefined
          ? fillTemplate(wording.anythingElse, { answer: row.slice(0, -1) })
          : row,
    ),
  );
  const isChange =
    dropped !== undefined ||
    told.some(({ id }) => formState.answers[id] !== undefined && formState.answers[id] !== after.answers[id]);
  const takenOut = dropped ? [`${dropped.label}: ${answerWords.notGiven}.`] : [];
  const [first, ...more] = [...anew, ...rows, ...takenOut];
  const said = [
    ...(first === undefined ? [] : [isChange ? `${wording.changed} ${first}` : first]),
    ...more,
    ...notUsed,
    ...others,
  ];
  const [problem] = unfit;
  const question = problem && questionOf(form, problem.question);
  const only = told.length === 1 ? told[0] : undefined;
  // An amount that was reckoned, or told with its period, is of the year; so is none that was told before.
  const isSettled = (id: string) => answers[id] !== undefined && (isPeriodTold === true || sums[id] !== undefined);
  if (!problem || !question) return withWarnings(formState, after, said, form, context, isSettled, only);
  const reopened = reopenQuestion(after, question);
  const alsoUnfit = unfit.slice(1).flatMap(({ question: id, refusal }) => {
    const label = questionOf(form, id)?.label;
    return label === undefined ? [] : [`${label}: ${refusalText(refusal)}`];
  });
  return continueForm(reopened, form, context, [...said, ...alsoUnfit, refusalText(problem.refusal)], problem.refusal);
}

const valuesBefore = (told: readonly Question[], { answers }: FormState) =>
  Object.fromEntries(told.map(({ id }) => [id, answers[id] ?? null]));

/** With a question left out that may be open, or asked later. */
function leavesOut(form: Form, formState: FormState, skips: string | undefined, now: Date): FormState {
  const question = skips === undefined ? undefined : questionOf(form, skips);
  if (!question) return formState;
  if (formState.asking === question.id) return skipQuestion(form, formState, question, now);
  const { [question.id]: _, ...answers } = formState.answers;
  return { ...formState, answers, skipped: [...formState.skipped, question.id] };
}

function storeIfValid(
  form: Form,
  formState: FormState,
  question: Question,
  value: Value | undefined,
  now: Date,
): FormState {
  return value === undefined || !question.validate(value, { now, answers: formState.answers }).ok
    ? formState
    : storeAnswer(form, formState, question, value, now);
}

/** Answers that can hardly stand together are asked about once, unless there is nothing left to ask: then it is said. Other values are a new doubt. */
function withWarnings(
  formState: FormState,
  after: FormState,
  before: readonly string[],
  form: Form,
  context: TurnContext,
  isSettled: (id: string) => boolean,
  question?: Question,
): Turn {
  const known = form.warnings?.(formState.answers) ?? [];
  // Of several amounts that may be by the month, who says so of the one that is asked for is asked about the next.
  const isOneOfSeveral = known.some(
    ({ about, insteadLabel }) => insteadLabel !== undefined && about === formState.asking,
  );
  const warnings = (form.warnings?.(after.answers) ?? []).filter(
    ({ text, about, insteadLabel }) =>
      (insteadLabel === undefined || !isSettled(about)) &&
      (known.every((one) => one.text !== text) ||
        (isOneOfSeveral && insteadLabel !== undefined && about !== formState.asking)),
  );
  const said = [...before, ...warnings.map(({ text }) => text)];
  const doubted = form.questions.find(({ id }) => id === warnings[0]?.about);
  const asked = doubted?.suggestions || warnings[0]?.instead !== undefined ? doubted : (question ?? doubted);
  if (!asked || warnings.length === 0 || after.stage === 'finished') return continueForm(after, form, context, said);
  return continueForm(reopenQuestion(after, asked), form, context, said);
}

/** The turn with more to tap, ahead of the rest. */
function withChips(chips: readonly Chip[], { said, ...rest }: Turn): Turn {
  return { ...rest, said: said.map((saying) => ({ ...saying, chips: [...chips, ...(saying.chips ?? [])] })) };
}
