import { isIstDate, monthNames, type IstDate } from '#src/domain/ist-dates.ts';

const between = String.raw`[\s/.,-]+`;
const dayFirst = new RegExp(
  String.raw`^(\d{1,2})(?:st|nd|rd|th)?${between}(\d{1,2}|[a-z]{3,})${between}(\d{4}|\d{2})$|^(\d\d)(\d\d)(\d{4})$`,
);

/**
 * Takes a day as it is typed at the desk ('1/4/2027', '01042027', '1 Apr 27', '2027-04-01'), the day before the month, and returns it
 * written YYYY-MM-DD, or undefined for anything else. The reader of the visitors' days rests on words of the content, which may be wrong
 * while it is being mended here, and takes a day without its year.
 */
export function dayIn(typed: string): IstDate | undefined {
  const text = typed.trim().toLowerCase();
  const [day = '', named = '', year = ''] =
    dayFirst
      .exec(text)
      ?.slice(1)
      .filter((part: string | undefined) => part !== undefined) ?? [];
  const word = monthNames.findIndex((name) => name.toLowerCase().startsWith(named)) + 1;
  const month = /\d/.test(named) ? named : String(word);
  const read =
    day === ''
      ? text
      : [year.length === 2 ? `20${year}` : year, ...[month, day].map((two) => two.padStart(2, '0'))].join('-');
  return /^(?:19|20)/.test(read) && isIstDate(read) ? read : undefined;
}
