import days from 'content:vocabulary-days';
import changes from 'content:vocabulary-changes';
import cues from 'content:vocabulary-cues';
import incomes from 'content:vocabulary-incomes';
import openings from 'content:vocabulary-openings';
import questions from 'content:vocabulary-questions';
import relatives from 'content:vocabulary-relatives';
import wishes from 'content:vocabulary-wishes';
import { isRequired } from '#src/forms/question.ts';
import { clauseAt } from '#src/text/clauses.ts';
import { anyOf, anyWord } from '#src/text/word-lists.ts';
import { acceptsAnyText } from '../command.ts';
import type { Command } from '../command.ts';
import type { Reading } from '../parsed-message.ts';
import type { Situation } from '../situation.ts';
import { asksForDateOrTime, everyMoment } from './kinds-of-answers.ts';

/**
 * "Sunday open or not", "25 december ko office khula rahega", "shop turnover 20 lakh, is audit compulsory for that": a day, an hour or a service of which it is asked what it is, without
 * a word that asks outright. It is answered, and chosen it is not. Who speaks of himself ("I am open on Friday") or of more than one day chooses.
 */
export function asksWhether(reading: Reading, situation: Situation): Command | undefined {
  const { text, told } = reading;
  const { open, form, formState } = situation;
  const isFree = open !== undefined && acceptsAnyText(open) && isRequired(open);
  if (form.ending.kind !== 'send' || formState.stage === 'finished' || isFree) return undefined;
  const values = told.filter(({ weak, question }) => weak !== true || question === open);
  const [value] = values;
  if (!value || values.some(({ question: { kind } }) => !chosen.has(kind))) return undefined;
  const { start, end } = clauseAt(text, value);
  const clause = text.slice(start, end);
  if (values.some((one) => one.start < start || one.end > end)) return undefined;
  const isMoment = values.every(({ question }) => asksForDateOrTime(question));
  const moments = everyMoment(reading.said, situation);
  const isOfHours =
    isMoment &&
    moments.length === values.length &&
    ofHours.test(clause) &&
    !ofSpeaker.test(reading.said) &&
    !booking.test(reading.said);
  const isOfTwoSides = bothSides.test(clause) || bothSidesAtEnd.test(clause.trim());
  const isOfNeed = !isMoment && needed.test(clause) && (isOfTwoSides || asksFirst.test(clause));
  const isAsked = isOfHours || isOfNeed || (isMoment && isOfTwoSides && moments.length === values.length);
  return isAsked ? { kind: 'search' } : undefined;
}

/** Whether a question is whether something is needed: "is audit compulsory for that". Takes any text. */
export const asksOfNeed = (text: string): boolean => needed.test(text);

const chosen: ReadonlySet<string> = new Set(['date', 'slot', 'choice']);
const ofHours = new RegExp(anyWord(wishes.openOrNot), 'iu');
const ofSpeaker = new RegExp(anyWord(incomes.me, incomes.mine, incomes.oneself, relatives.selfCalled), 'iu');
/** "Any open slot on Friday", "friday ko kar do, it is a holiday" */
const booking = new RegExp(
  anyWord(days.booking, cues.booking, cues.things, changes.dictating, changes.writing, changes.write, changes.keep),
  'iu',
);
const needed = new RegExp(anyWord(wishes.needed, openings.wishing), 'iu');
const bothSides = new RegExp(`${anyWord(wishes.orNot)}(?!\\s+sure)`, 'iu');
const bothSidesAtEnd = new RegExp(`(?<!\\p{L})${anyOf(wishes.orNotAtEnd)}$`, 'iu');
const asksFirst = new RegExp(
  `^\\s*(?:${anyOf(questions.first)}|${anyOf(questions.beforePersons)}\\s+${anyOf(questions.persons)})\\s`,
  'iu',
);
