import contacts from 'content:vocabulary-contacts';
import grammar from 'content:vocabulary-grammar';
import words from 'content:vocabulary-reading';
import repairs from 'content:vocabulary-repairs';
import { asksForContact, heard, type Question, type Value } from '#src/forms/question.ts';
import { wordsOf } from '#src/text/plain-text.ts';
import { overlaps, without, withoutOverlaps, type Span } from '#src/text/traced-text.ts';
import { anyOf, anyWord } from '#src/text/word-lists.ts';
import type { Act, ActOf } from '../model/act.ts';
import type { TurnContext } from '../model/knowledge.ts';
import { dictated } from './dictation.ts';
import { namesIn, type Mentions } from './mentions.ts';
import { clausesOf, sentencesOf } from './parts-of-message.ts';
import type { Place } from './slots.ts';

/** The name at its own question: what is left when other values and what is said around it are taken out. */
export function nameTold(
  open: Question,
  {
    text,
    mentions,
    answerContext,
    form,
    formState,
    context: { knowledge },
  }: Place & { readonly text: string; readonly mentions: Mentions; readonly context: Pick<TurnContext, 'knowledge'> },
): readonly Act[] {
  const setting = (value: Value): Act => ({ kind: 'setSlot', slot: open.id, value });
  const introduced = mentions.values.filter(({ kind, isDenied }) => kind === 'text' && !isDenied);
  // "My name is Venkatesh, his name is Kiran"
  const mine = introduced.length > 1 ? introduced.find(({ start }) => ownBefore.test(text.slice(0, start))) : undefined;
  if (mine?.parsed.ok === true) return [setting(mine.parsed.value)];
  const [own] = introduced;
  const others = mentions.values.filter(({ kind }) => asksForContact(kind));
  const another = forAnother.test(text) ? onlyNameIn(text, knowledge.isEveryday, own) : undefined;
  if (another !== undefined) return [setting(another)];
  if (own?.parsed.ok === true) return [setting(own.parsed.value)];
  const [, leading] = leadingName.exec(text) ?? [];
  if (leading !== undefined && !wordsOf(leading.toLowerCase()).some((word) => isOurs(word, knowledge)))
    return [setting(leading)];
  const names = others.length > 0 ? mentions.names.filter(({ question }) => question !== open) : [];
  const moved = clausesWith(
    text,
    mentions.values.filter(({ kind, weak }) => (kind === 'date' || kind === 'slot') && weak !== true),
  );
  const apart = [...others, ...names].filter((one) => !moved.some((clause) => overlaps(one, clause)));
  const rest = without(text, [...apart, ...moved])
    .replace(trailing, '')
    .replace(labelled, '')
    .trim();
  // "Hmm ok. Mrs Nagajyothi Pendyala"
  const isFiller = (said: string) => wordsOf(said.toLowerCase()).every(knowledge.isEveryday);
  const spoken = sentencesOf(rest).filter(({ said }) => !isFiller(said));
  const named = spoken.length > 0 ? spoken.map(({ said }) => said).join(' ') : rest;
  const parsed = heard(open, withoutRemark(dictated(named.replace(introducing, ''))), answerContext);
  if (parsed.ok) {
    const said = dictated(String(parsed.value));
    const name = inCapitals(said, knowledge.isEveryday) ?? said;
    // "Fine. No notes" speaks of another answer.
    if (mentions.names.some((one) => one.question !== open && name.includes(text.slice(one.start, one.end)))) return [];
    // "GST refund" is what it is about, and a whole matter is told to the office.
    const isAlone = mentions.names.length === 0 && mentions.values.every(({ kind }) => kind === 'choice');
    if (isAlone && isMatter(name, text, knowledge)) {
      if (wordsOf(text).length >= fewestOfMatter) return [];
      const subject = form.questions.find(({ id }) => id === 'subject' && formState.answers[id] === undefined);
      return [subject ? { kind: 'setSlot', slot: subject.id, value: text.trim() } : propose(setting(name))];
    }
    const isPlain =
      !beyondAName.test(name) &&
      !denying.test(name) &&
      name.split(' ').length <= longestName &&
      // "July me miss ho gaya"
      2 * wordsOf(name.toLowerCase()).filter((word) => word.length > 1 && knowledge.isEveryday(word)).length <
        name.split(' ').length;
    if (isPlain || !inSmallLetters.test(name)) return [setting(name)];
    const only = onlyNameIn(rest, (word) => isOurs(word, knowledge));
    return only === undefined ? [propose(setting(name))] : [setting(only)];
  }
  return others.length + moved.length > 0 ? [] : [{ kind: 'rejectSlot', slot: open.id, refusal: parsed.refusal }];
}

