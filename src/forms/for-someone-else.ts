import words from 'content:appointment-words';
import { fillTemplate } from '#src/domain/fill-template.ts';
import type { Form, SendEnding } from './form.ts';
import { optionQuestion } from './option-question.ts';
import type { Answers } from './question.ts';

const { question, name, chip, prompt, note } = words.someoneElse;

const forWhom = {
  ...optionQuestion('forWhom', question, [{ id: 'other', name, words: [] }]),
  isOnlyTold: true,
} as const;

/**
 * The appointment as the guide asks for it: at the name it can be for someone else, who is then asked for by name; the office reads so in the notes. Takes the form
 * as the page has it.
 */
export const withSomeoneElse = (form: Form<SendEnding>): Form<SendEnding> => ({
  ...form,
  questions: [
    ...form.questions.map((one) =>
      one.id === 'name'
        ? {
            ...one,
            promptFor: (answers: Answers) => (answers.forWhom === undefined ? one.prompt : prompt),
            beside: { slot: forWhom.id, value: 'other', label: chip },
          }
        : one,
    ),
    forWhom,
  ],
  ending: {
    ...form.ending,
    mail: ({ forWhom: told, ...answers }, details) => {
      if (told === undefined) return form.ending.mail(answers, details);
      const line = fillTemplate(note, { name: String(answers.name) });
      const message = answers.message === undefined ? line : `${line}\n${String(answers.message)}`;
      return form.ending.mail({ ...answers, message }, details);
    },
  },
});
