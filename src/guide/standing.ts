import type { Form } from '#src/forms/form.ts';
import type { Question, Value } from '#src/forms/question.ts';
import type { WalkThroughs } from './act.ts';
import { chip, type Saying } from './message.ts';
import { textBlock, type Reply } from './reply.ts';
import type { Mind } from './respond.ts';
import { sayQuestion, sayResult, sayReview } from './say.ts';
import { begin, openQuestion, store, type Walk } from './walk.ts';

/** What a message of the visitor leads to: what the guide says, where the walk-through stands, and whether something is to be done. */
export interface Turn {
  readonly said: readonly Saying[];
  readonly walk: Walk | null;
  /** What has to happen next: a question to look up, the forms to fetch, a mail to send, a conversation to wipe. */
  readonly deed: 'none' | 'answer' | 'fetch' | 'send' | 'clear';
}

/** Where a message is said. Of the walk-throughs there are none until they have been fetched. */
export interface Situation extends WalkThroughs {
  readonly mind: Mind;
  readonly corrections: ReadonlySet<string>;
  readonly now: Date;
  readonly page: string;
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

/** Says where the walk-through stands now: at a question, at the review, at its figures. */
export function where(walk: Walk, form: Form, { now, mind }: Situation, before: readonly string[]): Turn {
  switch (walk.stage) {
    case 'asking':
      return turn([sayQuestion(form, walk, now, before)], walk);
    case 'finished':
      return turn([sayResult(form, walk, before)], walk);
    default:
      return turn([sayReview(form, { ...walk, stage: 'reviewing' }, [...before, mind.wording.review])], {
        ...walk,
        stage: 'reviewing',
      });
  }
}

/** Says an answer. In the middle of a walk-through the open question is asked again after it. */
export function answerAside(reply: Reply, walk: Walk | null, form: Form | undefined, situation: Situation): Turn {
  const answer: Saying = {
    blocks: reply.blocks,
    links: reply.links,
    chips: reply.outcome === 'did-you-mean' ? reply.links.map(({ label }) => chip(label)) : [],
  };
  if (!walk || !form || walk.stage === 'finished') return turn([answer], walk);
  const { wording } = situation.mind;
  const back = where(walk, form, situation, [wording.resume]);
  const rejected: Saying = { blocks: [textBlock(wording.offTopic), ...reply.blocks], links: reply.links };
  return { ...back, said: [...(reply.outcome === 'miss' ? [rejected] : [answer]), ...back.said] };
}

/** Leaves the answer to the open question as it is and goes on. */
export function keptAsItIs(walk: Walk, form: Form, situation: Situation): Turn {
  const open = openQuestion(form, walk);
  const value = open && walk.answers[open.id];
  return where(open && value !== undefined ? store(form, walk, open, value, situation.now) : walk, form, situation, []);
}

/** An answer as the guide says it back. */
export const rowText = ({ label, format }: Question, value: Value | undefined): readonly string[] =>
  value === undefined ? [] : [`${label}: ${format(value)}.`];

/** The form a walk-through belongs to; undefined without one, or when the site has no such form any more. */
export function formOf(walk: Walk | null, { forms }: Pick<Situation, 'forms'>): Form | undefined {
  return forms.find(({ id }) => id === walk?.form);
}

/** A turn after which nothing is to be done. */
export function turn(said: readonly Saying[], walk: Walk | null): Turn {
  return { said, walk, deed: 'none' };
}
