import { dueDateName } from '#src/domain/due-date-name.ts';
import { dueDates } from '#src/domain/due-dates.ts';
import { addDays, addMonths, dayMonthYear, isIstDate } from '#src/domain/ist-dates.ts';
import { firstDayOf } from '#src/domain/regimes/tax-year.ts';
import { paths } from '#src/paths.ts';
import { candidatesOf, type Candidate } from '#src/search/passage-candidates.ts';
import { namesByAddress } from '#tooling/content/addresses.ts';
import type { Content } from '#tooling/content/content.ts';
import type { Fault } from '#tooling/content/fault.ts';
import type { ContentFiles } from '#tooling/content/files.ts';
import { lawRegister, type Fact } from '#tooling/content/law/register.ts';
import { plainValue, type Value } from '#tooling/content/law/value.ts';
import { isQuantity, textOfValue } from '#tooling/content/law/value-text.ts';
import { newEntry } from '#tooling/content/new-entry.ts';
import { obligationGroups } from '#tooling/content/obligations.ts';
import { pagePassages, passageKeysOf } from '#tooling/content/passages.ts';
import { isFields, type ChoiceName } from './control.ts';
import { editedText, fileValue, type FileValue } from './edited-text.ts';
import { languageGuesser } from './guess-language.ts';
import { jobs, tellingWords, type Answers, type Choice, type JobName } from './jobs.ts';
import { closingRefusal } from './unchecked.ts';
import { withValueAt } from './value-path.ts';

/** The site as a job finds it; `today` is written YYYY-MM-DD. */
export interface Site {
  readonly files: ContentFiles;
  readonly content: Content;
  readonly today: string;
}

interface WrittenFile {
  readonly name: string;
  readonly text: string;
  readonly what: string;
}

interface Work {
  /** What is wrong with an answer, in a sentence, by the name of its question. */
  readonly wrong: Readonly<Record<string, string | false | undefined>>;
  /** What is worth a look once it is written, in sentences. */
  readonly doubts?: () => readonly string[];
  /** The files that it writes; absent where something is wrong, and asked for only where nothing is. */
  readonly written?: () => readonly [WrittenFile, ...WrittenFile[]];
}

/** What can be chosen in a small form: coming due dates, figures that are a number, or all that the guide can answer with. */
export function choicesOf(name: ChoiceName, content: Content, today: string): readonly Choice[] {
  switch (name) {
    case 'dates':
      return datesIn(content, today).map((date) => {
        const { obligation, rule, due } = date;
        const about = `, due ${dayMonthYear(rule)}${due === rule ? '' : `, now ${dayMonthYear(due)}`}`;
        return {
          value: `${obligation.group} ${obligation.id} ${rule}`,
          words: dueDateName(date, content.dueDateWords.fields) + about,
          about,
          alsoCalled: obligation.alsoCalled.join(' '),
        };
      });
    case 'figures': {
      const written = writtenIn(content);
      return numbersIn(content).map(({ id, is, subject, source, value, from, next }) => ({
        value: id,
        words: [
          `${is}: ${written(value, from)}`,
          ...(next ? [`from ${said(next.from)} ${written(plainValue(next.value), next.from)}`] : []),
        ].join('; '),
        // The source names the section by which an accountant knows it: 80D.
        alsoCalled: `${subject.fields.name} ${id} ${source}`,
        isRupees: value.kind === 'rupees',
      }));
    }
    case 'pages':
      return [
        { value: '', words: 'None' },
        ...pagesIn(content).map(({ href, name }) => ({ value: href, words: name, alsoCalled: href })),
      ];
    case 'passages': {
      const names = namesByAddress(content);
      const keys = passageKeysOf(content);
      return [...pagePassages(content)].flatMap(([href, page]) => {
        const candidates = candidatesOf(page, href);
        return candidates.map((candidate, index) => ({
          value: `${href} ${keys.get(href)?.[index] ?? ''}`,
          words: `${names.get(href) ?? href}: ${partName(candidate)}`,
        }));
      });
    }
  }
}

