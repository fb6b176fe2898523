import { z } from 'zod';
import { refusals, type RefusalCode } from '#src/domain/refusal.ts';
import { line, template } from './text.ts';

const occasions: Readonly<Record<RefusalCode, string>> = {
  nameMissing: 'No name.',
  nameUnreadable: 'Words that are no name.',
  nameOfAnother: 'Whose name is meant, and not the name itself.',
  emailInvalid: 'No mail address, or one that is not valid.',
  nothingKept: 'An answer that is to be as in an earlier year or at an earlier visit.',
  emailUnclear: 'A spoken mail address whose beginning could not be told from the words before it.',
  phoneInvalid: 'No mobile number, or one that is not ten digits.',
  phoneForeign: 'A telephone number of another country.',
  phoneAbroad: 'Ten digits without a country code, from a visitor abroad.',
  subjectMissing: 'No subject.',
  messageMissing: 'No message.',
  textTooLong: 'A text that is too long.',
  serviceMissing: 'No service chosen.',
  choiceUnknown: 'Words that are none of the choices.',
  choiceAmbiguous: 'Words that fit two of the choices.',
  dateMissing: 'No date.',
  dateUnchosen: 'A form sent without a date.',
  dateNone: 'Words without a day.',
  dateVague: 'Words that leave the day open, such as next week.',
  dateSpan: 'Several days in a row, such as next week; open days of it are offered below.',
  dateMonthMissing: 'A day without its month.',
  dateSeveral: 'More than one day.',
  dateOtherSubject: 'Words about something else than a day.',
  dateOtherWeekday: 'A date whose weekday is another one.',
  datePast: 'A day that has passed.',
  dateMonthUnknown: 'A month above 12.',
  dateDayUnknown: 'A day that its month does not have.',
  dateUnreal: 'A date that no calendar has.',
  dateOutsideWindow: 'A day before today or more than three months ahead.',
  timeMissing: 'No time slot chosen.',
  timeUnchosen: 'A form sent without a time slot.',
  timeUnknown: 'Words that are none of the time slots.',
  timeAmbiguous: 'An hour that fits two time slots.',
  timeNoneLeft: 'A day on which no time slot is left.',
  timePassed: 'A time slot of today that has passed.',
  timeNoneInPart: 'A part of the day without a time slot.',
  timeOneInPart: 'A part of the day with one time slot.',
  timeSeveralInPart: 'A part of the day with several time slots.',
  timeOutsideHours: 'Several time slots, at some of which or all the office is closed on that day.',
  timeAbroad: 'An hour of a clock abroad that is none of the time slots in India.',
  timeThere: 'An hour by another clock, that was asked about.',
  timeZoneUnclear: 'An hour of a clock that cannot be told, such as US time.',
  timeNotListed: 'A time beside the time slots.',
  timeNotListedNearestOne: 'A time beside the only time slot.',
  incomeMissing: 'No annual income.',
  salaryMissing: 'No gross salary.',
  basicMissing: 'No basic salary.',
  amountMissing: 'No amount.',
  amountTooLong: 'Far too many words for an amount.',
  amountTooLarge: 'An amount above 1,000 crore.',
  amountNone: 'Words without an amount.',
  amountNegative: 'An amount below zero.',
  amountSeveral: 'More than one amount.',
  amountUnclear: 'An amount that can be read in two ways.',
  amountHowMany: 'A unit without a number, such as lakh.',
  amountOtherSubject: 'Words about something else than an amount.',
  amountPhone: 'A telephone number in place of an amount.',
  amountDate: 'A date in place of an amount.',
  amountOtherPeriod: 'An amount for a week or a quarter.',
  amountOtherMoney: 'An amount in another currency.',
  amountLimit: 'A limit in place of an amount, such as up to 6 lakh.',
  amountMonthOrYear: 'An amount that may be for a month or for a year.',
  amountInHand: 'An amount in hand, where the amount before deductions is asked for.',
  amountOfSales: 'The sales of a business, where its profit is asked for.',
  amountAboveCap: 'More under 80C than the law counts.',
  wordsNotInAnswer: 'Words to be changed that do not stand in the answer.',
};

const codes = Object.keys(refusals) as readonly RefusalCode[];
const sentences = Object.fromEntries(
  codes.map((code) => [code, template(refusals[code]).describe(occasions[code])]),
) as Readonly<Record<RefusalCode, z.ZodString>>;

/** How answers are refused and read back: content/forms/answers.yaml. */
export const answerWordsSchema = z.strictObject({
  notGiven: line(40).describe('Stands at the review for a question that was left out.'),
  bothClocks: template(['here', 'there'], 60).describe(
    'A time for a visitor abroad: {here} by the clock in India, {there} by their own.',
  ),
  emailDoubt: template(['likely', 'address'], 120).describe(
    'Asked about a mail address that ends almost like a well-known one: {likely} is what was probably meant.',
  ),
  eitherDay: template(['first', 'last'], 120).describe(
    'Asked where a weekday may be that of this week or of the next: {first} or {last}.',
  ),
  feastMoves: line(120).describe('Added where the days around a feast are proposed that follows the moon.'),
  partsOfDay: z
    .strictObject({
      morning: line(40).describe('Before noon.'),
      afternoon: line(40).describe('From noon to four.'),
      evening: line(40).describe('From four to eight.'),
      night: line(40).describe('After eight.'),
    })
    .describe('How a refusal names a part of the day, where it says {part}.'),
  refusals: z.strictObject(sentences).describe('What is said to an answer that cannot be taken, by its occasion.'),
});
