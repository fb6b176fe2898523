import offices from 'content:vocabulary-offices';
import contacts from 'content:vocabulary-contacts';
import cues from 'content:vocabulary-cues';
import relatives from 'content:vocabulary-relatives';
import changes from 'content:vocabulary-changes';
import writing from 'content:vocabulary-writing';
import type { RefusalCode } from '#src/domain/refusal.ts';
import { heard, isRequired } from '#src/forms/question.ts';
import { asksOutright } from '#src/text/question.ts';
import { anyOf, anyWord, wordSet } from '#src/text/word-lists.ts';
import { wordsIn } from '#src/search/words.ts';
import { acceptsAnyText } from '../command.ts';
import type { Command } from '../command.ts';
import { isPutOff } from '../consent.ts';
import { isDoubtfulName, isNamePart } from '../doubtful-name.ts';
import { formIntents } from '../form-triggers.ts';
import { notedBelow, notesOf } from '../matter.ts';
import type { Reading } from '../parsed-message.ts';
import { singleWords } from '#src/search/single-words.ts';
import type { Situation } from '../situation.ts';
import { addingTo } from '../words-told.ts';
import { fewestStated, statesMatter } from '../told-in-passing.ts';
import { everyMoment, momentsMeant } from './kinds-of-answers.ts';

/**
 * "Update the notes: the shop is in Nalgonda", "fix that in the note: 30th": what is said of notes that were taken is theirs, whatever day or office it
 * tells. As many words as make a note are the new one; of fewer it cannot be known what they change, so the notes are asked for again.
 */
export function changesNotes(
  { text, named, told }: Reading,
  { open, formState, answerContext }: Situation,
): Command | undefined {
  const [first, another] = named;
  if (first?.question.kind !== 'longText' || first.question.id === open?.id) return undefined;
  const { question, from, to } = first;
  const behind = text.slice(to);
  if (another && !within.test(text.slice(0, from)) && !withinBehind.test(behind)) return undefined;
  const said = /^\s*[:–-]\s*(.+)$/su.exec(behind)?.[1] ?? '';
  if (formState.answers[question.id] === undefined || (said === '' && told.length === 0)) return undefined;
  // "Ravi@example.com, nothing to note" is about the address.
  if (said === '' && told.some(({ question: { kind }, parsed }) => (kind === 'email' || kind === 'phone') && parsed.ok))
    return undefined;
  const added = said.replace(addingTo, '');
  const written = added === said ? said : `${String(formState.answers[question.id])}\n${added}`;
  const note = wordsIn(said).length < fewestWords ? undefined : heard(question, written, answerContext);
  return note?.ok
    ? { kind: 'set', answers: { [question.id]: note.value } }
    : { kind: 'reopen', question: question.id, refusal: null };
}

/** "Put my question into the notes": what was asked at the notes, and answered, is noted all the same. */
export function notesWhatWasAsked({ text }: Reading, { open, formState, context }: Situation): Command | undefined {
  const { unnoted } = formState;
  if (!open || unnoted === undefined || !noting.test(text)) return undefined;
  const isAll = wordsIn(text).every((word) => context.knowledge.isEveryday(word) || ofNoting.has(word));
  return isAll ? { kind: 'set', answers: { [open.id]: unnoted } } : undefined;
}

const putting = [changes.write, changes.writing, changes.add, changes.dictating, changes.noteNames, writing.placing];
const noting = new RegExp(anyWord(...putting), 'iu');
const ofNoting = singleWords(
  ...putting,
  ...[changes.with, changes.articles, changes.places, changes.thatOne, changes.also, writing.asked],
);

const fewestWords = 3;
const within = new RegExp(`(?<!\\p{L})${anyOf(offices.prepositions)}\\s+(?:${anyOf(changes.articles)}\\s+)?$`, 'iu');
const withinBehind = new RegExp(`^\\s*${anyOf(offices.behind)}(?!\\p{L})`, 'iu');

