import type { IntentId } from '#src/collections/types.ts';
import { openQuestions, reviewRows, type Form } from '#src/forms/form.ts';
import type { Question, Value } from '#src/forms/question.ts';
import type { Act } from './act.ts';
import { replyToWish, type Mind } from './respond.ts';
import { chip, type Chip, type Saying } from './message.ts';
import { textBlock, type Reply } from './reply.ts';
import { changeChips, sayAnswers, sayQuestion, sayRefusal, sayResult, sayReview } from './say.ts';
import { understand } from './understand.ts';
import { begin, openQuestion, progress, questionBefore, reopen, skip, store, type Walk } from './walk.ts';

/** What a message of the visitor leads to: what the guide says, where the walk-through stands, and whether something is to be done. */
export interface Turn {
  readonly said: readonly Saying[];
  readonly walk: Walk | null;
  /** What has to happen next: a question to look up, the forms to fetch, a mail to send, a conversation to wipe. */
  readonly deed: 'none' | 'answer' | 'fetch' | 'send' | 'clear';
}

export interface Situation {
  readonly mind: Mind;
  /** None until they have been fetched. */
  readonly forms: readonly Form[];
  readonly corrections: ReadonlySet<string>;
  readonly now: Date;
  readonly page: string;
}

/** Takes a visitor's message and answers it. Pure: the same message in the same situation gets the same answer. Never throws. */
export function takeTurn(text: string, walk: Walk | null, situation: Situation): Turn {
  const act = understand(text, walk, situation);
  const form = formOf(walk, situation);
  if (act.kind === 'begin') return startForm(act.form, situation, act.known);
  if (act.kind === 'unclear') return { said: [], walk, deed: 'fetch' };
  if (act.kind === 'wish') return grant(act.id, walk, form, situation);
  if (walk && form && act.kind !== 'asked') return walkOn(act, walk, form, situation);
  return { said: [], walk, deed: 'answer' };
}

/** Begins a form, with what is known of it already. */
export function startForm(form: Form, situation: Situation, known: Walk['answers'] = {}): Turn {
  const walk = begin(form, known, situation.now);
  const noted = form.questions.flatMap((question) => rowText(question, known[question.id]));
  const doubts = form.doubts?.(known).map(({ text }) => text) ?? [];
  const { said, ...turn } = where(walk, form, situation, [form.opening, ...noted, ...doubts]);
  return { ...turn, said: said.map((saying) => ({ links: [{ href: form.page, label: form.title }], ...saying })) };
}

/** Says where a form that is under way stands, when it is asked for once more. */
export function takeUpAgain(form: Form, walk: Walk, situation: Situation): Turn {
  return where(walk, form, situation, [situation.mind.wording.resume]);
}

function walkOn(act: Exclude<Act, { kind: 'asked' | 'unclear' | 'wish' | 'begin' }>, walk: Walk, form: Form, situation: Situation): Turn {
  const { now, mind } = situation;
  switch (act.kind) {
    case 'answered':
      return noted(act.question, act.value, readBack(act.question, act.value, act.explained), walk, form, situation);
    case 'corrected': {
      const changed = `${mind.wording.changed} ${act.question.label}: ${act.question.format(act.value)}.`;
      return noted(act.question, act.value, [changed], walk, form, situation);
    }
    case 'told': {
      const told = form.questions.filter(({ id }) => act.answers[id] !== undefined);
      const after = told.reduce((one, question) => stored(form, one, question, act.answers[question.id], now), walk);
      return where(after, form, situation, told.flatMap((question) => rowText(question, after.answers[question.id])));
    }
    case 'misplaced': {
      const { label, format } = act.question;
      const belongs = mind.wording.belongsTo.replace('…', label);
      return offering([chip(`Note ${format(act.value)} under ${label}`, `${label} ${format(act.value)}`)], where(walk, form, situation, [belongs]));
    }
    case 'unchangeable': {
      const here = where(walk, form, situation, [mind.wording.changeable]);
      return walk.stage === 'asking' ? offering(changeChips(form, walk), here) : here;
    }
    case 'reopened':
      return where(reopen(walk, act.question), form, situation, act.reason === null ? [] : [act.reason]);
    case 'kept': {
      const open = openQuestion(form, walk);
      const value = open && walk.answers[open.id];
      return where(open && value !== undefined ? store(form, walk, open, value, now) : walk, form, situation, []);
    }
    case 'refused': {
      const tried = { ...walk, tries: walk.tries + 1 };
      return turn([sayRefusal(form, tried, act.question, act.reason, now, mind.wording)], tried);
    }
  }
}

/** What was read out of the visitor's words is said back, with the sum where one was made; their own words need no echo. */
function readBack({ kind, label, format }: Question, value: Value, explained?: string): readonly string[] {
  const sum = explained === undefined ? '' : `${explained} = `;
  return kind === 'text' || kind === 'longText' || kind === 'email' ? [] : [`${label}: ${sum}${format(value)}.`];
}

const rowText = ({ label, format }: Question, value: Value | undefined): readonly string[] => (value === undefined ? [] : [`${label}: ${format(value)}.`]);

function stored(form: Form, walk: Walk, question: Question, value: Value | undefined, now: Date): Walk {
  return value === undefined || !question.validate(value, { now, answers: walk.answers }).ok ? walk : store(form, walk, question, value, now);
}

