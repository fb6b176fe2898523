import words from 'content:due-date-words';
import type { DueDate } from '#src/domain/due-dates.ts';
import { dueDateName } from '#src/domain/due-date-name.ts';
import { daysLeft } from '#src/domain/days-left.ts';
import type { IstDate } from '#src/domain/ist-dates.ts';

/** A due date by its name and what it is for: "GSTR-3B: October 2026". */
export const nameOf = (date: DueDate<{ readonly name: string }>): string => dueDateName(date, words);

/** How far a day is from today. */
export const left = (today: IstDate, day: IstDate): string => daysLeft(today, day, words.left);
