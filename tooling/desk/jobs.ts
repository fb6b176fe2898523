import { blankOf, type Control, type FieldControl } from './control.ts';

/** Something that is chosen in a small form: the value that is written, and the words in which it is offered and found. */
export interface Choice {
  readonly value: string;
  readonly words: string;
  /** Those of its words that say something of it, and not what it is. */
  readonly about?: string;
  /** Further words by which it is found. */
  readonly alsoCalled?: string;
  /** Whether it is a figure in rupees. */
  readonly isRupees?: boolean;
}

/** A question of a small form. */
export interface JobQuestion extends FieldControl {
  /** What is said where nothing was answered; absent where it may stay empty. */
  readonly ifEmpty?: string;
}

/** A job at the desk: what its small form is called and what it asks. What it writes stands in job-changes.ts. */
export interface Job {
  readonly name: JobName;
  readonly title: string;
  readonly hint: string;
  readonly questions: readonly JobQuestion[];
  /** The question whose answer the guide is asked once it is saved. */
  readonly teaches?: string;
  /** Takes the answers and returns those that follow from them until somebody writes others. */
  readonly proposed?: (answers: Answers) => Answers;
}

export type JobName = 'closed-day' | 'extension' | 'question' | 'example' | 'figure' | 'article';

/** The answers to a small form by the names of its questions. */
export type Answers = Readonly<Record<string, unknown>>;

const day: Control = { kind: 'day' };
const dayToCome: Control = { kind: 'day', isToCome: true };
const line: Control = { kind: 'text', isLong: false };
const text = (longest: number): Control => ({ kind: 'text', isLong: true, longest });

function asked(name: string, label: string, hint: string, control: Control, ifEmpty?: string): JobQuestion {
  return {
    name,
    label,
    hint,
    form: '',
    isNeeded: true,
    control,
    ...(ifEmpty !== undefined && { ifEmpty, isAsked: true }),
  };
}

/** The jobs that have a small form, the most frequent first. */
export const jobs: readonly Job[] = [
  {
    name: 'closed-day',
    title: 'Close the office for a day',
    hint: 'The contact page and the guide say that you are closed. The booking form says so too and names the nearest open days; visitors can still request that day.',
    questions: [
      asked('date', 'Day', 'A day on which the office would be open otherwise.', dayToCome, 'Choose the day'),
      asked(
        'name',
        'Reason',
        'Visitors read it, such as Republic Day.',
        line,
        'Write the reason, such as Republic Day',
      ),
    ],
  },
  {
    name: 'extension',
    title: 'Extend a due date',
    hint: 'Due dates, calendars and the guide have the new day, with the order that moved it.',
    questions: [
      asked(
        'was',
        'Return and period',
        'Find it by words, such as 3B November for the return of November, and choose it.',
        { kind: 'pick', of: 'dates' },
        'Choose the return and the date that was extended',
      ),
      asked('becomes', 'New due date', 'The day to which it is extended.', dayToCome, 'Choose the new due date'),
      asked(
        'order',
        'Order',
        'The notification, circular or notice with its number.',
        line,
        'Name the order, such as Notification 17/2026-Central Tax',
      ),
      asked('href', 'Address of the order', 'Where it can be read, beginning with https. It may stay empty.', line),
      asked('announced', 'Date of the order', 'The day on it.', day, 'Choose the date of the order'),
    ],
  },
  {
    name: 'question',
    teaches: 'question',
    title: 'Add a question to the FAQ or to a service',
    hint: 'Visitors read it on the page that you choose, and the guide answers with it.',
    questions: [
      asked('question', 'Question', 'As a visitor asks it.', line, 'Write the question'),
      asked(
        'answer',
        'Answer',
        'Two to four short sentences. The first must make sense alone: the guide quotes it.',
        text(900),
        'Write the answer',
      ),
      asked('place', 'Where it stands', 'On the FAQ page, or on the page of a service: find it by a word.', {
        kind: 'pick',
        of: 'places',
      }),
      asked('also', 'Other ways to ask it', 'Not shown; the guide knows the question by them.', { kind: 'lines' }),
      asked(
        'page',
        'Page that tells more',
        'Of a question on the FAQ page. Find it by a word of its title, or leave it at “None”.',
        {
          kind: 'pick',
          of: 'pages',
        },
      ),
    ],
  },
  {
    name: 'example',
    teaches: 'say',
    title: 'Teach the guide an example',
    hint: 'When the guide misses a question, give it the words, in English, Hindi or Telugu, and the place on the site that answers them.',
    questions: [
      asked(
        'say',
        'Words of the visitor',
        'As they were typed, with their mistakes.',
        line,
        'Write the words of the visitor',
      ),
      asked(
        'passage',
        'Answer',
        'Find it by a word, and choose the page and its part.',
        { kind: 'pick', of: 'passages' },
        'Choose the part of a page that answers',
      ),
    ],
  },
  {
    name: 'figure',
    title: 'Change a figure of the law',
    hint: 'Every page has the new figure at once; the tax years that began before its first day keep the old one. A figure of a coming day is stored, and the desk asks you on that day to put it in.',
    questions: [
      asked(
        'figure',
        'Figure',
        'Find it by a word, such as 80C, and choose it.',
        { kind: 'pick', of: 'figures' },
        'Choose the figure',
      ),
      asked(
        'value',
        'New figure',
        'In the same unit, in digits or as 2 lakh.',
        { kind: 'number', isWhole: false },
        'Write the new figure',
      ),
      asked(
        'from',
        'Holds from',
        'The first day of the new figure. It may be a coming day.',
        day,
        'Choose the first day of the new figure',
      ),
      asked(
        'source',
        'Source',
        'The Act and section, or the notification, where you have read it today.',
        line,
        'Name the source',
      ),
    ],
  },
  {
    name: 'article',
    teaches: 'heading',
    title: 'Write an article',
    hint: 'The blog has it from today.',
    proposed: (answers) => {
      const [heading = '', lead = '', text = ''] = [answers.heading, answers.lead, answers.text].map((answer) =>
        typeof answer === 'string' ? answer.trim() : '',
      );
      return { description: descriptionOf(heading, lead, text), keywords: keywordsOf(heading, lead) };
    },
    questions: [
      asked('heading', 'Title', 'At most 70 characters.', line, 'Write the title'),
      asked(
        'lead',
        'Answer in short',
        'One or two sentences under the title; the guide answers with them.',
        text(420),
        'Write the answer in short',
      ),
      asked(
        'description',
        'For search engines',
        'What the article tells, in 60 to 175 characters. Proposed from the title and the answer; write over it as you like.',
        text(175),
        'Write what the article tells',
      ),
      asked(
        'keywords',
        'Words that people type',
        'At least two. Proposed from the title; write over them as you like.',
        { kind: 'lines' },
        'Write at least two words or phrases',
      ),
      asked('sources', 'Sources', 'Act and section, rule, notification or portal.', { kind: 'lines' }, 'Name a source'),
      asked(
        'text',
        'Text',
        'An empty line begins a paragraph, ## a heading, - a list. **Two stars** are bold, [words](/contact) a link.',
        text(40_000),
        'Write the text',
      ),
      asked('picture', 'Picture', 'It comes above the text, made as small as the site needs it. It may stay empty.', {
        kind: 'picture',
        folder: 'blog',
      }),
    ],
  },
];

