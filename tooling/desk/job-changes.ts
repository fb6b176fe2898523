import { dueDateName } from '#src/domain/due-date-name.ts';
import { dueDates } from '#src/domain/due-dates.ts';
import { addDays, addMonths, dayMonthYear, isIstDate, weekdayName } from '#src/domain/ist-dates.ts';
import { firstDayOf } from '#src/domain/regimes/tax-year.ts';
import { paths } from '#src/paths.ts';
import { candidatesOf, type Candidate } from '#src/search/passage-candidates.ts';
import { wordsIn } from '#src/search/words.ts';
import { namesByAddress } from '#tooling/content/addresses.ts';
import type { Content } from '#tooling/content/content.ts';
import type { Fault } from '#tooling/content/fault.ts';
import type { ContentFiles } from '#tooling/content/files.ts';
import { lawRegister, type Fact } from '#tooling/content/law/register.ts';
import { plainValue, type Value } from '#tooling/content/law/value.ts';
import { isQuantity, textOfValue } from '#tooling/content/law/value-text.ts';
import { anchorOf } from '#tooling/content/markdown.ts';
import { draftEntry } from '#tooling/content/new-entry.ts';
import { obligationGroups } from '#tooling/content/obligations.ts';
import { pagePassages, passageKeysOf } from '#tooling/content/passages.ts';
import { placeholder } from '#tooling/content/placeholder.ts';
import { isFields, type ChoiceName } from './control.ts';
import { editedText, fileValue, type FileValue } from './edited-text.ts';
import { freeName } from './free-name.ts';
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
  /** The files that it writes; absent where something is wrong that keeps them from being written. */
  readonly written?: () => readonly [WrittenFile, ...WrittenFile[]];
  /** Whether they can be written without all answers, with words that stand for those that are not there. */
  readonly hasBlanks?: true;
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
    case 'places':
      return [
        { value: '', words: 'The FAQ page' },
        ...content.services.map(({ id, fields: { name, alsoCalled } }) => ({
          value: paths.service(id),
          words: `The page of the service ${name}`,
          about: 'The page of the service ',
          alsoCalled: alsoCalled.join(' '),
        })),
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

/** What a job writes, or what is wrong with its answers: a fault of an answer has no file and the name of its question as its field. */
export function jobChanges(
  name: JobName,
  answers: Answers,
  site: Site,
): { readonly faults: readonly Fault[] } | JobChanges {
  const work = works[name](answers, site);
  const faults = wrongAnswers(name, answers, work);
  return faults.length > 0 || !work.written ? { faults } : changesOf(name, work, work.written());
}

/**
 * All that is wrong with the answers of a job, at once. Where its file can be written without an answer, those that are wrong are taken out of
 * it, so that the rest is checked too. `check` tells what is wrong with the files once some are written.
 */
export async function jobFaults(
  name: JobName,
  answers: Answers,
  site: Site,
  check: (changes: readonly WrittenFile[]) => Promise<readonly Fault[]>,
  left: ReadonlySet<string> = new Set(),
): Promise<readonly Fault[]> {
  const work = works[name](answers, site);
  const isTold = ({ file, field }: Fault) => file === '' && left.has(field);
  const wrong = wrongAnswers(name, answers, work).filter((fault) => !isTold(fault));
  if (!work.written || (wrong.length > 0 && !work.hasBlanks)) return wrong;
  const { changes, seen } = changesOf(name, work, work.written());
  const asWritten = wrong.length > 0 ? [] : (await check(changes)).map(seen).filter((fault) => !isTold(fault));
  const faults = [...wrong, ...asWritten];
  const fields = faults.flatMap(({ file, field }) => (file === '' ? [field] : []));
  if (!work.hasBlanks || fields.length === 0) return faults;
  // A token that stands for nothing is taken out first, and the rest of its text is looked at.
  const rest = fields.map((field) => [field, withoutTokens(answers[field])] as const);
  const gone = rest.flatMap(([field, answer]) => (answer === '' ? [field] : []));
  const others = await jobFaults(
    name,
    { ...answers, ...Object.fromEntries(rest) },
    site,
    check,
    new Set([...left, ...gone]),
  );
  return [...faults, ...others];
}

const withoutTokens = (answer: unknown) => {
  const text = textIn(answer);
  const rest = text.replaceAll(/\{[^{}]*\}/g, '');
  return rest === text ? '' : rest;
};

const questionsOf = (name: JobName) => jobs.find((job) => job.name === name)?.questions ?? [];

const wrongAnswers = (name: JobName, answers: Answers, { wrong }: Work): readonly Fault[] =>
  questionsOf(name).flatMap(({ name: field, ifEmpty, control }) => {
    const isNoDay = control.kind === 'day' && !isIstDate(textIn(answers[field]));
    const found = isNoDay ? 'Write a day of the calendar, such as 1/4/2027' : wrong[field];
    const expected = ifEmpty !== undefined && isEmpty(answers[field]) ? ifEmpty : found;
    return expected === undefined || expected === false ? [] : [{ file: '', line: 0, field, expected }];
  });

function changesOf(name: JobName, work: Work, [main, ...more]: readonly [WrittenFile, ...WrittenFile[]]): JobChanges {
  const questions = questionsOf(name);
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
    const [chosen, becomes, order, href, announced] = ['was', 'becomes', 'order', 'href', 'announced'].map((field) =>
      textIn(answers[field]),
    ) as [string, string, string, string, string];
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
        ...(weekdayName(becomes) === 'Sunday'
          ? [`${said(becomes)} is a Sunday. Look whether the order names this day`]
          : []),
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
            const address = href === '' ? {} : { href };
            const extensions = [...(own?.extensions ?? []), { was: rule, becomes, order, ...address, announced }];
            return { fields: withValueAt(fields, ['obligations', id, 'extensions'], extensions) };
          },
        ),
      ],
    };
  },

  question(answers, site) {
    const { files, content } = site;
    const [question, answer, place] = [textIn(answers.question), textIn(answers.answer), textIn(answers.place)];
    const [page, isPage] = pageOf(content, answers.page);
    const service = content.services.find(({ id }) => paths.service(id) === place);
    const there = [
      ...content.faqs.map(({ fields }) => ({ question: fields.question, on: 'the FAQ page' })),
      ...(service?.fields.questions ?? []).map((one) => ({
        question: one.question,
        on: `“${service?.fields.name ?? ''}”`,
      })),
    ];
    const same = there.find((one) => one.question.toLowerCase() === question.toLowerCase());
    const close = there.find((one) => isClose(one.question, question));
    const also = (passage: string, href: string) => {
      const ways = linesIn(answers.also);
      return ways.length === 0 ? [] : [askedIn(site, href, passage, ways, `Other ways to ask: ${question}`)];
    };
    const what = `Added the question: ${question}`;
    return {
      hasBlanks: true,
      doubts: () =>
        close === undefined
          ? []
          : [`A question close to this is there: “${close.question}” Look whether one of them is enough`],
      wrong: {
        question:
          same &&
          `This question is on ${same.on} already: “${same.question}” Change its answer there, under “All files”, or ask something else`,
        place: place !== '' && !service && 'Choose one of the pages',
        page:
          !isPage && `"${textIn(answers.page)}" is no page of the site. Choose one that is offered, or leave it empty`,
      },
      written() {
        if (service)
          return [
            edited(files, `services/${service.id}.md`, what, (value) => {
              const { questions } = value.fields as { readonly questions: readonly unknown[] };
              return {
                ...value,
                fields: withValueAt(value.fields, ['questions'], [...questions, { question, answer }]),
              };
            }),
            ...also(anchorOf(question), place),
          ];
        const fresh = entryFor(site, 'faq', question || placeholder('the question'));
        const told = { ...(answer !== '' && { answer }), ...(page !== '' && isPage && { page }) };
        return [
          edited(new Map([[fresh.name, fresh.text]]), fresh.name, what, ({ fields }) => ({
            fields: { ...(fields as object), ...told },
          })),
          ...also(fresh.name.replace(/^faqs\/|\.yaml$/g, ''), (isPage && page) || paths.faq),
        ];
      },
    };
  },

  example(answers, site) {
    const [say, passage] = [textIn(answers.say), textIn(answers.passage)];
    const [href = '', key = ''] = passage.split(' ');
    const isThere = choicesOf('passages', site.content, site.today).some(({ value }) => value === passage);
    return {
      wrong: {
        passage: !isThere && 'Choose one of the parts',
      },
      written: () => [askedIn(site, href, key, [say], `Taught the guide: ${say}`)],
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

  article(answers, site) {
    const [heading, picture, text] = [textIn(answers.heading), textIn(answers.picture), textIn(answers.text)];
    const isPutIn = picture.startsWith('![');
    return {
      hasBlanks: true,
      wrong: {
        keywords: linesIn(answers.keywords).length < 2 && 'Write at least two words or phrases',
        heading: heading.length > 70 && 'Write a title of at most 70 characters',
        picture:
          (picture !== '' && !isPutIn && `${picture} is not put in. Choose it again, or press "Remove"`) ||
          (/^!\[\s*\]/.test(picture) && 'Write what is to be seen in the picture'),
      },
      written() {
        const title = heading || placeholder('the title');
        const fresh = entryFor(site, 'article', title);
        const [lead, description] = [textIn(answers.lead), textIn(answers.description)];
        const [keywords, sources] = [linesIn(answers.keywords), linesIn(answers.sources)];
        const told = Object.entries({ lead, description, keywords, sources }).filter(([, answer]) => !isEmpty(answer));
        return [
          edited(new Map([[fresh.name, fresh.text]]), fresh.name, `Wrote the article: ${heading}`, ({ fields }) => ({
            fields: { ...(fields as object), ...Object.fromEntries(told) },
            markdown: [isPutIn ? picture : '', text].filter((part) => part !== '').join('\n\n'),
          })),
          askedIn(
            site,
            paths.article(fresh.name.replace(/^blog\/|\.md$/g, '')),
            'about',
            [title, ...newWays(site.content, title, keywords)],
            `Ways to ask for the article: ${heading}`,
          ),
        ];
      },
    };
  },
};

/** A new file of that kind and name, under a name that no other has. */
function entryFor({ files, content, today }: Site, kind: 'faq' | 'article', words: string) {
  const { name, text } = draftEntry(content, [kind, words], today);
  return { name: freeName(files, name), text };
}

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

/** The page that was chosen, or of which the words were written, and whether there is one; nothing chosen is no fault. */
function pageOf(content: Content, answer: unknown): readonly [string, boolean] {
  const sought = textIn(answer).toLowerCase();
  if (sought === '') return ['', true];
  const found = pagesIn(content).find(({ href, name }) =>
    [href, href.slice(1), name].some((one) => one.toLowerCase() === sought),
  );
  return [found?.href ?? '', found !== undefined];
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

/** The file with the ways to ask for the parts of a page, with further ones for one part. */
function askedIn({ files, content }: Site, href: string, passage: string, ways: readonly string[], what: string) {
  const name = `guide/asked${href}.jsonl`;
  const languageOf = languageGuesser(content.asked.flatMap(({ lines }) => lines));
  const lines = ways.map((say) => `${JSON.stringify({ passage, say, language: languageOf(say) })}\n`);
  return { name, what, text: `${String(files.get(name) ?? '').trimEnd()}\n${lines.join('')}`.trimStart() };
}

/** Of phrases, each once, those that differ from a title and lead nowhere yet: between two pages the guide could not choose. */
function newWays({ asked }: Content, title: string, phrases: readonly string[]): readonly string[] {
  const known = new Set([title, ...asked.flatMap(({ lines }) => lines.map(({ say }) => say))].map(inPlainWords));
  return phrases.filter((phrase) => known.size < known.add(inPlainWords(phrase)).size);
}

const inPlainWords = (phrase: string) => wordsIn(phrase).join(' ');

const said = (date: string) => (isIstDate(date) ? dayMonthYear(date) : date);

const textIn = (answer: unknown) => (typeof answer === 'string' ? answer.trim() : '');

const linesIn = (answer: unknown): readonly string[] =>
  Array.isArray(answer) ? answer.map(textIn).filter((line) => line !== '') : [];

const isEmpty = (answer: unknown) =>
  textIn(answer) === '' && typeof answer !== 'number' && linesIn(answer).length === 0;
