import words from 'content:vocabulary-changes';
import cues from 'content:vocabulary-cues';
import wishes from 'content:vocabulary-wishes';
import type { FormId } from '#src/collections/form-ids.ts';
import type { Aspect } from '#src/collections/types.ts';
import { memoizeByText } from '#src/language/memoize-by-text.ts';
import { anyOf, anyWord, wordSet } from '#src/language/word-lists.ts';
import { wordsIn } from '#src/search/words.ts';
import { acceptsAnyText, goOnTo, type Command } from '../command.ts';
import { mentionsTax } from '../form-triggers.ts';
import type { Knowledge } from '../knowledge.ts';
import { interpretOutsideForm, isOtherTask, toldAtStart } from '../outside-form.ts';
import type { Reading } from '../reading.ts';
import type { Situation } from '../situation.ts';

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

/** "Which regime", asked of the figures of an estimate: the form that compares goes on from them. */
export function comparesOnward({ intent: whole }: Reading, { form, open, formState }: Situation): Command | undefined {
  const { ending } = form;
  if (open || formState.stage !== 'finished' || ending.kind !== 'result') return undefined;
  const onward = ending.next?.(formState.answers);
  return onward && whole === onward.form ? goOnTo(onward) : undefined;
}

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
  if (!isMeant || !ofFigures.has(search.find(text, '').aspect)) return undefined;
  return onward ? goOnTo(onward) : { kind: 'resume', form: form.id };
}

/** "Compare old and new for 22 lakh with 80C 1.5 lakh", said of other figures: those it tells take their place. */
export function comparesAnew({ text }: Reading, { form, open, formState, context }: Situation): Command | undefined {
  const { ending } = form;
  if (open || formState.stage !== 'finished' || ending.kind !== 'result') return undefined;
  const begun = interpretOutsideForm(text, context);
  if (begun.kind !== 'start') return undefined;
  const { form: id, answers, unfit } = begun;
  const [income] = context.knowledge.forms.find((one) => one.id === id)?.questions ?? [];
  if (!income || answers[income.id] === undefined || Object.keys(answers).length < 2) return undefined;
  if (id === form.id) return { kind: 'set', answers, ...(unfit && { unfit }) };
  return id === ending.next?.(formState.answers).form ? begun : undefined;
}

/** "How much" and "what" ask for figures too. */
const ofFigures: ReadonlySet<Aspect | undefined> = new Set([undefined, 'what', 'fees']);

/** "No appointment": the form is not wanted any more. */
const noMoreOf = memoizeByText(
  (form: FormId) => new RegExp(`${anyWord(words.no)}\\s+${anyOf(words.forms[form], form)}(?!\\p{L})`, 'iu'),
);

/** "Send a message instead", "first my tax", "back to the appointment". */
export function changesForm({ text, intent: whole, told }: Reading, situation: Situation): Command | undefined {
  const { form, open, formState, context } = situation;
  const back = backTo(text, context.knowledge);
  const question = form.questions.find(({ label, alsoCalled }) =>
    [label, ...alsoCalled].some((name) => name.toLowerCase() === back),
  );
  if (question && formState.answers[question.id] !== undefined)
    return { kind: 'reopen', question: question.id, refusal: null };
  const { forms, intents } = context.knowledge;
  const wish = text.replace(switchCue, ' ');
  const within = intents.within(wish)?.id;
  const isMeant = wish !== text || (within === form.id && told.length > 0);
  const id = whole ?? intents.whole(wish)?.id ?? (isMeant ? within : undefined);
  const named = back === undefined ? undefined : formNamed(back, forms);
  const isOwnWords = open !== undefined && acceptsAnyText(open) && !named && wish === text && whole === undefined;
  if (isOwnWords) return undefined;
  const leaves = (givingUp.test(text) || noMoreOf(form.id).test(text)) && { leaves: true as const };
  const asked = named ?? forms.find((one) => one.id === id);
  if (!asked) {
    // "Send a message: …": what stands behind the sign is for the other task.
    const lead = open ? -1 : text.indexOf(':');
    const begun = told.every(
      ({ weak, question, start }) => weak === true || question.kind === 'choice' || (lead > 0 && start > lead),
    )
      ? beginsOther(text, situation)
      : undefined;
    return begun && { ...begun, ...leaves };
  }
  const isUnderWay = asked.id === form.id ? formState.stage !== 'finished' : formState.resume?.form === asked.id;
  const start = toldAtStart(wish, asked, context, asked.id === form.id && isUnderWay ? formState.answers : {});
  if (!isUnderWay) return { kind: 'start', form: asked.id, ...start, ...(asked.id !== form.id && leaves) };
  return asked.id === form.id && Object.keys(start.answers).length > 0
    ? { kind: 'set', ...start }
    : { kind: 'resume', form: asked.id };
}

/** "Can I meet sir on monday", said of figures: what tells something for another task alone begins it. Beside a question for figures or a choice, the wish is enough, and so it is where it turns away from this one. */
function beginsOther(text: string, { form, open, context }: Situation): Command | undefined {
  const begun = interpretOutsideForm(text.replace(saysNo, ''), context);
  const other = begun.kind === 'start' ? context.knowledge.forms.find(({ id }) => id === begun.form) : undefined;
  if (begun.kind !== 'start' || !other || !isOtherTask(other, form)) return undefined;
  const isTold = Object.keys(begun.answers).some((told) => form.questions.every(({ id }) => id !== told));
  return isTold || open?.kind === 'rupees' || !open || turning.test(text) ? begun : undefined;
}

const switchCue = new RegExp(`${anyWord(words.no, words.switching, words.turning, words.givingUp)}[\\s,.:]*`, 'giu');

const saysNo = new RegExp(`^${anyOf(words.no)}(?!\\p{L})[\\s,.]*`, 'iu');
const turning = new RegExp(anyWord(words.turning), 'iu');

const givingUp = new RegExp(anyWord(words.givingUp), 'iu');

const resuming = new RegExp(
  `^((?:\\p{L}+[\\s,]+){0,5}?)${anyOf(words.resuming)}\\s+(?:(?:${anyOf(words.articles)}|our) )?(.+?)(?: question| step)?[.!?]*$`,
  'iu',
);

/** What is gone back to: "back to the appointment", "take me back to the date". */
function backTo(text: string, { isEveryday }: Knowledge): string | undefined {
  const [, before = '', name] = resuming.exec(text.trim()) ?? [];
  return before.split(/[\s,]+/).every((word) => word === '' || goes.has(word) || isEveryday(word))
    ? name?.toLowerCase()
    : undefined;
}

const goes = wordSet('go|bring');

/** "Our appointment", "my tax estimate": the form that is called so. */
function formNamed(name: string, forms: readonly Situation['form'][]): Situation['form'] | undefined {
  const said = wordsIn(name);
  return forms.find(({ id, title }) => {
    const known = new Set([...wordsIn(title), ...wordsIn(id), ...words.forms[id].split('|')]);
    return said.every((word) => known.has(word));
  });
}
