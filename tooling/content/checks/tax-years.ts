import { dayMonthYear } from '#src/domain/ist-dates.ts';
import { firstDayOf } from '#src/domain/regimes/tax-year.ts';
import { lawRegister } from '../law/register.ts';
import type { Check } from './check.ts';

/**
 * There is a tax year. Tax years are called 2026-27, by file and by name, and follow one another without a gap, and a figure of the law stands in a year only if it held when the year
 * began: a figure that is changed later leaves the years before it as they were.
 */
export const checkTaxYears: Check = ({ law, taxYears }, report) => {
  const { facts } = lawRegister(law);
  if (taxYears.length === 0)
    report(
      'content/tax-years',
      [],
      'holds no tax year, and the calculator needs one; put back the file of the last one',
    );
  const years = taxYears.toSorted((one, other) => one.id.localeCompare(other.id));
  for (const [at, year] of years.entries()) {
    const first = Number(year.id.slice(0, 4));
    if (year.id !== nameOf(first)) {
      report(year, ['name'], 'the file of a tax year is called by its two years, such as 2026-27.yaml; rename it');
      continue;
    }
    if (!year.fields.name.includes(year.id)) report(year, ['name'], `names another year than its file, ${year.id}`);
    const before = years[at - 1];
    if (before && before.id !== nameOf(first - 1))
      report(year, ['name'], `the year before it, ${nameOf(first - 1)}, has no file; add it`);
    for (const { id, words, line, field } of year.source.figures) {
      const from = facts.get(id)?.from;
      if (from !== undefined && from > firstDayOf(year.id))
        report(
          year,
          { line, field },
          `{${id}} holds from ${dayMonthYear(from)}, after this year began, and comes to ${words}; write in its place the figure that held before that day`,
        );
    }
  }
};

const nameOf = (first: number) => `${first}-${String((first + 1) % 100).padStart(2, '0')}`;