/** "Note me likh do: …", "likh do ki …", "… ani rayandi", "…, put that in the notes": what is dictated for the notes, without the words that say so. */
export function dictatesNotes(reading: Reading, { open, form, formState }: Situation): Command | undefined {
  const { text } = reading;
  // "Notes lo A badulu B ani pettandi" puts one thing in place of another.
  if (!notesOf(form) || formState.stage === 'finished' || inPlace.test(text)) return undefined;
  const said = text.replace(dictating, '').replace(dictatingBehind, '').trim();
  const isTold = said !== text.trim() || (asksNothing(reading) && whoComes.test(said));
  if (!isTold || wordsIn(said).length === 0) return undefined;
  return { kind: 'set', answers: notedBelow(said, form, open?.kind === 'longText' ? {} : formState.answers) };
}

const inPlace = new RegExp(anyWord(changes.insteadBehind), 'iu');
const notesCalled = anyOf(changes.noteNames);
const inNotes = `(?:${anyOf(offices.prepositions, offices.behind)}\\s+)?`;
const that = anyOf(changes.thatOne, relatives.of);
const dictating = new RegExp(
  `^(?:${anyOf(changes.please, changes.agreeing)}[\\s,]+)*(?:${notesCalled}\\s+${inNotes}${anyOf(changes.dictating, changes.writing)}(?!\\p{L})|${anyOf(changes.dictating, changes.writing)}(?=\\s+${that}\\s))(?:\\s+${that}(?!\\p{L}))?[\\s,:–-]*`,
  'iu',
);
const dictatingBehind = new RegExp(
  `[\\s,]+(?:ani\\s+(?:${notesCalled}\\s+${inNotes})?${anyOf(changes.dictating, changes.writing)}|${anyOf(changes.write, changes.add)}\\s+(?:${anyOf(changes.it, changes.thatOne)}\\s+)?${inNotes}(?:${anyOf(changes.articles)}\\s+)?${notesCalled})[\\s.!]*$`,
  'iu',
);

/** "3 of us will come", "we are two persons": how many come, and nothing else. */
const whoComes = new RegExp(
  `^(?:\\p{L}+\\s+){0,4}(?:\\d{1,2}|${anyOf(cues.numbers)})\\s+${anyOf(offices.company)}(?:\\s+\\p{L}+){0,4}[\\s.!]*$`,
  'iu',
);
const asksNothing = ({ asks, told }: Reading) => !asks && told.every(({ question }) => question.kind === 'slot');

/** "Please tell him it is urgent", "I will bring my brother", said at the review: neither a yes nor a change, and for whoever reads the request. */
export function notesRemark(reading: Reading, { open, form, formState, context }: Situation): Command | undefined {
  const { text, asks, intent, told, named } = reading;
  const { negations, delays } = context.knowledge;
  const said = wordsIn(text);
  if (open || form.ending.kind !== 'send' || formState.stage === 'finished') return undefined;
  // "Someone who speaks Telugu" asks nothing.
  const isAsked = asks && asksOutright(text.replace(everyRemark, ' '));
  if (intent !== undefined && formIntents.has(intent)) return undefined;
  if (isAsked || text.includes('?') || named.length > 0 || told.some(({ weak }) => weak !== true)) return undefined;
  const isHandedOn = handedOn.test(text);
  const isHeldBack = (word: string) => negations.has(word) || stopping.has(word) || (!isHandedOn && delays.has(word));
  // "Let me bring my glasses"
  const isPausing = goesTo.test(text) && !company.test(text);
  if (isPausing || said.some(isHeldBack)) return undefined;
  const isRemark =
    (said.length >= fewestPressing + 1 && (remark.test(text) || isHandedOn)) ||
    (said.length >= fewestPressing && pressing.test(text));
  return isRemark ? { kind: 'set', answers: notedBelow(text, form, formState.answers) } : undefined;
}

const goesTo = new RegExp(`${anyWord(contacts.goingTo)}\\s+${anyOf(contacts.doing)}(?!\\p{L})`, 'iu');
const company = new RegExp(anyWord(changes.relations), 'iu');
const fewestPressing = 2;
const stopping = wordSet(changes.stop);
const remark = new RegExp(anyWord(offices.remarks), 'iu');
const everyRemark = new RegExp(anyWord(offices.remarks), 'giu');
const pressing = new RegExp(anyWord(offices.pressing), 'iu');
const handedOn = new RegExp(
  `^(?:${anyOf(changes.please, changes.agreeing)}[\\s,]+)*${anyOf(cues.telling)}\\s+(?:${anyOf(changes.articles)}\\s+)?(?:${anyOf(cues.recipients, cues.ourselves)}|them)\\s+(?:\\p{L}+\\s+){2,}`,
  'iu',
);

