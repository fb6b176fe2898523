import words from 'content:vocabulary-changes';
import contacts from 'content:vocabulary-contacts';
import cues from 'content:vocabulary-cues';
import differences from 'content:vocabulary-differences';
import incomes from 'content:vocabulary-incomes';
import openings from 'content:vocabulary-openings';
import wishes from 'content:vocabulary-wishes';
import type { FormId } from '#src/collections/form-ids.ts';
import type { Aspect } from '#src/collections/types.ts';
import { clauseEnd } from '#src/text/clauses.ts';
import { memoizeByText } from '#src/text/memoize-by-text.ts';
import type { Form } from '#src/forms/form.ts';
import type { Question } from '#src/forms/question.ts';
import { without } from '#src/text/traced-text.ts';
import { anyOf, anyWord, wordSet } from '#src/text/word-lists.ts';
import { wordsIn } from '#src/search/words.ts';
import { answersTold } from '../answers-told.ts';
import { shiftsAmount } from '../amount-shift.ts';
import { acceptsAnyText } from '../command.ts';
import { goOnTo } from '../go-on-to.ts';
import type { Command } from '../command.ts';
import type { FormState } from '#src/forms/form-state.ts';
import { mentionsRegimes, mentionsTax } from '../form-triggers.ts';
import { othersIncomeIn } from '../incomes.ts';
import { interpretOutsideForm, isOtherTask, toldAtStart } from '../outside-form.ts';
import { readMessage } from '../reading.ts';
import type { Reading } from '../parsed-message.ts';
import { saidBesideRefusal } from '../refused-form.ts';
import { goneBackTo, resumptionIn } from '../resumption.ts';
import type { Situation } from '../situation.ts';
import { saidOnceGivenUp } from './giving-up.ts';

/** "Tax on 18 lakh", typed at another amount: the tax of that income, and no answer. */
export function asksForTax({ text, asks, named }: Reading, { open, context }: Situation): Command | undefined {
  const isAsked = open?.kind === 'rupees' && named.length === 0 && mentionsTax(text) && (asks || taxOn.test(text));
  const begun = isAsked ? interpretOutsideForm(text, context) : undefined;
  return begun?.kind === 'start' ? begun : undefined;
}

const taxOn = new RegExp(
  `${anyOf(cues.tax)}\\s+${anyOf(wishes.taxOn)}(?!\\p{L})|\\s${anyOf(wishes.taxOn)}\\s+${anyOf(cues.tax)}[\\s.!]*$`,
  'iu',
);

/** "Which regime", "same numbers, old vs new", asked of the figures of an estimate or on the way to them: the form that compares goes on from them. */
export function comparesOnward(reading: Reading, situation: Situation): Command | undefined {
  const { form, formState } = situation;
  const { ending, questions } = form;
  const [income] = questions;
  if (
    ending.kind !== 'result' ||
    !income ||
    formState.answers[income.id] === undefined ||
    asksOfRegime(reading, situation)
  )
    return undefined;
  const { answers } = answersTold(reading, situation, ({ isNamed }) => isNamed);
  const onward = ending.next?.({ ...formState.answers, ...answers });
  if (!onward || (reading.intent !== onward.form && !comparesOwn(reading, onward.form, situation))) return undefined;
  return formState.stage === 'finished' ? goOnTo(onward) : { ...goOnTo(onward), leaves: true };
}

/** "Old or new, which is better for this salary": what is compared, by two of its words, and whose figures are meant, or nothing else is said. */
function comparesOwn({ text, named, unnamed, told }: Reading, onward: FormId, { form, context }: Situation): boolean {
  const { isEveryday, search, intents } = context.knowledge;
  const names = wordSet(words.forms[onward]);
  const said = wordsIn(text);
  const isCompared = new Set(said.filter((word) => names.has(word))).size > 1 || intents.within(text)?.id === onward;
  const isTold = ({ question }: { readonly question: Question }) =>
    question === form.questions[0] || told.some((one) => one.question === question);
  // "Is 80C there in the new regime" asks for the law.
  if (!isCompared || claims.test(text) || unnamed.some(({ weak }) => weak !== true) || !named.every(isTold))
    return false;
  if (!ofFigures.has(search.find(text, '').aspect)) return false;
  const rest = wordsIn(without(text, told)).filter((word) => !names.has(word));
  return ownFigures.test(text) || rest.every((word) => isEveryday(word) || turning.test(word));
}