/** What an accountant calls the part of a page that is an answer: its heading or question, or else what it tells. */
function partName({ kind, title, section = '', text }: Candidate): string {
  if (title !== '') return title;
  const beginning = text.split(' ').slice(0, 8).join(' ');
  return partNames[kind] ?? [section, `${beginning}…`].filter((part) => part !== '').join(': ');
}

const partNames: Readonly<Partial<Record<Candidate['kind'], string>>> = {
  lead: 'In short',
  process: 'All steps',
  time: 'How long it takes',
  fee: 'Fee',
  'who-list': 'Who needs it',
  'includes-list': 'What the service includes',
  documents: 'All documents',
  dates: 'All dates',
  section: 'Text before the first heading',
};

/** The new figures that wait and whose first day has come, each with the answers to the small form that puts it in. `today` is written YYYY-MM-DD. */
export const waitingFigures = (content: Content, today: string) =>
  numbersIn(content).flatMap(({ id, is, value, next }) =>
    next === undefined || next.from > today
      ? []
      : [
          {
            words: `${is}, from ${said(next.from)}`,
            answers: { figure: id, value: next.value[value.kind], from: next.from, source: next.source },
          },
        ],
  );

/** The changes of a job, the one that its page shows, and how its form tells a fault of what it would write. */
interface JobChanges {
  readonly changes: readonly WrittenFile[];
  readonly main: WrittenFile;
  readonly warnings: readonly Fault[];
  readonly seen: (fault: Fault) => Fault;
}

/**
 * What a job writes, or what is wrong with its answers: a fault of an answer has no file and the name of its question as its field. Throws
 * ContentFaults where a new file of that name cannot be made.
 */
export function jobChanges(
  name: JobName,
  answers: Answers,
  site: Site,
): { readonly faults: readonly Fault[] } | JobChanges {
  const { questions } = jobs.find((job) => job.name === name) ?? { questions: [] };
  const work = works[name](answers, site);
  const faults = questions.flatMap(({ name: field, ifEmpty }) => {
    const expected = ifEmpty !== undefined && isEmpty(answers[field]) ? ifEmpty : work.wrong[field];
    return expected === undefined || expected === false ? [] : [{ file: '', line: 0, field, expected }];
  });
  if (faults.length > 0 || !work.written) return { faults };
  const [main, ...more] = work.written();
  return {
    main,
    warnings: (work.doubts?.() ?? []).map((expected) => ({
      file: '',
      line: 0,
      field: questions[0]?.name ?? '',
      expected,
    })),
    // What the others refer to, or what would be wrong without them, is taken back last.
    changes: name === 'figure' ? [...more, main] : [main, ...more],
    seen(fault) {
      const field = fault.field.replace(/^.*\.|\[\d+\]$/g, '');
      return questions.some((question) => question.name === field) ? { ...fault, file: '', field } : fault;
    },
  };
}

