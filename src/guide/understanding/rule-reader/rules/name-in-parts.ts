import clauses from 'content:vocabulary-clauses';
import changes from 'content:vocabulary-changes';
import contacts from 'content:vocabulary-contacts';
import relatives from 'content:vocabulary-relatives';
import { heard } from '#src/forms/question.ts';
import { anyOf } from '#src/text/word-lists.ts';
import { withoutDictating } from '../as-dictated.ts';
import { acceptsAnyText } from '../command.ts';
import type { Command } from '../command.ts';
import { isDoubtfulName } from '../doubtful-name.ts';
import type { Reading } from '../parsed-message.ts';
import type { Situation } from '../situation.ts';

/** "First name Anjali, surname Vemula", "naa peru Anjali, intiperu Vemula", "Anjali, last name Vemula": a name that is told part by part, each called what it is. */
export function tellsNameInParts({ text, asks, told }: Reading, situation: Situation): Command | undefined {
  const { form, open, answerContext } = situation;
  const question = form.questions.find(({ id }) => id === 'name');
  const isElse = told.some((one) => one.question !== question && one.weak !== true);
  if (!question || asks || isElse || (open && open !== question && acceptsAnyText(open))) return undefined;
  const labels = [...text.matchAll(everyLabel)];
  const families = labels.filter(({ groups }) => groups?.family !== undefined);
  const [first] = labels;
  if (!first || families.length !== 1 || labels.length > 2) return undefined;
  const parts = labels.map(({ index, 0: label, groups }, at) => ({
    isFamily: groups?.family !== undefined,
    said: text.slice(index + label.length, labels[at + 1]?.index),
  }));
  const lead = text.slice(0, first.index);
  const said = labels.length === 1 ? [{ isFamily: false, said: lead }, ...parts] : parts;
  if (labels.length === 2 && /\p{L}/u.test(lead.replace(leading, ''))) return undefined;
  const [given, family] = said
    .toSorted((one, other) => Number(one.isFamily) - Number(other.isFamily))
    .map((part) => bare(part.said));
  if (!isPart(given, situation) || !isPart(family, situation)) return undefined;
  const parsed = heard(question, `${given} ${family}`, answerContext);
  return parsed.ok ? { kind: 'set', answers: { [question.id]: parsed.value } } : undefined;
}

const bare = (said: string) => withoutDictating(said.replace(leading, '').replace(edges, ''), true).replace(edges, '');

const isPart = (words: string | undefined, { context }: Situation): words is string =>
  words !== undefined &&
  /^\p{L}[\p{L}\p{M}.'’]*(?:\s+\p{L}[\p{L}\p{M}.'’]*){0,2}$/u.test(words) &&
  !(words.length > 1 && isDoubtfulName(words, { context }));

const own = `(?:${anyOf(relatives.whose, changes.articles, clauses.and)}\\s+)*`;
const everyLabel = new RegExp(
  `(?<!\\p{L})${own}(?:(?<family>${anyOf(relatives.family)})|${anyOf(relatives.given, relatives.names)})(?!\\p{L})(?:\\s*[:=–-]|\\s+(?:is|hai)(?!\\p{L}))?`,
  'giu',
);
const leading = new RegExp(
  `^(?:[\\s,.:–-]|(?:${anyOf(changes.agreeing, changes.please, contacts.selfIntroductions, contacts.introductions, clauses.and)})(?!\\p{L}))+`,
  'iu',
);
const edges = /^[\s,.;:–-]+|[\s,;:–-]+$/gu;
