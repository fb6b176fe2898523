import changes from 'content:vocabulary-changes';
import clauses from 'content:vocabulary-clauses';
import contacts from 'content:vocabulary-contacts';
import relatives from 'content:vocabulary-relatives';
import writing from 'content:vocabulary-writing';
import { anyOf } from '#src/text/word-lists.ts';

/** What may stand between the name of an answer, the word for a slip and the verb of having made it. */
const joining = anyOf(
  changes.within,
  changes.leads,
  changes.passing,
  changes.wrong,
  contacts.spelt,
  writing.wrongly,
  writing.written,
);

/**
 * That a name was told wrongly, with all of the verb: "galat likha hai", "tappu padindi", "is wrongly typed", "me galti ho gayi". What stands behind it is another
 * name or nothing, and it is no part of one itself. To be looked for right behind the word for a name.
 */
export const toldWrongly = new RegExp(
  `^(?:\\s*${joining}(?!\\p{L}))*\\s*${anyOf(changes.wrong, writing.wrongly)}(?:\\s+(?:${joining}|${anyOf(relatives.behind)})(?!\\p{L}))*(?!\\p{L})`,
  'iu',
);

/** What leads up to the name that is the right one: "it is", "correct one is". */
export const rightOne = new RegExp(
  `^[\\s,.;:–-]*(?:(?:${anyOf(changes.openings, changes.articles, changes.it, changes.leads, changes.shouldBe, changes.write, changes.please, clauses.but, contacts.introductions, relatives.whose, relatives.rightly, relatives.names, contacts.spelt, relatives.signs)})[\\s,.:]+)*`,
  'iu',
);

/** What ends it: "hona chahiye", "ani undali", "x se". */
export const isTheOne = new RegExp(
  `[\\s,]+(?:(?:ani\\s+)?${anyOf(changes.writing, changes.dictating, changes.keep, writing.ending, relatives.behind, relatives.rightly)}|\\p{L}{1,2}\\s+${anyOf(contacts.withBehind)})[\\s.!]*$`,
  'iu',
);