/** Notes an answer. One that can hardly stand beside the others is asked about once, unless there is nothing left to ask: then it is said. */
function noted(question: Question, value: Value, before: readonly string[], walk: Walk, form: Form, situation: Situation): Turn {
  const after = store(form, walk, question, value, situation.now);
  const known = new Set(form.doubts?.(walk.answers).map(({ about }) => about));
  const doubts = (form.doubts?.(after.answers) ?? []).filter(({ about }) => !known.has(about));
  const said = [...before, ...doubts.map(({ text }) => text)];
  if (doubts.length === 0 || after.stage === 'finished') return where(after, form, situation, said);
  return where(reopen(after, question), form, situation, said);
}

/** The turn with more to tap, ahead of the rest. */
function offering(chips: readonly Chip[], { said, ...rest }: Turn): Turn {
  return { ...rest, said: said.map((saying) => ({ ...saying, chips: [...chips, ...(saying.chips ?? [])] })) };
}

/** Says where the walk-through stands now: at a question, at the review, at its figures. */
function where(walk: Walk, form: Form, { now, mind }: Situation, before: readonly string[]): Turn {
  switch (walk.stage) {
    case 'asking':
      return turn([sayQuestion(form, walk, now, before)], walk);
    case 'finished':
      return turn([sayResult(form, walk, before)], walk);
    default:
      return turn([sayReview(form, { ...walk, stage: 'reviewing' }, [...before, mind.wording.review])], { ...walk, stage: 'reviewing' });
  }
}

/** Says an answer. In the middle of a walk-through the open question is asked again after it. */
export function answerAside(reply: Reply, walk: Walk | null, form: Form | undefined, situation: Situation): Turn {
  const answer: Saying = { blocks: reply.blocks, links: reply.links, chips: reply.outcome === 'did-you-mean' ? reply.links.map(({ label }) => chip(label)) : [] };
  if (!walk || !form || walk.stage === 'finished') return turn([answer], walk);
  const { wording } = situation.mind;
  const back = where(walk, form, situation, [wording.resume]);
  const rejected: Saying = { blocks: [textBlock(wording.offTopic), ...reply.blocks], links: reply.links };
  return { ...back, said: [...(reply.outcome === 'miss' ? [rejected] : [answer]), ...back.said] };
}

function grant(wish: IntentId, walk: Walk | null, form: Form | undefined, situation: Situation): Turn {
  const { mind, now } = situation;
  const open = walk && form ? openQuestion(form, walk) : undefined;
  const other = () => answerAside(replyToWish(mind, wish, walk && form ? reviewRows(form, walk.answers) : []), walk, form, situation);
  const rest = () => turn([{ blocks: [textBlock(mind.wording.nothingOpen)], chips: mind.wording.suggestions.map((suggestion) => chip(suggestion)) }], walk);
  if (wish === 'clear') return { ...turn([], null), deed: 'clear' };
  if (!walk || !form) return ['help', 'human', 'why', 'privacy'].includes(wish) ? other() : rest();
  if (walk.stage === 'finished' && (wish === 'yes' || wish === 'no')) return rest();

  switch (wish) {
    case 'back': {
      const before = questionBefore(form, walk);
      return before ? where(reopen(walk, before), form, situation, []) : where(walk, form, situation, [mind.wording.firstQuestion]);
    }
    case 'skip':
      if (!open) return where(walk, form, situation, []);
      return open.required ? where(walk, form, situation, [mind.wording.cannotSkip]) : where(skip(form, walk, open, now), form, situation, []);
    case 'no':
      if (open && walk.answers[open.id] !== undefined && form.doubts?.(walk.answers).some(({ about }) => about === open.id) === true) return where(walk, form, situation, []);
      return open && !open.required ? where(skip(form, walk, open, now), form, situation, []) : where(walk, form, situation, [mind.wording.offTopic]);
    case 'yes':
      if (open && walk.answers[open.id] !== undefined) return walkOn({ kind: 'kept' }, walk, form, situation);
      return walk.stage === 'asking' ? where(walk, form, situation, [mind.wording.offTopic]) : sendOff(walk, form, situation);
    case 'restart':
      return startForm(form, situation);
    case 'cancel':
      return turn([{ blocks: [textBlock(mind.wording.cancelled)] }, ...partial(walk, form)], null);
    case 'review': {
      const here = where(walk, form, situation, []);
      return walk.stage === 'asking' || walk.stage === 'finished' ? { ...here, said: [sayAnswers(form, walk), ...here.said] } : here;
    }
    case 'left': {
      const at = progress(form, walk);
      return where(walk, form, situation, at ? [mind.wording.progress.replace('…', String(at.step)).replace('…', String(at.of))] : []);
    }
    case 'help':
      return open ? where(walk, form, situation, [open.help, open.pattern]) : other();
    default:
      return other();
  }
}

/** Lets the mail go, unless time has overtaken an answer: then that question is open again. */
function sendOff(walk: Walk, form: Form, situation: Situation): Turn {
  const [overtaken] = openQuestions(form, walk.answers, walk.skipped, situation);
  if (overtaken) return where(reopen(walk, overtaken), form, situation, []);
  return { ...turn([], { ...walk, stage: 'sending' }), deed: 'send' };
}

/** What can be said of figures when somebody stops early. */
function partial(walk: Walk, form: Form): readonly Saying[] {
  const isEnough = form.ending.kind === 'result' && walk.stage === 'asking' && form.questions.every(({ id, required }) => !required || walk.answers[id] !== undefined);
  return isEnough ? [{ ...sayResult(form, walk, []), chips: [] }] : [];
}

/** The form a walk-through belongs to; undefined without one, or when the site has no such form any more. */
export function formOf(walk: Walk | null, { forms }: Pick<Situation, 'forms'>): Form | undefined {
  return forms.find(({ id }) => id === walk?.form);
}

function turn(said: readonly Saying[], walk: Walk | null): Turn {
  return { said, walk, deed: 'none' };
}