/** "My friend told new is always better, is it true" asks of the law. */
const claims = new RegExp(anyWord(differences.claiming), 'iu');
const ownFigures = new RegExp(anyWord(differences.ownFigures, differences.itself, incomes.mine, incomes.oneself), 'iu');

/** "This is as per which regime, old or new", "did you use the old regime": what is asked of the figures that stand there is said with them again, and compares nothing. */
export function asksOfRegime({ text, asks, told, unnamed }: Reading, situation: Situation): Command | undefined {
  const { form, open, formState } = situation;
  if (open || formState.stage !== 'finished' || form.ending.kind !== 'result' || told.length + unnamed.length > 0)
    return undefined;
  const isAsked = asks || whichRegime.test(text) || whetherBehind.test(text);
  return isAsked && mentionsRegimes(text) && ofThisResult.test(text) && !chooses.test(text)
    ? { kind: 'resume', form: form.id }
    : undefined;
}

const ofThisResult = new RegExp(anyWord(differences.thisResult, differences.took), 'iu');
const whichRegime = new RegExp(anyWord(differences.whichOne), 'iu');
const whetherBehind = new RegExp(`${anyWord(differences.whetherBehind)}[\\s.?!]*$`, 'iu');
/** With these the visitor wants to know what to choose, or what it would come to. */
const chooses = new RegExp(anyWord(differences.comparedFor, cues.comparing, incomes.me, incomes.oneself), 'iu');

/** "What about the new regime", asked of figures: the form that compares goes on from them, or says them again. */
export function comparesFigures(
  { text, told }: Reading,
  { form, open, formState, context }: Situation,
): Command | undefined {
  const { ending } = form;
  if (open || formState.stage !== 'finished' || ending.kind !== 'result' || told.length > 0) return undefined;
  const onward = ending.next?.(formState.answers);
  const { isEveryday, search } = context.knowledge;
  const names = wordSet(words.forms[onward?.form ?? form.id], words.turning);
  const said = wordsIn(text);
  const isMeant = said.some((word) => names.has(word)) && said.every((word) => names.has(word) || isEveryday(word));
  if (!isMeant || claims.test(text) || !ofFigures.has(search.find(text, '').aspect)) return undefined;
  return onward ? goOnTo(onward) : { kind: 'resume', form: form.id };
}

/** "Compare old and new for 22 lakh with 80C 1.5 lakh", said of other figures: those it tells take their place. */
export function comparesAnew({ text, asks }: Reading, situation: Situation): Command | undefined {
  const { form, open, formState, context } = situation;
  const { ending } = form;
  if (open || formState.stage !== 'finished' || ending.kind !== 'result' || shiftsSomewhere(text, situation))
    return undefined;
  const begun = interpretOutsideForm(text, context);
  if (begun.kind !== 'start') return undefined;
  // "My friend has 15 lakh and pays zero tax": the deductions that were told are not the friend's.
  if (othersIncomeIn(text)) return asks ? begun : undefined;
  const { form: id, answers, unfit } = begun;
  const [income] = context.knowledge.forms.find((one) => one.id === id)?.questions ?? [];
  if (!income || answers[income.id] === undefined) return undefined;
  const onward = ending.next?.(formState.answers);
  // "Compare old and new with 15 lakh salary", "… I am 63, FD interest 90k": the rest stays as it was told.
  const isSame = answers[income.id] === 0 && Number(onward?.answers[income.id]) > 0;
  if (onward?.form === id && (isSame || Object.keys(answers).length < 2)) {
    const { [income.id]: salary, ...others } = answers;
    const own = isSame || salary === undefined ? {} : { [income.id]: salary };
    return goOnTo({ form: id, answers: { ...onward.answers, ...others, ...own } });
  }
  if (Object.keys(answers).length < 2) return undefined;
  if (id === form.id) return { kind: 'set', answers, ...(unfit && { unfit }) };
  return id === ending.next?.(formState.answers).form ? begun : undefined;
}

