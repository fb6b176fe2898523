import words from 'content:vocabulary-changes';
import clauses from 'content:vocabulary-clauses';
import { anyOf } from '#src/text/word-lists.ts';
import { without } from '#src/text/traced-text.ts';
import type { Form } from '#src/forms/form.ts';
import { isRequired, type Answers, type Question } from '#src/forms/question.ts';
import { acceptsAnyText } from './command.ts';
import { answersAndLabels, namedQuestions } from './question-names.ts';
import type { NamedQuestion } from './parsed-message.ts';

/** A message without the words that stand behind the name of an answer in words, and those words. */
export interface WordsTold {
  readonly rest: string;
  readonly answers: readonly WordsOf[];
}

interface WordsOf {
  readonly question: Question;
  readonly words: string;
  /** Whether they come beside what stands in the answer, and not in its place. */
  readonly isMore: boolean;
}

/**
 * "…, notes: I will bring my father", "sub: refund. Msg: it has not come", "note that I come late", "add to the notes: …": words for an answer that takes any,
 * called by its name, up to the next name or the end. Takes the message, the form and the open question; where that takes any words too, only a message that
 * begins with a name is one. Undefined where none is called so.
 */
export function wordsToldIn(text: string, form: Form, open?: Question): WordsTold | undefined {
  const names = namedQuestions(text, form, answersAndLabels);
  const isListing = names.some(
    ({ question, from, to }) =>
      question.kind === 'longText' && /^\s*:/.test(text.slice(to)) && leading.test(text.slice(0, from)),
  );
  const list = bareList(names, text);
  const end = contactEnd(text, form);
  const places = names.flatMap(({ question, from, to }) => {
    const isBare = list.some((one) => one.from === from);
    const [said = '', sign = ''] = (isBare ? bareSigned : signed).exec(text.slice(to)) ?? [];
    const led = isBare ? [text.slice(0, from)] : leading.exec(text.slice(0, from));
    // Behind a number or an address a label with a sign begins words: "9000084402 notes: …".
    const isLabel = question.kind === 'longText' && labelled.test(sign) && behindValue.test(text.slice(0, from));
    if (!led && !isLabel) return [];
    const [, before = text.slice(0, from), verb] = led ?? [];
    const isThat = sign.includes('that');
    // "Write a message. Name Ravi Kumar"
    if (sign === '' && clauseEnds.test(text.slice(to))) return [];
    // "Name Ravi, sub refund, msg: …"
    const isListed =
      (isListing || isBare) && question.kind === 'text' && sign === '' && /^\s+\p{L}/u.test(text.slice(to));
    const isBegun =
      isListed || isBare || (question.kind === 'longText' ? sign !== '' || verb !== undefined : sign !== '' && !isThat);
    if (!isBegun || (isThat && before.trim() !== '') || (open?.kind === 'longText' && (isThat || sign === '')))
      return [];
    return [{ question, start: before.length, from: to + said.length, isMore: verb !== undefined, isListed }];
  });
  const message = form.questions.find((question) => question.kind === 'longText' && isRequired(question));
  const told = places.flatMap((place, at) => {
    const { question, start, from, isMore, isListed } = place;
    const next = Math.min(
      places.slice(at + 1).find((other) => other.start >= from)?.start ?? text.length,
      end > from ? end : text.length,
    );
    const ends = isListed ? /[,;\n]|$/ : sentenceEnd;
    const line = question.kind === 'text' ? text.slice(from, next).search(ends) : next - from;
    const more =
      question.kind === 'text' && !isListed && text[from + line] !== '\n'
        ? text
            .slice(from + line, next)
            .replace(/^[.!?\s]+/, '')
            .trim()
        : '';
    const said = text.slice(from, from + line).trim();
    const isWords = acceptsAnyText(question) && /\p{L}{2}/u.test(said);
    const bare = said.replace(addingTo, '');
    const spoken = next < text.length || question.kind === 'text' ? bare.replace(/[\s,;.]+$/, '') : bare;
    return isWords
      ? [
          {
            question,
            words: spoken,
            isMore: isMore || bare !== said || (question.kind === 'longText' && !isRequired(question)),
            start,
            end: from + line,
          },
          ...(message && more !== '' && places.every((one) => one.question !== message)
            ? [{ question: message, words: more, isMore: true, start: from + line, end: next }]
            : []),
        ]
      : [];
  });
  const [first] = told;
  if (!first || (open?.kind === 'longText' && text.slice(0, first.start).trim() !== '')) return undefined;
  return {
    rest: without(text, told)
      .replace(/^[\s,;]+/, '')
      .trim(),
    answers: told,
  };
}

/**
 * "Mail change karo …, subject hai TDS refund", "… . Message is nobody replies": the last words for an answer that takes any, called by its name and a word for
 * "is" where a clause or an address has ended, and what stands before them. Undefined where there are none, or nothing before.
 */