const works: Readonly<Record<JobName, (answers: Answers, site: Site) => Work>> = {
  'closed-day'(answers, { files, content, today }) {
    const [date, name] = [textIn(answers.date), textIn(answers.name)];
    return {
      wrong: { date: isIstDate(date) && closingRefusal(date, content.practice.fields, today) },
      written: () => [
        edited(files, 'practice.yaml', `Closed on ${said(date)}: ${name}`, ({ fields }) => ({
          fields: withValueAt(
            fields,
            ['closings'],
            [...content.practice.fields.closings, { date, name }].toSorted((one, other) =>
              one.date.localeCompare(other.date),
            ),
          ),
        })),
      ],
    };
  },

  extension(answers, { files, content, today }) {
    const [chosen, becomes, order, announced] = ['was', 'becomes', 'order', 'announced'].map((field) =>
      textIn(answers[field]),
    ) as [string, string, string, string];
    const dates = datesIn(content, today);
    const found = dates.find(({ obligation: { group, id }, rule }) => `${group} ${id} ${rule}` === chosen);
    if (!found) return { wrong: { was: 'Choose one of the dates' } };
    const { obligation, rule, due } = found;
    const { group, id } = obligation;
    const nameOf = (date: typeof found) => dueDateName(date, content.dueDateWords.fields);
    const name = nameOf(found);
    const next = dates.find((date) => date.obligation === obligation && date.rule > rule);
    return {
      wrong: {
        becomes:
          (becomes > due &&
            becomes < today &&
            `${said(due)} and ${said(becomes)} have both passed. Look at the return and its month`) ||
          (becomes <= due &&
            `${said(becomes)} is not after ${said(due)}, the day that holds until now${due === rule ? '' : '. If that day is wrong, take it back first, under “Changes”'}`) ||
          (becomes > addMonths(due, 12) && `${said(becomes)} is more than a year after ${said(due)}. Look at the year`),
        announced: announced > today && `${said(announced)} is still to come`,
      },
      doubts: () => [
        ...(due < today ? [`${said(due)} has passed already. Look whether ${name} was meant`] : []),
        ...(next && becomes >= next.due
          ? [
              `${said(becomes)} is not before ${said(next.due)}, the due date of ${nameOf(next)}. Look whether this day was meant`,
            ]
          : []),
      ],
      written: () => [
        edited(
          files,
          `obligations/${group}.yaml`,
          `Extended ${name}, from ${said(due)} to ${said(becomes)}`,
          ({ fields }) => {
            const own = (fields as { readonly obligations: Readonly<Record<string, { extensions?: unknown[] }>> })
              .obligations[id];
            const extensions = [...(own?.extensions ?? []), { was: rule, becomes, order, announced }];
            return { fields: withValueAt(fields, ['obligations', id, 'extensions'], extensions) };
          },
        ),
      ],
    };
  },

  question(answers, { files, content, today }) {
    const [question, sought] = [textIn(answers.question), textIn(answers.page)];
    const page = pagesIn(content).find(({ href, name }) =>
      [href, href.slice(1), name].some((one) => one.toLowerCase() === sought.toLowerCase()),
    )?.href;
    const close = content.faqs.map(({ fields }) => fields.question).find((one) => isClose(one, question));
    return {
      doubts: () =>
        close === undefined ? [] : [`A question close to this is there: “${close}” Look whether one of them is enough`],
      wrong: {
        page:
          sought !== '' &&
          page === undefined &&
          `"${sought}" is no page of the site. Choose one that is offered, or leave it empty`,
      },
      written() {
        const { name, text } = newEntry(files, ['faq', question], today);
        const passage = name.replace(/^faqs\/|\.yaml$/g, '');
        const languageOf = languageIn(content);
        const also = linesIn(answers.also).map((say) => ({ passage, say, language: languageOf(say) }));
        return [
          edited(new Map([[name, text]]), name, `Added the question: ${question}`, ({ fields }) => ({
            fields: { ...(fields as object), answer: textIn(answers.answer), ...(page !== undefined && { page }) },
          })),
          ...(also.length === 0 ? [] : [askedIn(files, page ?? paths.faq, also, `Other ways to ask: ${question}`)]),
        ];
      },
    };
  },

  example(answers, { files, content, today }) {
    const [say, passage] = [textIn(answers.say), textIn(answers.passage)];
    const [href = '', key = ''] = passage.split(' ');
    const isThere = choicesOf('passages', content, today).some(({ value }) => value === passage);
    return {
      wrong: {
        passage: !isThere && 'Choose one of the parts',
      },
      written: () => [
        askedIn(files, href, [{ passage: key, say, language: languageIn(content)(say) }], `Taught the guide: ${say}`),
      ],
    };
  },

  figure(answers, { files, content, today }) {
    const [id, from, source] = [textIn(answers.figure), textIn(answers.from), textIn(answers.source)];
    const value = answers.value;
    const fact = numbersIn(content).find((one) => one.id === id);
    if (!fact) return { wrong: { figure: 'Choose one of the figures' } };
    const before = fact.from;
    const written = writtenIn(content);
    const then = written(fact.value, before);
    const now = () => written({ ...fact.value, is: value } as Value, from);
    const share = Number(value) / Number(fact.value.is);
    return {
      doubts: () =>
        share <= 1 / farOff || share >= farOff
          ? [`${now()} is far from ${then}, the figure before. Look whether it was meant`]
          : [],
      wrong: {
        value:
          (typeof value !== 'number' && 'Write the figure in digits, such as 200000, or as 2 lakh') ||
          (fact.value.kind === 'rupees' && !Number.isInteger(value) && 'Write whole rupees') ||
          (value === fact.value.is && 'This is the figure that stands there'),
        from:
          before !== undefined &&
          from <= before &&
          `The figure that stands there holds from ${said(before)}, which is not before ${said(from)}`,
      },
      written() {
        const fresh = { value, from, source, checked: today, words: `${fact.is}, ${now()} in place of ${then}` };
        return from > today
          ? [withNextFigure(files, fact, fresh)]
          : [withFigure(files, fact, fresh), ...keptInYears(fact, from, { files, content, today })];
      },
    };
  },

  article(answers, { files, today }) {
    const [heading, picture] = [textIn(answers.heading), textIn(answers.picture)];
    return {
      wrong: {
        keywords: linesIn(answers.keywords).length < 2 && 'Write at least two words or phrases',
        heading: heading.length > 70 && 'Write a title of at most 70 characters',
        picture:
          picture !== '' &&
          !picture.startsWith('![') &&
          `${picture} is chosen and not put in yet. Write what is to be seen, and press "Put it in"`,
      },
      written() {
        const { name, text } = newEntry(files, ['article', heading], today);
        const [lead, description] = [textIn(answers.lead), textIn(answers.description)];
        const [keywords, sources] = [linesIn(answers.keywords), linesIn(answers.sources)];
        return [
          edited(new Map([[name, text]]), name, `Wrote the article: ${heading}`, ({ fields }) => ({
            fields: { ...(fields as object), lead, description, keywords, sources },
            markdown: [picture, textIn(answers.text)].filter((part) => part !== '').join('\n\n'),
          })),
        ];
      },
    };
  },
};

