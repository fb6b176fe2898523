import words from 'content:appointment-words';
import contacts from 'content:vocabulary-contacts';
import { accepted } from '#src/domain/parsed.ts';
import { formatPhone } from '#src/entities/contact/contact-details.ts';
import { findPhones } from '#src/entities/contact/find-contacts.ts';
import { wordsOf } from '#src/text/plain-text.ts';
import { smallWords } from '#src/text/small-words.ts';
import { without } from '#src/text/traced-text.ts';
import { wordSet } from '#src/text/word-lists.ts';
import type { Form, SendEnding } from './form.ts';
import type { Found, Question } from './question.ts';
import { phoneQuestion } from './text-questions.ts';

/** The message with a number to call back, of any country. It is never asked for, is kept where it is told, and stands above the text in the mail. Takes the form. */
export function withPhone(form: Form<SendEnding>): Form<SendEnding> {
  const { ending } = form;
  return {
    ...form,
    questions: form.questions.flatMap((question) => (question.id === 'subject' ? [phone, question] : [question])),
    ending: {
      ...ending,
      mail: ({ phone: told, ...answers }, details) =>
        ending.mail(
          told === undefined
            ? answers
            : { ...answers, message: `${phone.label}: ${phone.format(told)}. ${String(answers.message)}` },
          details,
        ),
    },
  };
}

/** Indian numbers, and what begins as one of another country does. */
const numbersIn = (text: string): readonly Found[] =>
  findPhones(text).flatMap(({ start, end, parsed }) => {
    const said = text.slice(start, end).trim();
    return parsed.ok || said.startsWith('+') ? [{ start, end, parsed: parsed.ok ? parsed : accepted(said) }] : [];
  });

const besides = wordSet(contacts.labels, contacts.leading, contacts.pronouns);

const phone: Question = {
  ...phoneQuestion(words.questions.phone),
  missing: undefined,
  isOnlyTold: true,
  find: numbersIn,
  isAlone: (text) => {
    const found = numbersIn(text);
    const rest = wordsOf(without(text, found).toLowerCase());
    return found.length > 0 && rest.every((word) => smallWords.has(word) || besides.has(word));
  },
  format: (value) => (String(value).startsWith('+') ? String(value) : formatPhone(String(value))),
};
