import answerWords from 'content:answer-words';
import { fillTemplate } from '#src/domain/fill-template.ts';
import { findIntroducedNames } from '#src/entities/name/find-names.ts';
import {
  formatPhone,
  parseEmail,
  parseName,
  parseNameField,
  parsePhone,
  parseRequiredText,
} from '#src/entities/contact/contact-details.ts';
import { findEmails, findPhones, likelyEmail, onlyEmail } from '#src/entities/contact/find-contacts.ts';
import { accepted, refused, type Parsed } from '#src/domain/parsed.ts';
import { isIndianZone } from '#src/domain/time-zone.ts';
import type { QuestionWords } from '#src/collections/types.ts';
import type { Warning } from './form.ts';
import { worded, type Answers, type Question, type Value } from './question.ts';

const base = (id: string, words: QuestionWords) => ({
  ...worded(id, words),
  labels: words.labels,
  validate: (value: Value) => accepted(value),
  format: String,
});

/** A question for the visitor's name. */
export const nameQuestion = (words: QuestionWords): Question => ({
  ...base('name', words),
  kind: 'text',
  missing: 'nameMissing',
  autoComplete: 'name',
  parse: parseNameField,
  hear: parseName,
  find: findIntroducedNames,
});

/** A question for a mail address, by the rule of the message or of the appointment form. */
export const emailQuestion = (words: QuestionWords, rule: 'message' | 'appointment'): Question => ({
  ...base('email', words),
  kind: 'email',
  missing: 'emailInvalid',
  autoComplete: 'email',
  parse: (text) => parseEmail(text, rule),
  hear: (text) => onlyEmail(text, rule),
  find: (text) => findEmails(text, rule),
  isAlone: (text) => !/\s/.test(text.trim()) && parseEmail(text, rule).ok,
  suggestions: ({ answers: { email } }, refusal) => {
    if (refusal?.code === 'emailUnclear') {
      const read = String(refusal.values.address);
      return [{ value: read, label: read }];
    }
    const likely = email === undefined ? undefined : likelyEmail(String(email));
    return likely === undefined ? [] : [{ value: likely, label: likely }];
  },
});

/** Asks about a mail address that ends almost like a well-known one, such as gmial.com. Takes the answers of a form. */
export function emailWarnings({ email }: Answers): readonly Warning[] {
  const likely = email === undefined ? undefined : likelyEmail(String(email));
  return likely === undefined
    ? []
    : [
        {
          about: 'email',
          text: fillTemplate(answerWords.emailDoubt, { likely, address: String(email) }),
          instead: likely,
        },
      ];
}

/** A question for a mobile number of ten digits. */
export const phoneQuestion = (words: QuestionWords): Question => ({
  ...base('phone', words),
  kind: 'phone',
  missing: 'phoneInvalid',
  autoComplete: 'tel-national',
  parse: parsePhone,
  hear: (text, { timeZone }) => surelyIndian(parsePhone(text), text, timeZone),
  find: (text, { timeZone }) =>
    findPhones(text).map((found) => ({
      ...found,
      parsed: surelyIndian(found.parsed, text.slice(found.start, found.end), timeZone),
    })),
  format: (value) => formatPhone(String(value)),
  suggestions: (_, refusal) =>
    refusal?.code === 'phoneAbroad'
      ? [{ value: String(refusal.values.phone).replace(/\D/g, '').slice(-10), label: String(refusal.values.phone) }]
      : [],
});

/** Ten digits that somebody abroad types without a country code may be a number of the place where he is. */
function surelyIndian(parsed: Parsed<string>, said: string, timeZone: string | undefined): Parsed<string> {
  const isAbroad = timeZone !== undefined && !isIndianZone(timeZone);
  const hasCode = said.replace(/\D/g, '').length > 10;
  return parsed.ok && isAbroad && !hasCode
    ? refused('phoneAbroad', { phone: `+91 ${formatPhone(parsed.value)}` })
    : parsed;
}

/** The specification sets no limit; the mail service carries 50 kB in all. */
const mostOfAMail = 40_000;

/** A question for words of the visitor's own, of one line or of several. */
export const wordsQuestion = (
  id: string,
  words: QuestionWords,
  rules: { kind: 'text' | 'longText'; missing: 'subjectMissing' | 'messageMissing' | undefined },
): Question => ({
  ...base(id, words),
  kind: rules.kind,
  missing: rules.missing,
  parse: (text) => parseRequiredText(text, rules.missing ?? 'messageMissing', mostOfAMail),
});