const ownBefore = new RegExp(`${anyWord(words.own)}\\s+(?:\\p{L}+\\s+){0,2}$`, 'iu');

const propose = (act: Act): Act => ({ kind: 'propose', acts: [act] });

const isOurs = (word: string, { isEveryday, isSubject }: TurnContext['knowledge']) =>
  isEveryday(word) || isSubject(word);

/** Words with a name of our pages among them, as in "about partnership dissolution": all of them ours or everybody's, or in small letters the beginning of a message that says more. */
function isMatter(said: string, text: string, { isWritten, isSubject, isEveryday }: TurnContext['knowledge']): boolean {
  const words = wordsOf(said.toLowerCase());
  const isInSmall = said === said.toLowerCase();
  const isKnown = (word: string) => isWritten(word) || isEveryday(word);
  return words.some(isSubject) && (words.every(isKnown) || (isInSmall && wordsOf(text).length >= fewestOfMatter));
}

const fewestOfMatter = 6;

/**
 * The one name in a message that says more than a name: words with capitals, at least two of them or in the middle of a clause, else a clause of words that
 * are nobody's everyday words. Takes the message, which words are, and a name that is not meant. Undefined where none or several may be it.
 */
export function onlyNameIn(text: string, isEveryday: (word: string) => boolean, except?: Span): string | undefined {
  const capitals = [...text.matchAll(withCapitals)]
    .map(({ index, 0: name }) => ({
      start: index,
      end: index + name.length,
      name: name.replace(/(?<=\p{L}{2})\.$/u, ''),
    }))
    .filter((one) => except === undefined || !overlaps(one, except))
    .filter(({ name }) => !name.toLowerCase().split(' ').some(isEveryday));
  const long = capitals.filter(({ name }) => name.includes(' '));
  const single = capitals.filter(({ start, name }) => /\p{L}\s+$/u.test(text.slice(0, start)) && !shortened.test(name));
  const clauses = clausesOf(text)
    .map(({ said }) => dictated(said).trim())
    .filter((said) => /^\p{L}+(?: \p{L}+){0,3}$/u.test(said) && !said.toLowerCase().split(' ').some(isEveryday))
    // "HR reply ivvatledu" is no name.
    .filter((said) => said === said.toUpperCase() || !/(?<!\p{L})\p{Lu}{2,}/u.test(said));
  const [names = []] = [long, single, clauses.map((name) => ({ name }))].filter(({ length }) => length > 0);
  const [only, other] = new Set(names.map(({ name }) => name));
  return other === undefined ? only : undefined;
}

/** The name that stands alone in a clause of a message, two words or more written as names are and not all of our pages: "Friday 12 noon, Imran Khan"; beside a number or an address also in small letters. None where the form has a name, is told one beside it or asks for none. */
export function namedAlone(
  text: string,
  told: readonly Act[],
  {
    form,
    formState,
    context: { knowledge },
  }: Pick<Place, 'form' | 'formState'> & { readonly context: Pick<TurnContext, 'knowledge'> },
): readonly ActOf<'setSlot'>[] {
  const question = form.questions.find(({ id }) => id === 'name');
  const isNamed = told.some((one) => 'slot' in one && one.slot === question?.id);
  if (!question || isNamed || formState.answers[question.id] !== undefined) return [];
  const contacts = told.flatMap((one) =>
    'span' in one && 'slot' in one && form.questions.some(({ id, kind }) => id === one.slot && asksForContact(kind))
      ? [one.span as Span]
      : [],
  );
  const isName = contacts.length > 0 ? besideContact : writtenAsName;
  const names = clausesOf(
    contacts.length > 0 ? without(text, withoutOverlaps([...contacts, ...namesIn(text, form)])) : text,
  )
    .map(({ said }) => said.replace(/^[\s.,-]+|[\s.,!-]+$/gu, ''))
    .filter((said) => {
      const words = said.toLowerCase().split(' ');
      return isName.test(said) && !words.some(knowledge.isEveryday) && !words.every(knowledge.isWritten);
    });
  const [name, another] = names;
  return name === undefined || another !== undefined ? [] : [{ kind: 'setSlot', slot: question.id, value: name }];
}

