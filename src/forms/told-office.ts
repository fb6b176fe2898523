import appointmentWords from 'content:appointment-words';
import days from 'content:vocabulary-days';
import changes from 'content:vocabulary-changes';
import words from 'content:vocabulary-offices';
import small from 'content:vocabulary-small';
import { accepted, refused } from '#src/domain/parsed.ts';
import { clauseAt, clauseOf } from '#src/text/clauses.ts';
import { nearestWord } from '#src/text/edit-distance.ts';
import { type Span, without } from '#src/text/traced-text.ts';
import { anyOf, anyWord, wordSet } from '#src/text/word-lists.ts';
import type { Practice } from '#src/collections/types.ts';
import type { Form, SendEnding } from './form.ts';
import { momentsIn } from './moments.ts';
import { worded, type AnswerContext, type Found, type Question } from './question.ts';

const { questions, towns: otherNames } = appointmentWords;

type Offices = Pick<Practice, 'offices'>['offices'];

/**
 * The appointment request with the office to which somebody would come. It is never asked for by itself, is kept where it is told, and goes into
 * the notes of the mail. Takes the form and the offices of the practice; with a single office the form stays as it is.
 */
export function withOffice(form: Form<SendEnding>, offices: Offices): Form<SendEnding> {
  if (offices.length < 2) return form;
  const office = officeQuestion(offices);
  const { ending } = form;
  return {
    ...form,
    questions: form.questions.flatMap((question) =>
      question.id === 'message' ? [office, withShortPrompt(question)] : [question],
    ),
    ending: {
      ...ending,
      mail: ({ office: told, ...answers }, details) => {
        if (told === undefined) return ending.mail(answers, details);
        const line = `${office.label}: ${office.format(told)}`;
        const message = answers.message === undefined ? line : `${line}\n${String(answers.message)}`;
        return ending.mail({ ...answers, message }, details);
      },
    },
  };
}

/** Which office has not to be said again where it was told. */
const withShortPrompt = (question: Question): Question => ({
  ...question,
  promptFor: ({ office }) => (office === undefined ? question.prompt : questions.message.prompt),
});

function officeQuestion(offices: Offices): Question {
  const towns = offices.map(({ town }) => town);
  const find = (text: string, answerContext: AnswerContext) => officesTold(text, offices, answerContext);
  return {
    ...worded('office', questions.office),
    kind: 'place',
    missing: undefined,
    isOnlyTold: true,
    parse: (text) => {
      const ids = new Set(
        placesIn(text, offices)
          .filter((place) => !isDenied(text, place))
          .map(({ id }) => id),
      );
      const [only, another] = ids;
      if (another !== undefined) return refused('choiceAmbiguous');
      return only === undefined ? refused('choiceUnknown', { choices: towns }) : accepted(only);
    },
    find,
    isAlone: (text, answerContext) => {
      const told = find(text, answerContext);
      return told.some(({ weak }) => weak !== true) && isNothing(without(text, told));
    },
    validate: (value) =>
      offices.some(({ id }) => id === value) ? accepted(value) : refused('choiceUnknown', { choices: towns }),
    format: (value) => offices.find(({ id }) => id === value)?.town ?? String(value),
    choices: () => offices.map(({ id, town }) => ({ value: id, label: town })),
  };
}

interface Place extends Span {
  readonly id: string;
}

/** Where a text names the town of an office, or the office as people call it; slips in the name of a town are passed over. */
function placesIn(text: string, offices: Offices): readonly Place[] {
  const called = offices.flatMap(({ id, town }) =>
    [town.toLowerCase(), ...(otherNames.find((one) => one.town === town)?.alsoCalled ?? [])].map((name) => ({
      id,
      name,
    })),
  );
  const byName = called.flatMap(({ id, name }) =>
    [...text.matchAll(new RegExp(anyWord(name), 'giu'))].map(({ index, 0: said }) => ({
      id,
      start: index,
      end: index + said.length,
    })),
  );
  const long = called.map(({ name }) => name).filter(({ length }) => length >= fewestLetters);
  const misspelt = [...text.matchAll(/[\p{L}\p{M}]+/gu)].flatMap(({ index, 0: said }) => {
    const name = said.length < fewestLetters ? undefined : nearestWord(said.toLowerCase(), long);
    const id = called.find((one) => one.name === name)?.id;
    return id === undefined ? [] : [{ id, start: index, end: index + said.length }];
  });
  const all = [...byName, ...misspelt];
  return all
    .filter((one, at) => all.findIndex((other) => other.start <= one.start && one.start < other.end) === at)
    .toSorted((one, other) => one.start - other.start);
}

/** Shorter names have too many neighbours. */
const fewestLetters = 7;

