import amountWords from 'content:vocabulary-amounts';
import small from 'content:vocabulary-small';
import type { Form } from '#src/forms/form.ts';
import type { AnswerContext } from '#src/forms/question.ts';
import { clauseAt } from '#src/text/clauses.ts';
import { overlaps } from '#src/text/traced-text.ts';
import { anyOf, anyWord } from '#src/text/word-lists.ts';
import { agesIn } from './ages-in.ts';
import { answersAndParts, namedQuestions } from './question-names.ts';
import type { ValuePlace } from './parsed-message.ts';

/**
 * Takes a message, its form, what its values are read with, the values in it and all forms. Returns the figures that can be amounts, and ages told by a figure alone: not "umar 35",
 * "14% of basic" or what an employer pays.
 */
export function figuresIn(
  text: string,
  form: Form,
  answerContext: AnswerContext,
  values: readonly ValuePlace[],
  forms: readonly Form[],
) {
  const unasked = agesIn(text, form, forms);
  const all = values.filter(({ question, isAside }) => question.kind === 'rupees' && isAside !== true);
  const [first] = form.questions;
  const age = form.questions.find(({ id }) => id === 'age');
  const payments = namedQuestions(text, form, answersAndParts).filter(({ question }) => question !== first);
  const isClause = (one: ValuePlace) => {
    const from = one.start + text.slice(one.start).search(/\d/);
    const { start, end } = clauseAt(text, { start: from, end: one.end });
    return /^\s*\d\d\s*$/.test(text.slice(start, end)) && all.some(({ weak }) => weak !== true);
  };
  const figures = all.filter((one) => {
    const { start, end } = clauseAt(text, one);
    return !(
      ageBefore.test(text.slice(0, one.start)) ||
      unasked.some((told) => overlaps(told, one)) ||
      // "My son is 5 years old, total 1.6 lakh"
      (!one.parsed.ok &&
        one.parsed.refusal.code === 'amountOtherPeriod' &&
        all.some(({ parsed, weak }) => parsed.ok && weak !== true)) ||
      isClause(one) ||
      (employer.test(text.slice(start, end)) && payments.some(({ from, to }) => start <= from && to <= end)) ||
      (text.slice(one.start, one.end).endsWith('%') && ofShare.test(text.slice(one.end)))
    );
  });
  const ages = all.filter(isClause).flatMap((one) =>
    age
      ? [
          {
            ...one,
            question: age,
            isNamed: true,
            parsed: age.parse(
              `${firstOf(amountWords.ages)} ${/\d+/.exec(text.slice(one.start))?.[0] ?? ''}`,
              answerContext,
            ),
            weak: false,
          },
        ]
      : [],
  );
  return { figures, ages };
}

const firstOf = (list: string) => list.split('|')[0] ?? '';

const ageBefore = new RegExp(`${anyWord(amountWords.ages)}[\\s:]*(?:${anyOf(small)}\\s+)?$`, 'iu');

const ofShare = new RegExp(`^\\s*${anyOf(amountWords.shareOf)}\\s`, 'iu');

const employer = new RegExp(anyWord(amountWords.employer), 'iu');