export function labelledWords(
  text: string,
  form: Form,
): { readonly question: Question; readonly before: string; readonly words: string } | undefined {
  const names = namedQuestions(text, form, answersAndLabels);
  for (const { question, from, to } of names.toReversed()) {
    const [said] = copula.exec(text.slice(to)) ?? [];
    const before = text.slice(0, from);
    const words = text.slice(to + (said?.length ?? 0)).trim();
    const isLed = /[,.;!\n]\s*$/u.test(before) || behindValue.test(before) || joining.test(before);
    if (said !== undefined && isLed && isRequired(question) && acceptsAnyText(question) && /\p{L}{2}/u.test(words))
      return { question, before: before.replace(joining, ' ').replace(/[\s,;.]+$/u, ''), words };
  }
  return undefined;
}

/** "Correct is ravi@example.com and subject is …" */
const joining = new RegExp(`[\\s,]+${anyOf(clauses.and, clauses.then)}\\s+$`, 'iu');
const copula = new RegExp(`^\\s+(?:(?:is|hai)(?=[\\s:])|[:=])[\\s:]*`, 'iu');

/** "Name Ravi mail r@example.com sub refund msg it has not come": names of answers one behind the other without a sign, up to the message. */
function bareList(names: readonly NamedQuestion[], text: string): readonly NamedQuestion[] {
  const subject = names.findIndex(({ question }) => acceptsAnyText(question) && question.kind === 'text');
  const message = names.findIndex(({ question: { kind } }, at) => kind === 'longText' && at > subject);
  const isList =
    subject >= 0 &&
    message > subject &&
    (names.slice(0, subject).some(({ question: { kind } }) => kind !== 'longText') ||
      behindValue.test(text.slice(0, names[subject]?.from)));
  return isList
    ? names.slice(0, message + 1).filter(({ question }, at) => at === message || question.kind !== 'longText')
    : [];
}

/** "Subject: Audit. May I also come in person?": what stands behind its first sentence, or its line, is no subject. */
const sentenceEnd = /\n|(?<=[\p{Ll}\d)])[.!?]\s+(?=\p{Lu})|$/u;

/** "…, email ravi@example.com": where an address or a number begins that ends what is written. */
function contactEnd(text: string, { questions }: Form): number {
  const contacts = questions.filter(({ kind }) => kind === 'email' || kind === 'phone');
  const names = anyOf(...contacts.flatMap(({ label, alsoCalled }) => [label, ...alsoCalled]));
  return text.search(
    new RegExp(
      `[,;.]\\s*(?:${anyOf(clauses.and, words.articles)}\\s+)*${names}\\s*(?:id\\s*)?(?:is(?!\\p{L})|[:=–-])?\\s*(?:\\S+@\\S+|\\+?\\d[\\d\\s-]{8,})[\\s.!]*$`,
      'iu',
    ),
  );
}

const signed = new RegExp(
  `^(?:\\s+(?:down|${anyOf(words.it, words.thatOne)})(?=\\s*[:–-]))?(\\s*(?:[:=]|that(?!\\p{L})|[-–]\\s)|\\s+[-–])?\\s*`,
  'iu',
);

/** "… subject refund msg is it has not come" */
const bareSigned = new RegExp(`${signed.source}(?:(?:is|hai)\\s+)?`, 'iu');

/** With these begins what is to be put to an answer, as half a pattern. */
export const addsMore = `^(?:${anyOf(words.also, words.please)}\\s+)*${anyOf(words.add)}`;
/** "Message: also add that I am late" */
export const addingTo = new RegExp(`${addsMore}\\s+that\\s+`, 'iu');
const clauseEnds = /^\s*[.,;!]/u;
const behindValue = /[\d@]\S*\s+$/u;
const labelled = /^\s*[:=]|^\s*[-–]\s?$/u;

/** What may stand before the name: nothing, the end of another clause, or a word of adding to it. */
const leading = new RegExp(
  `^(|.*[,;.!?\\n]\\s*)(?:${anyOf(clauses.and, clauses.then, words.please, words.agreeing)}[\\s,]+)*(?:(${anyOf(words.add, words.write)})\\s+(?:${anyOf(words.thatOne, words.it)}\\s+)?(?:${anyOf(words.to, words.with, words.places)}\\s+)?)?(?:${anyOf(words.articles, words.places)}\\s+)*$`,
  'isu',
);

/** The answers with those words in them. */
export function withWords(answers: Answers, { answers: told }: WordsTold): Answers {
  return Object.fromEntries(
    told.map(({ question: { id }, words: said, isMore }) => {
      const held = answers[id];
      return [id, isMore && held !== undefined ? `${String(held)}\n${said}` : said];
    }),
  );
}
