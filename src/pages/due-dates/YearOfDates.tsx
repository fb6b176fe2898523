import type { UpcomingObligation } from '#src/collections/types.ts';
import { dueDates } from '#src/domain/due-dates.ts';
import { addDays, addMonths } from '#src/domain/ist-dates.ts';
import { Months } from './Months.tsx';
import { useToday } from '../today.ts';

/** The dates of the next twelve months, by month. */
export function YearOfDates({ upcoming }: { readonly upcoming: readonly UpcomingObligation[] }) {
  const today = useToday();
  const until = addDays(addMonths(today, 12), -1);
  return <Months dates={dueDates(upcoming, today, until)} from={today} until={until} />;
}
