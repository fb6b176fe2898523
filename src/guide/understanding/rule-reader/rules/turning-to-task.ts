import words from 'content:vocabulary-changes';
import cues from 'content:vocabulary-cues';
import openings from 'content:vocabulary-openings';
import { anyWord } from '#src/text/word-lists.ts';
import { without } from '#src/text/traced-text.ts';
import { wordsIn } from '#src/search/words.ts';
import { acceptsAnyText } from '../command.ts';
import type { Command } from '../command.ts';
import type { Reading } from '../parsed-message.ts';
import type { Situation } from '../situation.ts';
import { tasksNamed, type TaskNamed } from '../tasks-named.ts';
import { goesOnWith } from './switching-forms.ts';

/** "Leave the tax, appointment first", "message vaddu, appointment ivvandi", "no, let us finish the message": one form is named as wanted, and it is not the one that is open, or that one is gone on with. */
export function turnsToTask({ text, asks }: Reading, situation: Situation): Command | undefined {
  const { form, open, formState, context } = situation;
  const before = [form.id, formState.resume?.form];
  const forms = context.knowledge.forms.toSorted((one, other) => before.indexOf(other.id) - before.indexOf(one.id));
  const named = asks && !goingOn.test(text) ? [] : tasksNamed(text, forms);
  const wanted = new Set(named.filter(({ isDenied }) => !isDenied).map((one) => one.form));
  const [asked, another] = wanted;
  if (!asked || another) return undefined;
  const isGoneOn = goingOn.test(text);
  if (asked.id === form.id)
    return isGoneOn && isNothingElse(text, named, situation) ? goesOnWith(form, '', situation) : undefined;
  const isGivenUp = givingUp.test(text) && !beforeThat.test(text);
  const isLeft = isGivenUp || enough.test(text) || named.some((one) => one.form.id === form.id && one.isDenied);
  const isSetAside = formState.resume?.form === asked.id;
  const isTakenUp = takingUp.test(text) && isNothingElse(text, named, situation);
  const isTurned =
    isLeft || isTakenUp || (isSetAside && isGoneOn) || (first.test(text) && (isSetAside || wishes.test(text)));
  if (!isTurned || asked.ending.kind !== 'send')
    return isSetAside && isTurned ? goesOnWith(asked, '', situation) : undefined;
  // A subject may well speak of an appointment.
  if (open && acceptsAnyText(open) && !isNothingElse(text, named, situation)) return undefined;
  const said = without(
    text,
    named.filter(({ isDenied }) => isDenied),
  ).replace(leading, ' ');
  return goesOnWith(asked, said, situation, isLeft && !isSetAside && { leaves: true });
}

/** Whether a message says no more than which form is meant, with a day, an hour or a choice for it. */
function isNothingElse(text: string, named: readonly TaskNamed[], { answerContext, context }: Situation): boolean {
  const { forms, isEveryday, negations } = context.knowledge;
  const values = forms
    .flatMap(({ questions }) => questions)
    .filter(({ kind }) => kind === 'date' || kind === 'slot' || kind === 'choice')
    .flatMap(({ find }) => find?.(text, answerContext) ?? []);
  const rest = without(text, [...named, ...values]).replace(passing, ' ');
  return wordsIn(rest).every((word) => isEveryday(word) || negations.has(word));
}

const goings = anyWord(words.finishing, words.resuming, words.resumingBehind);
const goingOn = new RegExp(goings, 'iu');
const enough = new RegExp(anyWord(words.enough), 'iu');
/** "Appointment book cheddam" */
const takingUp = new RegExp(anyWord(words.takingUp, words.finishing), 'iu');
const givingUp = new RegExp(anyWord(words.givingUp), 'iu');
const beforeThat = new RegExp(anyWord(words.beforeThat), 'iu');
const first = new RegExp(anyWord(words.beforeThat, words.turning), 'iu');
const wishes = new RegExp(anyWord(openings.wishing, cues.booking, cues.sending), 'iu');
const passing = new RegExp(
  anyWord(
    words.finishing,
    words.resuming,
    words.resumingBehind,
    words.beforeThat,
    words.takingUp,
    words.enough,
    words.deniedBefore,
    words.deniedBehind,
    words.no,
    words.none,
    words.not,
    words.insteadOf,
    words.remove,
    words.givingUp,
    words.stop,
    openings.wishing,
    cues.booking,
    cues.sending,
  ),
  'giu',
);
/** "Return to my appointment" is about no return. */
const leading = new RegExp(`${goings}|${anyWord(words.no, words.beforeThat)}[\\s,.]*`, 'giu');
