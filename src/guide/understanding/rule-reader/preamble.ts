import changes from 'content:vocabulary-changes';
import clauses from 'content:vocabulary-clauses';
import consent from 'content:vocabulary-consent';
import contacts from 'content:vocabulary-contacts';
import offices from 'content:vocabulary-offices';
import type { Form } from '#src/forms/form.ts';
import { asksOutright } from '#src/text/question.ts';
import { anyOf } from '#src/text/word-lists.ts';
import { wordsIn } from '#src/search/words.ts';
import { isPutOff } from './consent.ts';
import type { Knowledge } from '../../model/knowledge.ts';
import { isPlainYes } from './plain-yes.ts';
import { singleWords } from '#src/search/single-words.ts';

/** A message without what leads up to a change, and what that asks. */
export interface BehindPreamble {
  readonly rest: string;
  readonly asked: string | undefined;
}

/**
 * "Ok but put name Ravi Kumar", "arey nahi. Change message to: …", "can I come with my husband, put name …": the change that stands behind clauses which only
 * agree, hesitate or ask something. Takes the message, the form and what the guide knows; undefined where nothing of the kind stands before anything. Never throws.
 */
export function behindPreamble(text: string, form: Form, knowledge: Knowledge): BehindPreamble | undefined {
  const ends = [...text.matchAll(parting)]
    .map(({ index, 0: { length } }) => ({ index, from: index + length }))
    .filter(({ from }) => /[\p{L}\d]/u.test(text.slice(from)));
  const isPassing = (clause: string) => isPreamble(clause, form, knowledge);
  const passing = ends.findLast(({ index }) => text.slice(0, index).split(parting).every(isPassing));
  const rest = passing ? text.slice(passing.from) : text;
  const asking = [...rest.matchAll(parting)].find(
    ({ index, 0: { length } }) => asksOutright(rest.slice(0, index)) && commanding.test(rest.slice(index + length)),
  );
  if (asking) return { rest: rest.slice(asking.index + asking[0].length), asked: rest.slice(0, asking.index).trim() };
  return passing && { rest, asked: undefined };
}

/** Whether a clause says nothing by itself: "everything is ok only", "the message is fine", "hmm ek minute", "arey nahi"; or only puts the sending off: "dont send". */
function isPreamble(clause: string, form: Form, knowledge: Knowledge): boolean {
  const said = wordsIn(clause);
  // What may stand beside a yes to the open review says nothing before anything else.
  return (
    said.every((word) => leading.has(word) || knowledge.polite.has(word)) ||
    isPlainYes(`${clause}. ${form.action}`, form, knowledge) ||
    isPutOff(clause, knowledge)
  );
}

const leading = singleWords(
  changes.openings,
  changes.no,
  changes.agreeing,
  changes.besides,
  changes.please,
  contacts.waiting,
  consent.hardly,
  consent.passing,
  consent.emphatic,
  clauses.and,
);

const conceding = anyOf(clauses.but, changes.conceding);
/** Where one clause ends: at a sign, or at a word that sets the next against it. */
const parting = new RegExp(`[.,;!?…\\n]+(?:\\s+|$)(?:${conceding}\\s+)?|(?:^|\\s+)${conceding}\\s+`, 'giu');

/** How a change begins: "and put …", "please change …". */
const commanding = new RegExp(
  `^\\s*(?:${anyOf(clauses.and, clauses.then, changes.please)}\\s+)*(?:${anyOf(changes.write, changes.replace, changes.add, changes.entering, changes.keep)}(?!\\p{L})|\\p{L}+\\s+(?:${anyOf(offices.behind)}\\s+)?${anyOf(changes.changing, changes.writing, changes.dictating)}(?!\\p{L}))`,
  'iu',
);
