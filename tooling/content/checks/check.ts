import type { Content, Entry } from '../content.ts';

/** Where in a file a fault is: at a field, or on a line, which belongs to the text below the fields if no field is named. */
export type Spot = readonly PropertyKey[] | { readonly line: number; readonly field?: string };

/** Tells a fault of an entry, or of a file that is not there: where in it, and what is expected or wrong there. */
export type Report = (entry: Entry<unknown> | string, spot: Spot, expected: string) => void;

/** Looks for one kind of fault in content whose files all fit their schemas. */
export type Check = (content: Content, report: Report) => void;

/** The same of content on a day, written YYYY-MM-DD. */
export type CheckOfDay = (content: Content, report: Report, today: string) => void;