/** "The notice is under section 148, he sold land", told at the hour or at the review: what asks nothing and answers nothing is for the notes. */
export function tellsMatter(reading: Reading, situation: Situation): Command | undefined {
  const { text, asks, intent, told, named, isChange } = reading;
  const { open, form, formState, answerContext, context } = situation;
  const { knowledge } = context;
  const isMessage = !notesOf(form) && open === undefined;
  if (
    (!notesOf(form) && !isMessage) ||
    form.ending.kind !== 'send' ||
    formState.stage === 'finished' ||
    asks ||
    intent !== undefined
  )
    return undefined;
  if (open && (acceptsAnyText(open) || !isRequired(open))) return undefined;
  const isAtName = open?.id === 'name';
  if (isAtName && (!isDoubtfulName(text, { context }) || wordsIn(text).some(isNamePart))) return undefined;
  const heardHere = open && !isAtName ? heard(open, text, answerContext) : undefined;
  const moments = momentsMeant(text, situation);
  const isElse = (code: RefusalCode) => saysNothing.has(code) || (code === 'dateOutsideWindow' && moments.length === 0);
  if (heardHere && (heardHere.ok || !isElse(heardHere.refusal.code) || /@|\d{5}/.test(text))) return undefined;
  // "Smt. Padma Rao, Secretary, Lake View Association"
  const name = form.questions.find(({ id }) => id === 'name');
  const isName = text.includes(',') && text.split(/\s+/).every((word) => /^[(\p{Lu}]/u.test(word));
  if (name && isName && formState.answers.name === undefined && !isDoubtfulName(text, { context })) {
    const parsed = heard(name, text, answerContext);
    if (parsed.ok) return { kind: 'set', answers: { name: parsed.value } };
  }
  const passing = knowledge.passingIntent(text)?.id;
  // What the appointment is about was settled before: another word of it changes nothing.
  const isValue = ({ weak, question: { id, kind } }: Reading['told'][number]) =>
    weak !== true && !(kind === 'choice' && open !== undefined && formState.answers[id] !== undefined);
  const said = wordsIn(text).filter((word) => /\p{L}{2}/u.test(word));
  const telling = said.filter((word) => !knowledge.isEveryday(word));
  // "The last date is gone already", "they gave a wrong form 16": neither the day nor a change.
  const isStated = !isMessage && statesMatter(text, knowledge);
  if (((named.length > 0 || isChange) && !isStated) || told.some(isValue) || moments.length > 0) return undefined;
  if (passing !== undefined && formIntents.has(passing) && !isMessage) return undefined;
  // "No TDS was cut, also …" puts nothing off.
  if (telling.length < fewestStated && isPutOff(text, knowledge)) return undefined;
  const held = wordsIn(String(formState.answers.name ?? ''));
  const isLong = telling.length > fewestStated;
  const isUnsure = said.some(
    (word) => (!isLong && word.length > 3 && knowledge.delays.has(word)) || held.includes(word),
  );
  // "I have 2 flats"
  const isCounting = open?.kind === 'slot' && everyMoment(text, situation).length > 0;
  const fewest = isCounting ? fewestCounted : open ? fewestTold : fewestAtReview;
  const fewestTelling = isCounting ? 1 : isAtName ? fewestStated : 2;
  const isTelling = said.length >= fewest && telling.length >= fewestTelling && !isUnsure;
  // What holds no word that joins others is no sentence.
  if (isMessage && said.length - telling.length < fewestJoining) return undefined;
  const { aspect, outcome } = knowledge.search.find(text, '');
  // "It is a long story", said for a name, is of no matter of ours.
  if (isAtName && outcome === 'none') return undefined;
  return isTelling && (isMessage || isStated || aspect === undefined)
    ? { kind: 'set', answers: notedBelow(reading.said, form, formState.answers) }
    : undefined;
}

const fewestTold = 5;
const fewestCounted = 3;
const fewestAtReview = 4;
const fewestJoining = 3;
/** Why words that hold no answer are none. */
const saysNothing: ReadonlySet<RefusalCode> = new Set<RefusalCode>([
  'choiceUnknown',
  'dateNone',
  'timeUnknown',
  'emailInvalid',
  'phoneInvalid',
]);
