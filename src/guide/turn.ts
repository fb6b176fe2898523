import type { IntentId } from '#src/collections/types.ts';
import { openQuestions, reviewRows, type Form } from '#src/forms/form.ts';
import type { Question, Value } from '#src/forms/question.ts';
import { replyToWish, type Mind } from './respond.ts';
import { chip, type Saying } from './message.ts';
import { textBlock, type Reply } from './reply.ts';
import { sayAnswers, sayQuestion, sayRefusal, sayResult, sayReview } from './say.ts';
import { understand, type Act } from './understand.ts';
import { begin, openQuestion, questionBefore, reopen, skip, store, type Walk } from './walk.ts';

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
  const noted = form.questions.flatMap(({ id, label, format }) => (known[id] === undefined ? [] : [`${label}: ${format(known[id])}.`]));
  const { said, ...turn } = where(walk, form, situation, [form.opening, ...noted]);
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
      return where(store(form, walk, act.question, act.value, now), form, situation, readBack(act.question, act.value));
    case 'corrected': {
      const changed = `${mind.wording.changed} ${act.question.label}: ${act.question.format(act.value)}.`;
      return where(store(form, walk, act.question, act.value, now), form, situation, [changed]);
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

/** What was read out of the visitor's words is said back; their own words need no echo. */
function readBack({ kind, label, format }: Question, value: Value): readonly string[] {
  return kind === 'text' || kind === 'longText' || kind === 'email' ? [] : [`${label}: ${format(value)}.`];
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
  const rejected: Saying = { blocks: [textBlock(wording.offTopic)] };
  return { ...back, said: [...(reply.outcome === 'miss' ? [rejected] : [answer]), ...back.said] };
}

function grant(wish: IntentId, walk: Walk | null, form: Form | undefined, situation: Situation): Turn {
  const { mind, now } = situation;
  const open = walk && form ? openQuestion(form, walk) : undefined;
  const other = () => answerAside(replyToWish(mind, wish, walk && form ? reviewRows(form, walk.answers) : []), walk, form, situation);
  const rest = () => turn([{ blocks: [textBlock(mind.wording.nothingOpen)], chips: mind.wording.suggestions.map((suggestion) => chip(suggestion)) }], walk);
  if (wish === 'clear') return { ...turn([], null), deed: 'clear' };
  if (!walk || !form) return ['help', 'human'].includes(wish) ? other() : rest();
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
      return open && !open.required ? where(skip(form, walk, open, now), form, situation, []) : where(walk, form, situation, [mind.wording.offTopic]);
    case 'yes':
      return walk.stage === 'asking' ? where(walk, form, situation, [mind.wording.offTopic]) : sendOff(walk, form, situation);
    case 'restart':
      return startForm(form, situation);
    case 'cancel':
      return turn([{ blocks: [textBlock(mind.wording.cancelled)] }, ...partial(walk, form)], null);
    case 'review': {
      const here = where(walk, form, situation, []);
      return walk.stage === 'asking' || walk.stage === 'finished' ? { ...here, said: [sayAnswers(form, walk), ...here.said] } : here;
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
