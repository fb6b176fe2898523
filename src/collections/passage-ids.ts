/*
 * The places on a page that a link can lead to. A place in a list is taken as the list is stored, from 0, and counts from 1 in the address, as a
 * reader counts.
 */

/** The place of a question and its answer: `question-1`. */
export const questionId = (index: number) => `question-${index + 1}`;

/** The place of a fact of the law on the page of a service: `fact-1`. */
export const factId = (index: number) => `fact-${index + 1}`;

/** The place of a due date on the page of a service: `date-1`. */
export const dateId = (index: number) => `date-${index + 1}`;

/** The place of a step, on the page of a service or topic: `step-1`. */
export const stepId = (index: number) => `step-${index + 1}`;

/** The place of a line that says what a service includes: `includes-1`. */
export const includesId = (index: number) => `includes-${index + 1}`;

/** The place of a line that says who needs a service, or whom a topic is for: `who-1`. */
export const whoId = (index: number) => `who-${index + 1}`;

/** The place of a list of documents, whole: `document-1`. */
export const documentListId = (list: number) => `document-${list + 1}`;

/** The place of a document in a list: `document-1-3` is the third of the first list. */
export const documentId = (list: number, item: number) => `${documentListId(list)}-${item + 1}`;

/** The place of a point of a topic: `point-1`. */
export const pointId = (index: number) => `point-${index + 1}`;

/** The place of a block of a topic by its kind, of which a page has one: `block-year`. */
export const blockId = (kind: string) => `block-${kind}`;

/** The place of a line of a block: `block-form-2`; of a calendar the month as it stands there, and within it the date: `block-calendar-4-1`. */
export const blockLineId = (kind: string, ...indices: readonly number[]) =>
  [blockId(kind), ...indices.map((index) => index + 1)].join('-');

/** The place of a row of a table: `row-2-1` is the first row, below the head, of the second table of the page. */
export const rowId = (table: number, row: number) => `row-${table + 1}-${row + 1}`;

/** The parts of a page that have a place of their own. */
export const sectionIds = {
  who: 'who',
  includes: 'includes',
  process: 'process',
  documents: 'documents',
  timeline: 'timeline',
  fee: 'fee',
  rules: 'rules',
  questions: 'questions',
  enquiry: 'enquire',
} as const;

/** Other ids of pages and of what stands around them. */
const furniture = ['root', 'content', 'main-navigation', 'services-list', 'due-dates', 'message', 'offices', 'fields'];

const taken: ReadonlySet<string> = new Set([...Object.values(sectionIds), ...furniture]);

/** Whether pages use an id for something else than a heading of their text. Takes the id that the words of a heading come to. */
export const isTakenId = (id: string) =>
  taken.has(id) || /^(?:question|fact|date|step|includes|who|document|point|row)(?:-\d+)+$|^block-/.test(id);
