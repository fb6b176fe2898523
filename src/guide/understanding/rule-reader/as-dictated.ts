import changes from 'content:vocabulary-changes';
import contacts from 'content:vocabulary-contacts';
import relatives from 'content:vocabulary-relatives';
import writing from 'content:vocabulary-writing';
import type { Form } from '#src/forms/form.ts';
import { heard, type AnswerContext } from '#src/forms/question.ts';
import { anyOf } from '#src/text/word-lists.ts';
import { spelledAs } from './name-spelling.ts';
import type { Command } from './command.ts';

/**
 * Takes a command, its form and what its values are read with. Returns it with every name and subject that it stores freed from the words of dictating them, whichever rule
 * took them: "likho Imran Khan", "put income tax notice", "refund gurinchi ani pettandi"; "spelling is Laxmi", told of Lakshmi Prasad, is a word of it. What holds nothing else is asked for. Never throws.
 */
export function asDictated(command: Command, form: Form, answerContext: AnswerContext): Command {
  if (command.kind !== 'set' && command.kind !== 'start') return command;
  const said = form.questions.filter(({ kind, id }) => kind === 'text' && typeof command.answers[id] === 'string');
  return said.reduce<Command>((one, question) => {
    if (one.kind !== 'set' && one.kind !== 'start') return one;
    const { [question.id]: value, ...others } = one.answers;
    const isName = question.id === 'name';
    const bare = withoutDictating(String(value), isName);
    const held = answerContext.answers[question.id];
    const words = isName && held !== undefined && spelling.test(String(value)) ? spelledAs(String(held), bare) : bare;
    if (words === value) return one;
    const parsed = heard(question, words, answerContext);
    if (parsed.ok) return { ...one, answers: { ...one.answers, [question.id]: parsed.value } };
    return one.kind === 'set' && Object.keys(others).length === 0
      ? { kind: 'reopen', question: question.id, refusal: null }
      : { ...one, answers: others };
  }, command);
}

/** Takes words told for an answer, and whether they are a name. Returns what is left of them without the verbs by which they are dictated, and without what leads up to them. */
export function withoutDictating(words: string, isName: boolean): string {
  const said = words.replace(isName ? leadOfName : lead, '').replace(isName ? endOfName : end, '');
  return said === words ? words : withoutDictating(said, isName);
}

const spelling = new RegExp(`^\\s*${anyOf(contacts.spelt)}(?!\\p{L})`, 'iu');
const verb = anyOf(changes.write, changes.writing, changes.changing, writing.placing);
const polite = anyOf(changes.please, changes.agreeing, changes.articles, writing.onlyThat);
const dictated = `(?:${polite}[\\s,]+)*${verb}(?:\\s+${anyOf(changes.it, changes.thatOne)})?(?:\\s+${anyOf(changes.leads, changes.shouldBe, writing.down)})?`;
/** "Put option" and "write off" are matters of their own. */
const lead = new RegExp(
  `^(?:[\\s,:;–-]+|${dictated}(?!\\p{L}|\\s+${anyOf(writing.matters)}(?!\\p{L}))[\\s,:;–-]*)`,
  'iu',
);
const leadOfName = new RegExp(
  `^(?:[\\s,:;–-]+|${anyOf(contacts.spelt)}\\s+${anyOf(changes.leads, changes.shouldBe, relatives.behind)}\\s+|${dictated}(?!\\p{L})[\\s,:;–-]*)`,
  'iu',
);
const behind = `(?:\\s+${anyOf(writing.about)})?\\s+(?:ani\\s+(?:${verb}|${anyOf(changes.dictating)})|${anyOf(changes.writing, writing.placing)})`;
const end = new RegExp(`${behind}[\\s.!]*$`, 'iu');
const endOfName = new RegExp(
  `(?:${behind}|[\\s,]+${anyOf(changes.dictating, changes.keep, changes.changing)})[\\s.!]*$`,
  'iu',
);
