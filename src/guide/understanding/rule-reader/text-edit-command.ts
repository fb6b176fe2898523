import words from 'content:vocabulary-changes';
import { clauseEnd } from '#src/text/clauses.ts';
import { anyOf } from '#src/text/word-lists.ts';
import type { Form } from '#src/forms/form.ts';
import { heard, isRequired, type Question } from '#src/forms/question.ts';
import { acceptsAnyText, isOfWords } from './command.ts';
import type { Command } from './command.ts';
import type { FormState } from '#src/forms/form-state.ts';
import type { Situation } from './situation.ts';
import { namedQuestions } from './question-names.ts';
import type { NamedQuestion } from './parsed-message.ts';
import { edited, editIn, restIsFine, type Edit } from './text-edit.ts';

/** Reads the change of some words of an answer, the others staying: "replace shop with office in the message", "add … to the notes". Undefined for any other message. */
export function textEditIn(said: string, { form, open, formState, answerContext }: Situation): Command | undefined {
  const text = said.replace(restIsFine, '');
  const found = namedEdit(text, form) ?? (open ? undefined : unnamedEdit(text, form, formState));
  if (!found) return undefined;
  const { question, edit } = found;
  const held = formState.answers[question.id];
  if (held === undefined && edit.kind !== 'add' && edit.kind !== 'say') return undefined;
  if (edit.kind === 'say' && open && acceptsAnyText(open) && held === undefined && question.id !== open.id)
    return undefined;
  const changed = edited(String(held ?? ''), edit);
  if (changed === undefined && (edit.kind === 'right' || (open && acceptsAnyText(open)))) return undefined;
  if (changed === undefined)
    return { kind: 'reopen', question: question.id, refusal: { code: 'wordsNotInAnswer', values: {} } };
  if (changed === '' && !isRequired(question)) return { kind: 'set', answers: {}, skips: question.id };
  const parsed = heard(question, changed, answerContext);
  return parsed.ok
    ? { kind: 'set', answers: { [question.id]: parsed.value } }
    : { kind: 'reopen', question: question.id, refusal: parsed.refusal };
}

interface NamedEdit {
  readonly question: Question;
  readonly edit: Edit;
}

/** The name of the answer stands at the end ("… in the message"), at the beginning ("message should say …") or behind the verb. */
function namedEdit(text: string, form: Form): NamedEdit | undefined {
  const named = namedQuestions(text, form).filter(({ question }) => isOfWords(question));
  for (const place of [named.at(-1), named[0]]) {
    const rest = place && withoutName(text, place);
    const edit = rest === undefined ? undefined : editIn(rest);
    // "Name should be Ravi Kumar, and subject refund not notice"
    const isJoined = named.some(
      ({ question, from }) => question.id !== place?.question.id && clauseEnd.test(text.slice(place?.to, from)),
    );
    if (place && edit && !isJoined) return { question: place.question, edit };
  }
  return undefined;
}

function withoutName(text: string, { from, to }: NamedQuestion): string | undefined {
  const [before, after] = [text.slice(0, from), text.slice(to)];
  if (/^[\s.!]*$/.test(after)) {
    const joined = inTheAnswer.exec(before);
    return joined?.[1];
  }
  if (onlyLeads.test(before)) return after.replace(/^[\s,:]+/, '');
  const verb = verbBefore.exec(before);
  return verb ? `${verb[1]} ${after.trim()}` : undefined;
}

const inTheAnswer = new RegExp(
  `^(.*\\S)\\s+${anyOf(words.places, words.to, words.with)}\\s+(?:${anyOf(words.articles)}\\s+)?$`,
  'isu',
);
const onlyLeads = new RegExp(
  `^\\s*(?:${anyOf(words.please)}\\s+)?(?:${anyOf(words.places)}\\s+)?(?:${anyOf(words.articles)}\\s+)?$`,
  'iu',
);
const verbBefore = new RegExp(
  `^\\s*(?:${anyOf(words.also)}\\s+)?((?:${anyOf(words.please)}\\s+)?${anyOf(words.replace, words.add)}(?:\\s+(?:${anyOf(words.articles)}\\s+)*${anyOf(words.whole)})?)\\s+(?:${anyOf(words.articles, words.places)}\\s+)*$`,
  'iu',
);

/** With every answer before the eyes, "replace shop with office" means the answer that has the word, and "add …" the longest one. */
function unnamedEdit(text: string, form: Form, formState: FormState): NamedEdit | undefined {
  const edit = editIn(text);
  if (!edit || edit.kind === 'say') return undefined;
  const question = form.questions.findLast((one) =>
    edit.kind === 'add'
      ? one.kind === 'longText'
      : isOfWords(one) && edited(String(formState.answers[one.id] ?? ''), edit) !== undefined,
  );
  return question && { question, edit };
}