/** "Add 1 lakh to the income. Make the 80C 1.5 lakh": whether a clause tells an amount by what it was, so that the message is about these figures. */
const shiftsSomewhere = (text: string, situation: Situation): boolean =>
  text.split(clauseEnd).some((clause) => {
    const { form, answerContext, context, open } = situation;
    return (
      /\d/.test(clause) &&
      shiftsAmount(readMessage(clause, form, answerContext, context, open), situation)?.kind === 'set'
    );
  });

/** "How much" and "what" ask for figures too. */
const ofFigures: ReadonlySet<Aspect | undefined> = new Set([undefined, 'what', 'fees']);

/** "No appointment": the form is not wanted any more. */
const noMoreOf = memoizeByText(
  (form: FormId) => new RegExp(`${anyWord(words.no)}\\s+${anyOf(words.forms[form], form)}(?!\\p{L})`, 'iu'),
);

/** "Send a message instead", "first my tax", "back to the appointment". */
export function changesForm({ text, intent: whole, told, asks }: Reading, situation: Situation): Command | undefined {
  const { form, open, formState, context } = situation;
  const back = goneBackTo(text.trim(), context.knowledge.isEveryday)?.toLowerCase();
  const question = form.questions.find(({ label, alsoCalled }) =>
    [label, ...alsoCalled].some((name) => name.toLowerCase() === back),
  );
  if (question && formState.answers[question.id] !== undefined)
    return { kind: 'reopen', question: question.id, refusal: null };
  const resumption = resumptionIn(text, context.knowledge);
  const isOfOwnWords = open !== undefined && acceptsAnyText(open);
  if (resumption && (!isOfOwnWords || resumption.rest === ''))
    return goesOnWith(resumption.form, resumption.rest, situation);
  const { forms, intents } = context.knowledge;
  const besides = saidBesideRefusal(text, context.knowledge);
  if (besides !== undefined && interpretOutsideForm(besides, context).kind !== 'start') return undefined;
  const wish = (besides ?? text).replace(switchCue, ' ');
  const within = intents.within(wish)?.id;
  const isMeant = wish !== text || (within === form.id && told.length > 0);
  const id = whole ?? intents.whole(wish)?.id ?? (isMeant ? within : undefined);
  if (isOfOwnWords && wish === text && whole === undefined) return undefined;
  const given = isOfOwnWords || beforeThat.test(text) ? undefined : saidOnceGivenUp(text, situation);
  const instead = given === undefined ? undefined : interpretOutsideForm(given, context);
  if (instead?.kind === 'start' && instead.form !== form.id) return { ...instead, leaves: true };
  const only = asks || isOfOwnWords ? undefined : onlyWanted(text, situation);
  if (only) return goesOnWith(only, text, situation, { leaves: true });
  const leaves = ((givingUp.test(text) && !beforeThat.test(text)) || noMoreOf(form.id).test(text)) && {
    leaves: true as const,
  };
  const asked = forms.find((one) => one.id === id);
  // "If the salary goes up 10 percent, what tax"
  if (asked === form && shiftsSomewhere(text, situation)) return undefined;
  if (asked) return goesOnWith(asked, wish, situation, leaves);
  // "Send a message: …": what stands behind the sign is for the other task.
  const lead = open ? -1 : text.indexOf(':');
  const begun = told.every(
    ({ weak, question, start }) => weak === true || question.kind === 'choice' || (lead > 0 && start > lead),
  )
    ? beginsOther(text, situation)
    : undefined;
  return begun?.kind === 'start' ? { ...begun, ...leaves } : begun;
}

