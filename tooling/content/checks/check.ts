import type { Content, Entry } from '../load.ts';

/** Tells a fault of an entry: at which field of it, and what is expected or wrong there. */
export type Report = (entry: Entry<unknown>, path: readonly PropertyKey[], expected: string) => void;

/** Looks for one kind of fault in content whose files all fit their schemas. */
export type Check = (content: Content, report: Report) => void;
