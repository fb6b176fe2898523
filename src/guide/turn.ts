import { fillTemplate } from '#src/domain/fill-template.ts';
import type { Form } from '#src/forms/form.ts';
import type { Question, Value } from '#src/forms/question.ts';
import { refusalText } from '#src/forms/refusal-text.ts';
import type { Command } from './command.ts';
import { chip, type Chip } from './message.ts';
import { changeChips, refusalMessage } from './form-messages.ts';
import { formOf, keepAnswer, answerSentence, startForm, turn, continueForm, type Turn } from './form-turn.ts';
import type { TurnContext } from './knowledge.ts';
import { isDoubted, reopenQuestion, storeAnswer, type FormState } from './form-state.ts';
import { handleIntent } from './handle-intent.ts';

/** Takes a visitor's message and answers it. Pure: the same message in the same situation gets the same answer. Never throws. */
export function takeTurn(text: string, formState: FormState | null, context: TurnContext): Turn {
  const form = formOf(formState, context.knowledge);
  const command = context.knowledge.interpret(text, formState, context);
  if (command.kind === 'refuse' && formState && form && isDoubted(form, formState, command.question)) {
    const value = formState.answers[command.question.id] ?? '';
    const accepted = storeAnswer(form, formState, command.question, value, context.now);
    // Who answers the next question has accepted what was doubted.
    if (context.knowledge.interpret(text, accepted, context).kind.startsWith('answer'))
      return takeTurn(text, accepted, context);
  }
  if (command.kind === 'startForm') return startForm(command.form, context, command.known);
  if (command.kind === 'needsForms') return { said: [], formState, effect: 'fetch' };
  if (command.kind === 'intent') return handleIntent(command.id, formState, form, context);
  if (formState && form && command.kind !== 'search') return applyCommand(command, formState, form, context);
  return { said: [], formState, effect: 'answer' };
}

function applyCommand(
  command: Exclude<Command, { kind: 'search' | 'needsForms' | 'intent' | 'startForm' }>,
  formState: FormState,
  form: Form,
  context: TurnContext,
): Turn {
  const { now, knowledge } = context;
  switch (command.kind) {
    case 'answer':
      return recordAnswer(
        command.question,
        command.value,
        readBack(command.question, command.value, command.explained),
        formState,
        form,
        context,
      );
    case 'correct': {
      const row = `${command.question.label}: ${command.question.format(command.value)}.`;
      const isChange = formState.answers[command.question.id] !== undefined;
      return recordAnswer(
        command.question,
        command.value,
        [isChange ? `${knowledge.wording.changed} ${row}` : row],
        formState,
        form,
        context,
      );
    }
    case 'answerSeveral': {
      const told = form.questions.filter(({ id }) => command.answers[id] !== undefined);
      const after = told.reduce(
        (one, question) => storeIfValid(form, one, question, command.answers[question.id], now),
        formState,
      );
      const rows = told.flatMap((question) => answerSentence(question, after.answers[question.id]));
      const isChange = told.some(
        ({ id }) => formState.answers[id] !== undefined && formState.answers[id] !== after.answers[id],
      );
      const [first = '', ...others] = rows;
      return withWarnings(
        formState,
        after,
        isChange ? [`${knowledge.wording.changed} ${first}`, ...others] : rows,
        form,
        context,
      );
    }
    case 'placeElsewhere': {
      const { label, format } = command.question;
      const value = format(command.value);
      const belongs = fillTemplate(knowledge.wording.belongsTo, { label });
      return withChips(
        [chip(fillTemplate(knowledge.wording.chips.note, { value, label }), `${label} ${value}`)],
        continueForm(formState, form, context, [belongs]),
      );
    }
    case 'cannotChange': {
      const here = continueForm(formState, form, context, [knowledge.wording.changeable]);
      return formState.stage === 'asking'
        ? withChips(changeChips(form, knowledge.wording.chips, formState), here)
        : here;
    }
    case 'reopen':
      return continueForm(
        reopenQuestion(formState, command.question),
        form,
        context,
        command.refusal === null ? [] : [refusalText(command.refusal)],
      );
    case 'keep':
      return keepAnswer(formState, form, context);
    case 'refuse': {
      const tried = { ...formState, tries: formState.tries + 1 };
      return turn(
        [refusalMessage(form, tried, command.question, refusalText(command.refusal), context, knowledge.wording)],
        tried,
      );
    }
  }
}

/** What was read out of the visitor's words is said back, with the sum where one was made; their own words need no echo. */
function readBack({ kind, label, format }: Question, value: Value, explained?: string): readonly string[] {
  const sum = explained === undefined ? '' : `${explained} = `;
  return kind === 'text' || kind === 'longText' ? [] : [`${label}: ${sum}${format(value)}.`];
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

function recordAnswer(
  question: Question,
  value: Value,
  before: readonly string[],
  formState: FormState,
  form: Form,
  context: TurnContext,
): Turn {
  return withWarnings(
    formState,
    storeAnswer(form, formState, question, value, context.now),
    before,
    form,
    context,
    question,
  );
}

/** Answers that can hardly stand together are asked about once, unless there is nothing left to ask: then it is said. Other values are a new doubt. */
function withWarnings(
  formState: FormState,
  after: FormState,
  before: readonly string[],
  form: Form,
  context: TurnContext,
  question?: Question,
): Turn {
  const known = new Set(form.warnings?.(formState.answers).map(({ text }) => text));
  const warnings = (form.warnings?.(after.answers) ?? []).filter(({ text }) => !known.has(text));
  const said = [...before, ...warnings.map(({ text }) => text)];
  const doubted = form.questions.find(({ id }) => id === warnings[0]?.about);
  const asked = doubted?.suggestions ? doubted : (question ?? doubted);
  if (!asked || warnings.length === 0 || after.stage === 'finished') return continueForm(after, form, context, said);
  return continueForm(reopenQuestion(after, asked), form, context, said);
}

/** The turn with more to tap, ahead of the rest. */
function withChips(chips: readonly Chip[], { said, ...rest }: Turn): Turn {
  return { ...rest, said: said.map((saying) => ({ ...saying, chips: [...chips, ...(saying.chips ?? [])] })) };
}
