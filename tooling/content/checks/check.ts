import type { Content, Entry } from '../content.ts';

/** Tells a fault of an entry, or of a file that is not there: at which field of it, and what is expected or wrong there. */
export type Report = (entry: Entry<unknown> | string, path: readonly PropertyKey[], expected: string) => void;

/** Looks for one kind of fault in content whose files all fit their schemas. */
export type Check = (content: Content, report: Report) => void;
