import words from 'content:vocabulary-changes';
import cues from 'content:vocabulary-cues';
import wishes from 'content:vocabulary-wishes';
import { anyOf, anyWord } from '#src/language/word-lists.ts';
import { wordsIn } from '#src/search/words.ts';
import { acceptsAnyText, type Command } from '../command.ts';
import { mentionsTax } from '../form-triggers.ts';
import { interpretOutsideForm } from '../outside-form.ts';
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

/** "Send a message instead", "first my tax", "back to the appointment". */
export function changesForm(
  { text, intent: whole }: Reading,
  { form, open, formState, context }: Situation,
): Command | undefined {
  const { forms, intents } = context.knowledge;
  const wish = text.replace(switchCue, ' ');
  const id = whole ?? intents.whole(wish)?.id ?? (wish === text ? undefined : intents.within(wish)?.id);
  const named = formNamed(text, forms);
  const asked = named ?? forms.find((one) => one.id === id);
  const isOwnWords = open !== undefined && acceptsAnyText(open) && !named && wish === text && whole === undefined;
  if (!asked || isOwnWords) return undefined;
  const leaves = asked.id !== form.id && givingUp.test(text) ? { leaves: true as const } : {};
  if (asked.id !== form.id) {
    return formState.resume?.form === asked.id
      ? { kind: 'resume', form: asked.id }
      : { kind: 'start', form: asked.id, answers: {}, ...leaves };
  }
  return formState.stage === 'finished'
    ? { kind: 'start', form: asked.id, answers: {} }
    : { kind: 'resume', form: asked.id };
}

const switchCue = new RegExp(`${anyWord(words.no, words.switching, words.givingUp)}[\\s,.:]*`, 'giu');

const givingUp = new RegExp(anyWord(words.givingUp), 'iu');

const backTo = new RegExp(
  `^(?:${anyOf(words.agreeing)}[\\s,]+)?(?:go\\s+)?${anyOf(words.resuming)}\\s+(?:(?:${anyOf(words.articles)}|our) )?(.+?)[.!]*$`,
  'iu',
);

/** "Back to the appointment\", "continue with my tax estimate". */
function formNamed(text: string, forms: readonly Situation['form'][]): Situation['form'] | undefined {
  const [, name] = backTo.exec(text.trim()) ?? [];
  if (name === undefined) return undefined;
  const said = wordsIn(name);
  return forms.find(({ id, title }) => {
    const known = new Set([...wordsIn(title), ...wordsIn(id), ...words.forms[id].split('|')]);
    return said.every((word) => known.has(word));
  });
}
