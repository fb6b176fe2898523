import { counted, type CountedWords } from './counted.ts';
import { daysBetween } from './due-dates.ts';
import type { IstDate } from './ist-dates.ts';

/** How far away a day is: `days` and `ago` count. */
export interface DaysLeftWords {
  readonly today: string;
  readonly tomorrow: string;
  readonly days: CountedWords;
  readonly ago: CountedWords;
}

/** Takes today and a day, both written YYYY-MM-DD, and the words; returns how far away the day is: today, tomorrow, in 5 days, 3 days ago. */
export function daysLeft(today: IstDate, day: IstDate, words: DaysLeftWords): string {
  const days = daysBetween(today, day);
  if (days === 0) return words.today;
  if (days === 1) return words.tomorrow;
  return days > 0 ? counted(words.days, days) : counted(words.ago, -days);
}
