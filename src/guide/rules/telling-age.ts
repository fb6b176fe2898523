import amounts from 'content:vocabulary-amounts';
import small from 'content:vocabulary-small';
import { anyOf } from '#src/language/word-lists.ts';
import { heard } from '#src/forms/question.ts';
import type { Command } from '../command.ts';
import type { Reading } from '../reading.ts';
import type { Situation } from '../situation.ts';

/** "31", said of figures that took an age for granted: a whole number of years, and nothing else. */
export function tellsAge({ text }: Reading, { form, formState, open, answerContext }: Situation): Command | undefined {
  const age = form.questions.find(({ id }) => id === 'age');
  const isTaken = form.takenForGranted?.(formState.answers).includes('age') === true;
  const years = open ? undefined : yearsAlone.exec(text)?.[1];
  if (!age || !isTaken || formState.stage !== 'finished' || formState.answers[age.id] !== undefined) return undefined;
  const parsed = years === undefined ? undefined : heard(age, `${ageWord} ${years}`, answerContext);
  return parsed?.ok === true ? { kind: 'set', answers: { [age.id]: parsed.value } } : undefined;
}

const [ageWord = ''] = amounts.ages.split('|');
const yearsAlone = new RegExp(`^(?:${anyOf(small)}[\\s,]+)*(1[89]|[2-9]\\d)(?:[\\s,]+${anyOf(small)})*[\\s.!]*$`, 'iu');
