import changes from 'content:vocabulary-changes';
import contacts from 'content:vocabulary-contacts';
import days from 'content:vocabulary-days';
import relatives from 'content:vocabulary-relatives';
import { anyOf, anyWord } from '#src/text/word-lists.ts';
import { heard } from '#src/forms/question.ts';
import { acceptsAnyText } from '../command.ts';
import type { Command } from '../command.ts';
import { previousQuestion } from '#src/forms/form-state.ts';
import type { Reading } from '../parsed-message.ts';
import type { Situation } from '../situation.ts';

/**
 * "Put 9 before the @", "remove the dot in my mail id before p", "underscore instead of dot": some signs of the mail address that is held come, go, or take the place of
 * others. Where it cannot be told which, the address is asked for again.
 */
export function editsAddress(
  { text, told, asks }: Reading,
  { form, formState, open, answerContext }: Situation,
): Command | undefined {
  const question = form.questions.find(({ kind }) => kind === 'email');
  const held = question && formState.answers[question.id];
  if (!question || typeof held !== 'string' || asks || open?.kind === 'longText') return undefined;
  if (told.some(({ weak }) => weak !== true)) return undefined;
  const said = plain(text);
  const edit = patterns.map((pattern) => pattern.exec(said)?.groups).find((groups) => groups !== undefined);
  if (!edit) return undefined;
  const signs = Object.values(edit).flatMap((one: string | undefined) => one ?? []);
  const hasSign = signs.some((one) => /[@._-]|^\d+$/.test(one));
  const isNamed = named.test(text) || text.includes('@');
  const isJust = previousQuestion(form, formState) === question && !(open && acceptsAnyText(open));
  if (!isNamed && !(hasSign && (isJust || /[@._-]/.test(signs.join(''))))) return undefined;
  const address = editedAddress(held, edit);
  const parsed = address === undefined ? undefined : heard(question, address, answerContext);
  return parsed?.ok === true && parsed.value !== held
    ? { kind: 'set', answers: { [question.id]: parsed.value } }
    : { kind: 'reopen', question: question.id, refusal: null };
}

/** A message in small letters, its signs written as signs, without polite words and the name of the address. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(everyCalled, ' ')
    .replace(new RegExp(anyWord(contacts.at), 'giu'), '@')
    .replace(new RegExp(anyWord(contacts.dot, contacts.point), 'giu'), '.')
    .replace(new RegExp(anyWord(contacts.underscore), 'giu'), '_')
    .replace(new RegExp(anyWord(contacts.hyphen), 'giu'), '-')
    .replace(everySmall, ' ')
    .replace(/['"“”]/g, ' ')
    .replace(/(?<=\s)[,.!]+$/u, '')
    .replace(/[,!]+|(?<=[a-z0-9])\.(?=\s|$)/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** What the groups of a pattern make of the address, in what stands before its @ where that is meant; undefined where the place is not there, or is there twice. */
function editedAddress(held: string, groups: Record<string, string | undefined>): string | undefined {
  const at = held.indexOf('@');
  const { last, come = '' } = groups;
  if (last !== undefined) return `${held.slice(0, at)}${come}${held.slice(at)}`;
  const own = edited(held.slice(0, at), groups);
  return own === undefined ? edited(held, groups) : `${own}${held.slice(at)}`;
}

function edited(
  text: string,
  { come = '', go = '', ahead, behind }: Record<string, string | undefined>,
): string | undefined {
  const place = ahead === undefined ? `${behind ?? ''}${go}` : `${go}${ahead}`;
  const [before, after, more] = place === '' ? [] : text.toLowerCase().split(place);
  if (before === undefined || after === undefined || more !== undefined) return undefined;
  const written = ahead === undefined ? `${behind ?? ''}${come}` : `${come}${ahead}`;
  return `${text.slice(0, before.length)}${written}${text.slice(before.length + place.length)}`;
}

const token = '[a-z0-9._-]{1,20}|@';
const verb = anyOf(changes.add, changes.write, changes.replace, changes.keep);
const verbBehind = anyOf(changes.dictating, changes.writing, relatives.adding);
const removing = anyOf(changes.remove);
const before = anyOf(relatives.before);
const beforeBehind = anyOf(days.behindBefore);
const after = anyOf(contacts.letterAfter);
const afterBehind = anyOf(relatives.after);
const patterns = [
  `^(?:${verb} )?(?<come>${token})(?: ${verb})? ${before} (?<ahead>${token})$`,
  `^(?:${verb} )?(?<come>${token})(?: ${verb})? ${after} (?<behind>${token})$`,
  `^(?<ahead>${token}) ${beforeBehind} (?<come>${token})(?: ${verbBehind})?$`,
  `^(?<behind>${token}) ${afterBehind} (?<come>${token})(?: ${verbBehind})?$`,
  `^${verb} (?<come>${token}) (?<last>${anyOf(contacts.letterPlaces)})$`,
  `^${removing} (?<go>${token})(?: ${before} (?<ahead>${token})| ${after} (?<behind>${token}))?$`,
  `^(?:(?<ahead>${token}) ${beforeBehind} |(?<behind>${token}) ${afterBehind} )?(?<go>${token}) ${removing}$`,
  `^(?:${anyOf(changes.leads)} )?${anyOf(changes.no, contacts.without)} (?<go>${token})(?: ${before} (?<ahead>${token})| ${after} (?<behind>${token}))?$`,
  `^(?:${verb} )?(?<come>${token}) (?:${anyOf(changes.insteadOf, changes.not)}) (?<go>${token})$`,
  `^${verb} (?<go>${token}) ${anyOf(changes.to, changes.with)} (?<come>${token})$`,
].map((pattern) => new RegExp(pattern, 'u'));

const called = anyOf(relatives.addresses);
const named = new RegExp(`(?<!\\p{L})(?:${called})(?!\\p{L})`, 'iu');
const everyCalled = new RegExp(
  `(?:(?<!\\p{L})${anyOf(changes.places, changes.to)}\\s+)?(?:(?<!\\p{L})${anyOf(relatives.whose, changes.articles)}\\s+)*(?<!\\p{L})(?:${called})(?!\\p{L})(?:\\s+${anyOf(changes.within)}(?!\\p{L}))?`,
  'giu',
);
const everySmall = new RegExp(
  anyWord(changes.please, changes.articles, changes.agreeing, changes.openings, contacts.letters, relatives.signs),
  'giu',
);
