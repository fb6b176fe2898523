import type { DueDate } from './due-dates.ts';
import { fillTemplate } from './fill-template.ts';
import { periodText, type PeriodWords } from './period-text.ts';

/** Takes a due date and the words; returns its name with the part of the whole and the period it is for: "Advance tax: 45% in all, tax year 2026-27". */
export function dueDateName(
  { obligation, period, part }: DueDate<{ readonly name: string }>,
  words: { readonly named: string; readonly period: PeriodWords },
): string {
  const of = [...(part === undefined ? [] : [part]), ...(period ? [periodText(period, words.period)] : [])].join(', ');
  return of === '' ? obligation.name : fillTemplate(words.named, { name: obligation.name, of });
}