const fewestOfDescription = 60;
const mostOfDescription = 175;
const mostOfKeyword = 60;

/** The answer, with the title before it and the beginning of the text behind it where it is too short alone. */
function descriptionOf(heading: string, lead: string, below: string): string {
  const isShort = lead.length < fewestOfDescription;
  const titled = isShort ? [heading, lead].filter((part) => part !== '').join(joint(heading)) : lead;
  const [first = ''] = below.split(/\n|(?<=[.?!])\s/).filter((part) => /^[\p{L}\d][^{*[]+$/u.test(part));
  const text =
    isShort && titled.length < fewestOfDescription
      ? [titled, first].filter((part) => part !== '').join(joint(titled))
      : titled;
  if (text.length <= mostOfDescription) return text;
  const cut = text.slice(0, mostOfDescription);
  const end = cut.lastIndexOf('. ');
  return end < fewestOfDescription ? `${cut.slice(0, cut.lastIndexOf(' '))}…` : cut.slice(0, end + 1);
}

const joint = (heading: string) => (/[.?!]$/.test(heading) ? ' ' : ': ');

const smallWords =
  /\b(?:how|what|when|why|which|who|where|is|are|do|does|can|i|we|my|you|your|to|a|an|the|for|of|in|on|and|by|with)\b/g;

/** Takes a sentence. Returns its words in small letters, without those that tell nothing. */
export const tellingWords = (sentence: string): readonly string[] =>
  wordsOf(sentence.toLowerCase().replaceAll(smallWords, ' ')).split(' ');

const wordsOf = (sentence: string) => sentence.replaceAll(/[^\p{L}\p{M}\p{N}&/()-]+/gu, ' ').trim();

/** The title, what is left of it without its small words, or else its first word with those that the answer begins with. */
function keywordsOf(heading: string, lead: string): readonly string[] {
  const [telling, answering] = [tellingWords(heading), tellingWords(lead)];
  const mixed = [telling[0], ...answering.filter((word) => !telling.includes(word)).slice(0, 2)].join(' ').trim();
  return [wordsOf(heading.toLowerCase()), telling.join(' '), mixed]
    .filter((words, index, all) => words !== '' && words.length <= mostOfKeyword && all.indexOf(words) === index)
    .slice(0, 2);
}

/** What a small form holds before anybody has written in it. Takes its questions. */
export const blankAnswers = (questions: readonly JobQuestion[]): Answers =>
  Object.fromEntries(
    // A 0 that nobody wrote would be taken for an answer.
    questions.map(({ name, control }) => [name, control.kind === 'number' ? '' : blankOf(control)]),
  );
