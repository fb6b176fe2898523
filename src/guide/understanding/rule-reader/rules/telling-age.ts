import amounts from 'content:vocabulary-amounts';
import small from 'content:vocabulary-small';
import { anyOf } from '#src/text/word-lists.ts';
import { without } from '#src/text/traced-text.ts';
import { heard } from '#src/forms/question.ts';
import { wordsIn } from '#src/search/words.ts';
import { intent } from '../command.ts';
import type { Command } from '../command.ts';
import { agesIn } from '../ages-in.ts';
import type { Reading } from '../parsed-message.ts';
import type { Situation } from '../situation.ts';

/** "31", said of figures that took an age for granted: a whole number of years, and nothing else. */
export function tellsAge(reading: Reading, situation: Situation): Command | undefined {
  const { text } = reading;
  const { form, formState, open, answerContext } = situation;
  const age = form.questions.find(({ id }) => id === 'age');
  const isTaken = form.takenForGranted?.(formState.answers).includes('age') === true;
  const years = open ? undefined : yearsAlone.exec(text)?.[1];
  if (!age) return open?.kind === 'rupees' && isAgeAlone(reading, situation) ? intent('age') : undefined;
  if (!isTaken || formState.stage !== 'finished' || formState.answers[age.id] !== undefined) return undefined;
  const parsed = years === undefined ? undefined : heard(age, `${ageWord} ${years}`, answerContext);
  return parsed?.ok === true ? { kind: 'set', answers: { [age.id]: parsed.value } } : undefined;
}

/** "Age 35", "I am 35 years old", where figures are asked for that know no age. */
const isAgeAlone = ({ text, told, asks }: Reading, { form, context }: Situation): boolean => {
  const ages = agesIn(text, form, context.knowledge.forms);
  return (
    !asks &&
    ages.length > 0 &&
    told.every(({ question }) => question.kind === 'choice') &&
    wordsIn(without(text, ages)).every(context.knowledge.isEveryday)
  );
};

const [ageWord = ''] = amounts.ages.split('|');
const yearsAlone = new RegExp(`^(?:${anyOf(small)}[\\s,]+)*(1[89]|[2-9]\\d)(?:[\\s,]+${anyOf(small)})*[\\s.!]*$`, 'iu');
