/** Every reason why a text is refused, with the names of the values its sentence may hold. Content has the sentences. */
export const refusals = {
  nameMissing: [],
  nameUnreadable: [],
  emailInvalid: [],
  emailUnclear: ['address'],
  phoneInvalid: [],
  phoneForeign: [],
  subjectMissing: [],
  messageMissing: [],
  textTooLong: ['most', 'typed'],
  serviceMissing: [],
  choiceUnknown: ['choices'],
  choiceAmbiguous: [],
  dateMissing: [],
  dateUnchosen: [],
  dateNone: [],
  dateVague: [],
  dateSpan: ['first', 'last'],
  dateMonthMissing: [],
  dateSeveral: [],
  dateOtherSubject: [],
  dateOtherWeekday: ['date', 'weekday'],
  datePast: [],
  dateMonthUnknown: ['month'],
  dateDayUnknown: ['month', 'day'],
  dateUnreal: [],
  dateOutsideWindow: ['first', 'last'],
  timeMissing: [],
  timeUnchosen: [],
  timeUnknown: ['slots'],
  timeAmbiguous: ['slots'],
  timeNoneLeft: [],
  timePassed: ['slot', 'slots'],
  timeNoneInPart: ['part', 'slots'],
  timeOneInPart: ['part', 'slot'],
  timeSeveralInPart: ['part', 'slots'],
  timeAbroad: ['there', 'time', 'slots'],
  timeZoneUnclear: [],
  timeNotListed: ['time', 'slots'],
  timeNotListedNearestOne: ['time', 'slot'],
  incomeMissing: [],
  salaryMissing: [],
  basicMissing: [],
  amountMissing: [],
  amountTooLong: [],
  amountTooLarge: [],
  amountNone: [],
  amountNegative: [],
  amountSeveral: [],
  amountUnclear: [],
  amountHowMany: [],
  amountOtherSubject: [],
  amountPhone: [],
  amountDate: [],
  amountOtherPeriod: [],
  amountOtherMoney: [],
  amountLimit: [],
  amountMonthOrYear: [],
  amountAboveCap: ['cap'],
  wordsNotInAnswer: [],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type RefusalCode = keyof typeof refusals;

/** A value as it was read, or a list of them; content joins and words it. */
export type RefusalValue = string | number | readonly string[];

/** Why a text was refused, as data. */
export interface Refusal {
  readonly code: RefusalCode;
  readonly values: Readonly<Record<string, RefusalValue>>;
}
