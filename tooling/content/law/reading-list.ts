import { dayMonthYear } from '#src/domain/ist-dates.ts';
import type { Content } from '../content.ts';
import { lawRegister, type Fact } from './register.ts';
import { textOfValue } from './value-text.ts';

/**
 * What is to be looked at by a day, written YYYY-MM-DD, the oldest first: the lines of a list with each figure, where it stands in
 * content/law, its source and the day it is due. Where nothing is, it says when the next ones are.
 */
export function readingList(content: Content, day: string): readonly string[] {
  const facts = [...lawRegister(content.law).facts.values()].sort((one, other) =>
    one.reviewBy.localeCompare(other.reviewBy),
  );
  const due = facts.filter(({ reviewBy }) => reviewBy <= day);
  if (due.length > 0)
    return [
      `${figures(due.length)} to look at by ${dayMonthYear(day)}. Compare each with its source, correct its value where the law has moved, and write the new days into "checked" and "reviewBy".`,
      ...due.flatMap((fact) => ['', ...linesOf(content, fact)]),
    ];
  const next = facts[0]?.reviewBy;
  if (next === undefined) return ['content/law holds no figures.'];
  const count = facts.filter(({ reviewBy }) => reviewBy === next).length;
  return [
    `Nothing is to be looked at by ${dayMonthYear(day)}. Next: ${figures(count)} by ${dayMonthYear(next)} (npm run law -- --due ${next}).`,
  ];
}

const figures = (count: number) => (count === 1 ? '1 figure' : `${count} figures`);

function linesOf({ figureWords }: Content, { is, value, from, path, subject, source, reviewBy, note }: Fact) {
  return [
    `${subject.fields.name}: ${is}: ${textOfValue(value, from, figureWords.fields.written)}`,
    `  due by  ${dayMonthYear(reviewBy)}`,
    `  source  ${source}`,
    `  where   ${subject.source.file}:${subject.source.lineOf(path)}`,
    ...(note === undefined ? [] : [`  note    ${note}`]),
  ];
}