/** The office that a sentence tells, weak where its town may stand for something else: "a shop in Nalgonda". */
function officesTold(text: string, offices: Offices, answerContext: AnswerContext): readonly Found[] {
  const named = placesIn(text, offices);
  // "Not Nalgonda, Hyderabad"
  const isCorrected = named.some((place) => isDenied(text, place));
  const places = named.map((place) => ({
    ...withWordsBeside(text, place),
    id: place.id,
    isAside: isDenied(text, place) || ownPlace.test(clauseOf(text, place)),
    weak: !isCorrected && !isOfficeMeant(text, place, answerContext),
  }));
  const meant = places.filter(({ isAside, weak }) => !isAside && !weak);
  const isSettled = new Set(meant.map(({ id }) => id)).size < 2;
  return places.map(({ id, start, end, isAside, weak }) => ({
    start,
    end,
    parsed: isSettled || weak ? accepted(id) : refused('choiceAmbiguous'),
    ...(weak && { weak }),
    ...(isAside && { isAside }),
  }));
}

/** "At Nalgonda office" as a whole. */
function withWordsBeside(text: string, { start, end }: Span): Span {
  const before = leadsUp.exec(text.slice(0, start))?.[0] ?? '';
  const behind = follows.exec(text.slice(end))?.[0] ?? '';
  return { start: start - before.length, end: end + behind.length };
}

/** Whether somebody would come there: the office is called so, or a word of coming or a day stands beside it, or it is told and nothing else. */
function isOfficeMeant(text: string, place: Span, answerContext: AnswerContext): boolean {
  const [before, behind] = [text.slice(0, place.start), text.slice(place.end)];
  const clauseSpan = clauseAt(text, place);
  const clause = text.slice(clauseSpan.start, clauseSpan.end);
  if (coming.test(clause) || officeBehind.test(behind) || officeBefore.test(before)) return true;
  if (bookedAt.test(before) || bookedBehind.test(behind)) return true;
  const { dates, hours } = momentsIn(clause, answerContext);
  const beside = withWordsBeside(text, place);
  const span = { start: beside.start - clauseSpan.start, end: beside.end - clauseSpan.start };
  const isLed = beside.start < place.start;
  const isWhole = clause.trim() === text.trim().replace(/[.!?]+$/, '');
  return (
    isNothing(without(clause, [span, ...dates, ...hours])) && (isLed || isWhole || dates.length + hours.length > 0)
  );
}

const isNothing = (rest: string) => rest.split(/[^\p{L}\p{M}\d]+/u).every((word) => passing.has(word.toLowerCase()));

/** "Not Nalgonda", "Nalgonda nahi", "Hyderabad instead of Nalgonda". */
const isDenied = (text: string, { start, end }: Span) =>
  denyingBefore.test(text.slice(0, start)) || denyingBehind.test(text.slice(end));

const passing = wordSet(
  '',
  small,
  words.coming,
  words.places,
  words.around,
  words.behind,
  days.booking,
  changes.switching,
  changes.no,
);
const prepositions = anyOf(words.prepositions);
const leadsUp = new RegExp(
  `(?<!\\p{L})(?:${prepositions}\\s+)?(?:${anyOf(changes.articles)}\\s+)?(?:${anyOf(words.places)}\\s+(?:${prepositions}\\s+)?)?$`,
  'iu',
);
const follows = new RegExp(`^(?:\\s+${anyOf(words.places)}(?!\\p{L}))?(?:\\s+${anyOf(words.behind)}(?!\\p{L}))?`, 'iu');
const officeBehind = new RegExp(`^\\s+${anyOf(words.places)}(?!\\p{L})`, 'iu');
const officeBefore = new RegExp(`${anyWord(words.places)}\\s*[:-]?\\s*(?:${prepositions}\\s+)?$`, 'iu');
const ownPlace = new RegExp(`${anyWord(words.own)}\\s+(?:\\p{L}+\\s+)?${anyOf(words.places)}(?!\\p{L})`, 'iu');
const coming = new RegExp(anyWord(words.coming), 'iu');
/** "An appointment at Nalgonda", "nalgonda lo gst appointment". */
const bookedAt = new RegExp(`${anyWord(days.booking)}\\s+${prepositions}\\s+$`, 'iu');
const bookedBehind = new RegExp(`^\\s+${anyOf(words.behind)}\\s+(?:\\S+\\s+)?${anyOf(days.booking)}(?!\\p{L})`, 'iu');
const denyingBefore = new RegExp(
  `${anyWord(changes.not, changes.insteadOf, days.except)}\\s+(?:${prepositions}\\s+)?$`,
  'iu',
);
const denyingBehind = new RegExp(`^(?:\\s+${anyOf(words.places)})?\\s+${anyOf(days.denied)}(?!\\p{L})`, 'iu');