/** So many times the old figure, or so small a part of it, is rather a slip. */
const farOff = 5;

/** Whether two questions have most of their telling words in common, those of the shorter one. */
function isClose(one: string, other: string): boolean {
  const [few = [], many = []] = [one, other]
    .map((question) => [...new Set(tellingWords(question).map((word) => word.replace(/s$/, '')))])
    .toSorted((first, second) => first.length - second.length);
  const shared = few.filter((word) => many.includes(word)).length;
  return shared >= 2 && shared * 2 >= few.length;
}

const writtenIn = (content: Content) => (value: Value | undefined, from: string | undefined) =>
  value === undefined ? '' : textOfValue(value, from, content.figureWords.fields.written);

interface NewFigure {
  /** What it is, with the figure before. */
  readonly words: string;
  readonly value: unknown;
  readonly from: string;
  readonly source: string;
  readonly checked: string;
}

/** The file of a figure with a new one in its place, to be looked at again half a year on where that was due before. */
function withFigure(files: ContentFiles, fact: Fact, { value, words, ...about }: NewFigure): WrittenFile {
  const { subject, path, reviewBy, value: before } = fact;
  const name = subject.source.file.replace(/^content\//, '');
  return edited(files, name, `New figure from ${said(about.from)}: ${words}`, ({ fields }) => {
    const { facts } = fields as { readonly facts: Readonly<Record<string, Readonly<Record<string, unknown>>>> };
    const { until: _, next, ...old } = facts[path.at(-1) ?? ''] ?? {};
    const later = isFields(next) && String(next.from) > about.from ? { next } : {};
    const review = reviewBy > about.checked ? reviewBy : addMonths(about.checked, 6);
    return {
      fields: withValueAt(fields, path, {
        ...old,
        value: { [before.kind]: value },
        ...about,
        reviewBy: review,
        ...later,
      }),
    };
  });
}

/** The file of a figure with a new one beside it, which waits for its first day. */
function withNextFigure(files: ContentFiles, fact: Fact, { value, words, ...about }: NewFigure): WrittenFile {
  const name = fact.subject.source.file.replace(/^content\//, '');
  const next = { value: { [fact.value.kind]: value }, ...about };
  return edited(files, name, `Stored until ${said(about.from)}: ${words}`, ({ fields }) => ({
    fields: withValueAt(fields, [...fact.path, 'next'], next),
  }));
}

/** The tax years that began before a new figure, with the old one in digits where they had it by its token, and what is worked out from it likewise. */
function keptInYears({ id }: Fact, from: string, { files, content }: Site): readonly WrittenFile[] {
  const { facts } = lawRegister(content.law);
  const follows = (fact: Fact): boolean =>
    fact.id === id ||
    fact.workedFrom.some((part) => [...facts.values()].some((one) => one.id === part && follows(one)));
  const kept = new Map(
    [...facts.values()].filter(follows).map((fact) => [`{${fact.id}.plain}`, fact.value.is as unknown]),
  );
  const withOld = (value: unknown): unknown => {
    if (typeof value === 'string') return kept.get(value) ?? value;
    if (Array.isArray(value)) return value.map(withOld);
    return isFields(value)
      ? Object.fromEntries(Object.entries(value).map(([name, item]) => [name, withOld(item)]))
      : value;
  };
  return content.taxYears
    .filter((year) => firstDayOf(year.id) < from)
    .map((year) =>
      edited(files, `tax-years/${year.id}.yaml`, `Kept the old figure in ${year.fields.name}`, ({ fields }) => ({
        fields: withOld(fields),
      })),
    )
    .filter(({ name, text }) => files.get(name) !== text);
}

/** The pages that a question may belong to. */
function pagesIn(content: Content) {
  const names = namesByAddress(content);
  return [...pagePassages(content).keys()].map((href) => ({ href, name: names.get(href) ?? href }));
}

/** The dates of three weeks ago to a year from now, with the day that the rule gives and the day that holds. */
function datesIn(content: Content, today: string) {
  const dated = obligationGroups(content).flatMap(({ id: group, obligations }) =>
    obligations.map((obligation) => ({ ...obligation, group })),
  );
  return dueDates(dated, addDays(today, -21), addDays(today, 370));
}

const numbersIn = ({ law }: Content) =>
  [...lawRegister(law).facts.values()].filter(({ value, workedFrom }) => isQuantity(value) && workedFrom.length === 0);

function edited(files: ContentFiles, name: string, what: string, edit: (value: FileValue) => FileValue): WrittenFile {
  const text = String(files.get(name));
  return { name, what, text: editedText(name, text, edit(fileValue(name, text))) };
}

function askedIn(files: ContentFiles, href: string, lines: readonly object[], what: string): WrittenFile {
  const name = `guide/asked${href}.jsonl`;
  const before = files.get(name) ?? '';
  const text = `${String(before).trimEnd()}\n${lines.map((line) => `${JSON.stringify(line)}\n`).join('')}`.trimStart();
  return { name, what, text };
}

const languageIn = ({ asked }: Content) => languageGuesser(asked.flatMap(({ lines }) => lines));

const said = (date: string) => (date === '' ? '' : dayMonthYear(date));

const textIn = (answer: unknown) => (typeof answer === 'string' ? answer.trim() : '');

const linesIn = (answer: unknown): readonly string[] =>
  Array.isArray(answer) ? answer.map(textIn).filter((line) => line !== '') : [];

const isEmpty = (answer: unknown) =>
  textIn(answer) === '' && typeof answer !== 'number' && linesIn(answer).length === 0;
