import words from 'content:message-words';
import sendingWords from 'content:sending-words';
import { paths } from '#src/paths.ts';
import type { Form, SendEnding } from './form.ts';
import { emailQuestion, emailWarnings, nameQuestion, wordsQuestion } from './text-questions.ts';

/** The contact message: four questions, sent by mail. */
export const message: Form<SendEnding> = {
  id: 'message',
  title: words.title,
  opening: words.opening,
  action: words.action,
  page: paths.contact,
  questions: [
    nameQuestion(words.questions.name),
    emailQuestion(words.questions.email, 'message'),
    wordsQuestion('subject', words.questions.subject, { kind: 'text', missing: 'subjectMissing' }),
    wordsQuestion('message', words.questions.message, { kind: 'longText', missing: 'messageMissing' }),
  ],
  warnings: emailWarnings,
  ending: {
    kind: 'send',
    sentHeading: words.sentHeading,
    sentText: words.sentText,
    reference: sendingWords.reference,
    mail: ({ name, email, subject, message: text }, { reference }) => ({
      template: 'message',
      failure: words.failure,
      fields: {
        name: String(name),
        email: String(email),
        subject: String(subject),
        message: String(text),
        reference,
      },
    }),
  },
};