/** "Only a message please", "take message only": what is sent in place of the form that is open. */
const onlyWanted = (text: string, { form, context }: Situation): Form | undefined =>
  context.knowledge.forms.find(({ id, ending }) => id !== form.id && ending.kind === 'send' && onlyOf(id).test(text));

const onlyOf = memoizeByText((form: FormId) => {
  const name = `(?<!\\p{L})${anyOf(words.forms[form], form)}(?!\\p{L})`;
  const only = `(?<!\\p{L})${anyOf(openings.only)}(?!\\p{L})`;
  return new RegExp(
    `${only}\\s+(?:\\p{L}+\\s+){0,3}?${name}(?!\\s+${anyOf(openings.regarding, words.with, contacts.pronouns)}(?!\\p{L}))|${name}\\s+(?:\\p{L}+\\s+)?${only}`,
    'iu',
  );
});

/** Takes a form that is wanted and what is told for it. Goes on with one that is open or set aside; any other begins, in place of the open one where `leaves` is set. */
export function goesOnWith(
  asked: Form,
  text: string,
  { form, formState, context }: Situation,
  leaves?: { readonly leaves: true } | false,
): Command {
  const underWay = asked.id === form.id && formState.stage !== 'finished' ? formState : setAside(asked.id, formState);
  const start = toldAtStart(text, asked, context, underWay?.answers ?? {});
  if (!underWay) return { kind: 'start', form: asked.id, ...start, ...(asked.id !== form.id && leaves) };
  const isTold = Object.keys(start.answers).length > 0;
  if (asked.id === form.id) return isTold ? { kind: 'set', ...start } : { kind: 'resume', form: asked.id };
  return { kind: 'resume', form: asked.id, ...(isTold && start) };
}

const setAside = (id: FormId, { resume }: FormState) => (resume?.form === id ? resume : undefined);

/** "Can I meet sir on monday", said of figures: what tells something for another task alone begins it. Beside a question for figures or a choice, the wish is enough, and so it is where it turns away from this one. */
function beginsOther(
  text: string,
  { form, open, formState, context }: Situation,
): Extract<Command, { kind: 'start' | 'resume' }> | undefined {
  const begun = interpretOutsideForm(text.replace(saysNo, '').replace(leavesFirst, ''), context);
  const other = begun.kind === 'start' ? context.knowledge.forms.find(({ id }) => id === begun.form) : undefined;
  if (begun.kind !== 'start' || !other || !isOtherTask(other, form)) return undefined;
  const isTold = Object.keys(begun.answers).some((told) => form.questions.every(({ id }) => id !== told));
  if (!(isTold || open?.kind === 'rupees' || !open || turning.test(text))) return undefined;
  const { answers, unfit } = begun;
  return setAside(begun.form, formState) && begun.next === undefined && begun.asks === undefined
    ? { kind: 'resume', form: begun.form, answers, ...(unfit && { unfit }) }
    : begun;
}

/** "Leave it, tell me my tax" */
const leavesFirst = new RegExp(`^(?:${anyOf(words.agreeing)}[\\s,]+)*${anyOf(words.givingUp)}[\\s,.]+`, 'iu');

const switchCue = new RegExp(
  `${anyWord(words.no, words.beforeThat, words.switching, words.turning, words.givingUp)}[\\s,.:]*`,
  'giu',
);

const saysNo = new RegExp(`^${anyOf(words.no)}(?!\\p{L})[\\s,.]*`, 'iu');
const turning = new RegExp(anyWord(words.turning), 'iu');

const givingUp = new RegExp(anyWord(words.givingUp), 'iu');
const beforeThat = new RegExp(anyWord(words.beforeThat), 'iu');
