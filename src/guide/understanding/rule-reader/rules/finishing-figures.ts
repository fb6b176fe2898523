import amounts from 'content:vocabulary-amounts';
import changes from 'content:vocabulary-changes';
import clauses from 'content:vocabulary-clauses';
import cues from 'content:vocabulary-cues';
import denials from 'content:vocabulary-denials';
import questions from 'content:vocabulary-questions';
import small from 'content:vocabulary-small';
import shifts from 'content:vocabulary-shifts';
import { openQuestions } from '#src/forms/form.ts';
import type { Value } from '#src/forms/question.ts';
import { clauseEnd } from '#src/text/clauses.ts';
import { anyOf, anyWord } from '#src/text/word-lists.ts';
import { intent } from '../command.ts';
import type { Command } from '../command.ts';
import type { Situation } from '../situation.ts';

/**
 * "Lic 90,000, baki kuch nahi", "done, calculate": takes a message at a form of figures whose first one is told. Returns what it says besides that this
 * is all, or undefined where it does not say so. Never throws.
 */
export function besidesEnough(text: string, { form, formState, context }: Situation): string | undefined {
  const [first] = form.questions;
  if (form.ending.kind !== 'result' || first?.kind !== 'rupees' || formState.answers[first.id] === undefined)
    return undefined;
  // "Compare" goes on to the comparison, and "calculate my tax" begins anew.
  const { forms, intents } = context.knowledge;
  if (comparing.test(text) || forms.some(({ id }) => id === intents.whole(text)?.id)) return undefined;
  const parts = text.split(clauseEnd).filter((part) => /[\p{L}\d]/u.test(part));
  const isSaid = (part: string) => enough.test(part) || (formState.stage === 'finished' && noLoan.test(part));
  const rest = parts.filter((part) => !isSaid(part.trim()));
  return rest.length < parts.length ? rest.join(', ').trim() : undefined;
}

/** Takes what was told besides, if anything was; returns the command that leaves all that is still asked at nothing and shows the figures. Never throws. */
export function finishesWith(told: Extract<Command, { kind: 'set' }> | undefined, situation: Situation): Command {
  const { form, formState, open, context } = situation;
  const none: Record<string, Value> = {};
  for (;;) {
    const answers = { ...formState.answers, ...told?.answers, ...none };
    const [next] = openQuestions(form, answers, formState.skipped, context);
    if (next?.kind !== 'rupees') break;
    none[next.id] = 0;
  }
  if (Object.keys(none).length > 0 || told) return { ...told, kind: 'set', answers: { ...none, ...told?.answers } };
  return open ? intent('skip') : { kind: 'resume', form: form.id };
}

const noLoan = new RegExp(`^${anyOf(changes.no)}\\s+(?:\\p{L}+\\s+)?loans?[\\s.!]*$`, 'iu');
const comparing = new RegExp(anyWord(changes.forms['regime-comparison']), 'iu');
const allNone = `${anyOf(changes.rest)}(?:\\s+(?:${anyOf(shifts.each, small)}))*\\s+(?:zero|0|${anyOf(amounts.nothing)})`;
const showing = anyOf(cues.computing, cues.comparing, shifts.showing);
const none = `(?:${anyOf(denials.anyOf)}\\s+)*${anyOf(amounts.nothing)}`;
const beside = anyOf(small, changes.agreeing, changes.please, clauses.then, cues.tax, shifts.shown, questions.anywhere);
const unit = `(?:${allNone}|${none}|${anyOf(shifts.enough)}|${showing}|${beside})`;
/** "Aur kuch nahi bas result dikha do": that this is all, or that the figures are to be shown, among words that say no more than that. */
const enough = new RegExp(
  `^(?=(?:.*\\s)?(?:${allNone}|${anyOf(shifts.enough)}|${showing})(?!\\p{L}))${unit}(?:\\s+${unit})*[\\s.!]*$`,
  'iu',
);
