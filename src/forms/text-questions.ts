import { formatPhone, parseEmail, parseName, parsePhone, parseRequiredText } from '#src/domain/contact-details.ts';
import { accepted } from '#src/domain/parsed.ts';
import type { QuestionWords } from '#src/collections/types.ts';
import type { Question } from './question.ts';

type Base = Pick<Question, 'id' | 'label' | 'prompt' | 'help' | 'pattern' | 'validate' | 'format'>;

function base(id: string, { label, prompt, help, format: pattern }: QuestionWords): Base {
  return { id, label, prompt, help, pattern, validate: accepted, format: String };
}

/** A question for the visitor's name. */
export const nameQuestion = (words: QuestionWords): Question => ({
  ...base('name', words),
  kind: 'text',
  required: true,
  missing: 'Name is required',
  autoComplete: 'name',
  alsoCalled: ['name'],
  parse: parseName,
});

/** A question for a mail address, by the rule of the message or of the appointment form. */
export const emailQuestion = (words: QuestionWords, rule: 'message' | 'appointment'): Question => ({
  ...base('email', words),
  kind: 'email',
  required: true,
  missing: 'Valid email is required',
  autoComplete: 'email',
  alsoCalled: ['email', 'mail', 'e-mail', 'mail id', 'email id', 'mail address'],
  parse: (text) => parseEmail(text, rule),
  isAlone: (text) => !/\s/.test(text.trim()) && parseEmail(text, rule).ok,
});

/** A question for a mobile number of ten digits. */
export const phoneQuestion = (words: QuestionWords): Question => ({
  ...base('phone', words),
  kind: 'phone',
  required: true,
  missing: 'Valid phone number is required',
  autoComplete: 'tel-national',
  alsoCalled: ['phone', 'phone number', 'mobile', 'mobile number', 'number'],
  parse: parsePhone,
  format: (value) => formatPhone(String(value)),
});

/** A question for words of the visitor's own, of one line or of several. */
export const wordsQuestion = (
  id: string,
  words: QuestionWords,
  rules: { kind: 'text' | 'longText'; required: boolean; missing: string; most: number; alsoCalled: readonly string[] },
): Question => ({
  ...base(id, words),
  kind: rules.kind,
  required: rules.required,
  missing: rules.missing,
  alsoCalled: rules.alsoCalled,
  parse: (text) => parseRequiredText(text, rules.missing, rules.most),
});
