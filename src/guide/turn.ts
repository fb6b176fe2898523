import type { Form } from '#src/forms/form.ts';
import type { Question, Value } from '#src/forms/question.ts';
import type { Act } from './act.ts';
import { chip, type Chip } from './message.ts';
import { changeChips, sayRefusal } from './say.ts';
import { formOf, keptAsItIs, rowText, startForm, turn, where, type Situation, type Turn } from './standing.ts';
import { reopen, store, type Walk } from './walk.ts';
import { grant } from './wishes.ts';

/** Takes a visitor's message and answers it. Pure: the same message in the same situation gets the same answer. Never throws. */
export function takeTurn(text: string, walk: Walk | null, situation: Situation): Turn {
  const act = situation.understand(text, walk, situation);
  const form = formOf(walk, situation);
  if (act.kind === 'begin') return startForm(act.form, situation, act.known);
  if (act.kind === 'unclear') return { said: [], walk, deed: 'fetch' };
  if (act.kind === 'wish') return grant(act.id, walk, form, situation);
  if (walk && form && act.kind !== 'asked') return walkOn(act, walk, form, situation);
  return { said: [], walk, deed: 'answer' };
}

function walkOn(
  act: Exclude<Act, { kind: 'asked' | 'unclear' | 'wish' | 'begin' }>,
  walk: Walk,
  form: Form,
  situation: Situation,
): Turn {
  const { now, mind } = situation;
  switch (act.kind) {
    case 'answered':
      return noted(act.question, act.value, readBack(act.question, act.value, act.explained), walk, form, situation);
    case 'corrected': {
      const row = `${act.question.label}: ${act.question.format(act.value)}.`;
      const isChange = walk.answers[act.question.id] !== undefined;
      return noted(act.question, act.value, [isChange ? `${mind.wording.changed} ${row}` : row], walk, form, situation);
    }
    case 'told': {
      const told = form.questions.filter(({ id }) => act.answers[id] !== undefined);
      const after = told.reduce((one, question) => stored(form, one, question, act.answers[question.id], now), walk);
      const rows = told.flatMap((question) => rowText(question, after.answers[question.id]));
      const isChange = told.some(({ id }) => walk.answers[id] !== undefined && walk.answers[id] !== after.answers[id]);
      const [first = '', ...others] = rows;
      return doubted(walk, after, isChange ? [`${mind.wording.changed} ${first}`, ...others] : rows, form, situation);
    }
    case 'misplaced': {
      const { label, format } = act.question;
      const belongs = mind.wording.belongsTo.replace('…', label);
      return offering(
        [chip(`Note ${format(act.value)} under ${label}`, `${label} ${format(act.value)}`)],
        where(walk, form, situation, [belongs]),
      );
    }
    case 'unchangeable': {
      const here = where(walk, form, situation, [mind.wording.changeable]);
      return walk.stage === 'asking' ? offering(changeChips(form, walk), here) : here;
    }
    case 'reopened':
      return where(reopen(walk, act.question), form, situation, act.reason === null ? [] : [act.reason]);
    case 'kept':
      return keptAsItIs(walk, form, situation);
    case 'refused': {
      const tried = { ...walk, tries: walk.tries + 1 };
      return turn([sayRefusal(form, tried, act.question, act.reason, now, mind.wording)], tried);
    }
  }
}

/** What was read out of the visitor's words is said back, with the sum where one was made; their own words need no echo. */
function readBack({ kind, label, format }: Question, value: Value, explained?: string): readonly string[] {
  const sum = explained === undefined ? '' : `${explained} = `;
  return kind === 'text' || kind === 'longText' ? [] : [`${label}: ${sum}${format(value)}.`];
}

function stored(form: Form, walk: Walk, question: Question, value: Value | undefined, now: Date): Walk {
  return value === undefined || !question.validate(value, { now, answers: walk.answers }).ok
    ? walk
    : store(form, walk, question, value, now);
}

function noted(
  question: Question,
  value: Value,
  before: readonly string[],
  walk: Walk,
  form: Form,
  situation: Situation,
): Turn {
  return doubted(walk, store(form, walk, question, value, situation.now), before, form, situation, question);
}

/** Answers that can hardly stand together are asked about once, unless there is nothing left to ask: then it is said. Other values are a new doubt. */
function doubted(
  walk: Walk,
  after: Walk,
  before: readonly string[],
  form: Form,
  situation: Situation,
  question?: Question,
): Turn {
  const known = new Set(form.doubts?.(walk.answers).map(({ text }) => text));
  const doubts = (form.doubts?.(after.answers) ?? []).filter(({ text }) => !known.has(text));
  const said = [...before, ...doubts.map(({ text }) => text)];
  const asked = question ?? form.questions.find(({ id }) => id === doubts[0]?.about);
  if (!asked || doubts.length === 0 || after.stage === 'finished') return where(after, form, situation, said);
  return where(reopen(after, asked), form, situation, said);
}

/** The turn with more to tap, ahead of the rest. */
function offering(chips: readonly Chip[], { said, ...rest }: Turn): Turn {
  return { ...rest, said: said.map((saying) => ({ ...saying, chips: [...chips, ...(saying.chips ?? [])] })) };
}