const writtenAsName = /^\p{Lu}\p{Ll}+(?: \p{Lu}(?:\p{Ll}+|\.)?){1,3}$/u;

const besideContact = /^\p{L}{3,}(?: \p{L}(?:\p{L}+|\.)?){0,2}$/u;

/** "Haji Yousuf bolte mereku": two words or more with capitals among small letters are the name. One word that is left may belong to it, unless everybody uses it. */
export function inCapitals(said: string, isEveryday: (word: string) => boolean): string | undefined {
  const [run, another] = (said.match(withCapitals) ?? []).filter((name) => /\p{L}{2,} .*\p{L}{2}/u.test(name));
  if (run === undefined || another !== undefined) return undefined;
  const rest = said.replace(run, ' ').trim().split(/\s+/);
  const isRest = rest.every((word) => /^\p{Ll}+$/u.test(word)) && (rest.length > 1 || rest.every(isEveryday));
  return isRest ? run : undefined;
}

const shortened = /^\p{Lu}{2,3}$/u;
const denying = new RegExp(anyWord(grammar.denied, repairs.no), 'iu');
const withCapitals = /(?<!\p{L})\p{Lu}[\p{L}.']*(?: (?:& )?\p{Lu}[\p{L}.']*)*/gu;
const forAnother = new RegExp(anyWord(words.relations), 'iu');
const beyondAName = new RegExp(`[,;:]|\\p{L}{3}[.!] |${forAnother.source}`, 'iu');
const longestName = 5;
const inSmallLetters = /(?<!\p{L})\p{Ll}/u;

/** "No, make it thursday": the whole parts of a sentence in which something stands, each once. */
function clausesWith(text: string, spans: readonly Span[]): readonly Span[] {
  const found = spans.map(({ start, end }) => ({
    start: start - (/(?:(?!\. )[^,;\n])*$/.exec(text.slice(0, start))?.[0].length ?? 0),
    end: end + (/^[^,;\n]*/.exec(text.slice(end))?.[0].length ?? 0),
  }));
  return withoutOverlaps(found);
}

/** "Ravi n", and not the initial of "Karthik N". */
const trailing = new RegExp(`[\\s,]+(?:${anyOf(grammar.joining, repairs.no, contacts.calling)})?[\\s,/|]*$`, 'u');
/** "Ok. Naam Farheen": what stands before the name in its clause, and that clause. */
const labelled = new RegExp(
  `^(?:.*[.,;!?])?\\s*${anyOf(grammar.naming)}\\s+(?=\\p{L})(?!${anyOf(grammar.becoming)}(?!\\p{L}))`,
  'isu',
);

/** "My good name is", "maa aayana peru", "my father, ". */
const introducing = new RegExp(
  `^${anyOf(words.own, grammar.articles)}\\s+(?:(?:\\p{L}+\\s+){0,2}${anyOf(grammar.naming)}(?:\\s+${anyOf(grammar.becoming)})?|${anyOf(words.relations)},?)\\s+`,
  'iu',
);

/** "Satyanarayana, a retired teacher", "Rohit Varma (as per PAN)": the name is what stands before a remark. */
const withoutRemark = (name: string): string => name.replace(inBrackets, '').replace(remark, '').replace(fromWhere, '');

const inBrackets = /\s*\([^)]*\)\s*$/u;
/** "Ravi Teja, I am in New Jersey", "Raghavendra, secretary of Sri Anjaneya temple": words written as names are, ahead of words that are not: a title may belong to the name. */
const leadingName =
  /^(\p{Lu}[\p{Ll}.]+(?: \p{Lu}(?:\p{Ll}+|\.)?){1,3}(?=[,.]\s)|\p{Lu}\p{Ll}{2,}(?=,\s)).*(?<!\p{L})\p{Ll}/u;
const remark = new RegExp(
  `(?<=\\p{L}{2}),\\s+(?:${anyOf(grammar.articles, grammar.from)}\\s.*|\\p{Ll}+\\s+\\p{Ll}+.*|.*\\s${anyOf(grammar.remarks)})$`,
  'u',
);
const fromWhere = new RegExp(`,?\\s+\\p{L}+\\s+${anyOf(grammar.fromBehind)}$`, 'iu');
