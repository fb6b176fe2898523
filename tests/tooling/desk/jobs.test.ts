import { describe, expect, it } from 'vitest';
import type { Desk } from '#tooling/desk/contract.ts';
import { deskOver, type Change } from '#tooling/desk/desk-over.ts';
import { ContentFaults, type Fault } from '#tooling/content/fault.ts';
import { readContentFiles, type ContentFiles } from '#tooling/content/files.ts';
import { faultsAcross } from '#tooling/content/checks/all.ts';
import { checkAsked } from '#tooling/content/checks/asked.ts';
import type { Content } from '#tooling/content/content.ts';
import { readContent } from '#tooling/content/load.ts';
import { foundIn } from '#tooling/desk/found-in.ts';
import { isSameFiles } from '#tooling/content/same-files.ts';
import { jobChanges } from '#tooling/desk/job-changes.ts';
import { blankAnswers, jobs, type Answers, type JobName } from '#tooling/desk/jobs.ts';
import { changedLines } from '#tooling/desk/changed-lines.ts';
import { contentFolder } from '../../content/site-content.ts';

const today = '2026-11-27';
/** What is read at length, and what no job writes: the decisions, and what the guide learns from of other pages. */
const besides = /^(?:decisions|guide\/(?:talks|examples|outside|asked\/(?!contact|tax-calculator)))/;
const site = new Map([...readContentFiles(contentFolder)].filter(([name]) => !besides.test(name)));
const content = readContent(site);

/** Every page that a job is about, and few others, as each is read again after every save. */
const spared = /^(?:services\/(?!.*\/(?:index|gst-registration)\.md$)|blog\/|topics\/)/;
const few = new Map([...site].filter(([name]) => !spared.test(name)));
const fewContent = readContent(few);

/** What is wrong in what files say of each other, in words that are the same wherever it stands. */
function wrongAcross(of: Content): readonly (readonly [words: string, fault: Fault])[] {
  const faults = [...faultsAcross(of)];
  checkAsked(of, (entry, _, expected) => {
    const file = typeof entry === 'string' ? entry : entry.source.file;
    faults.push({ file, line: 1, field: 'passage', expected });
  });
  return faults.map((fault) => [`${fault.file}: ${fault.expected}`, fault]);
}
const wrongBefore = new Set(wrongAcross(fewContent).map(([words]) => words));

/** The gate, to which the few files are well as they are, though much that they refer to is missing. */
function gateOfFew(files: ContentFiles): Content {
  const read = readContent(files);
  const faults = wrongAcross(read).flatMap(([words, fault]) => (wrongBefore.has(words) ? [] : [fault]));
  if (faults.length > 0) throw new ContentFaults(faults);
  return read;
}

/**
 * The desk over content of the site, held in memory; `lines` tells what went and came, file by file, and `days.now` is its day. What files say
 * of each other is looked at for one example of a job alone, by `done`.
 */
function deskInMemory(load = readContent, of = { files: few, content: fewContent }) {
  const days = { now: today };
  const files = new Map(of.files);
  const written: Change[] = [];
  const desk: Desk = deskOver(
    {
      read: () => Promise.resolve(new Map(files)),
      write: (changes) => {
        written.push(...changes);
        for (const { name, text } of changes) if (text !== undefined) files.set(name, text);
        return Promise.resolve();
      },
      changes: () => Promise.resolve([]),
      former: () => Promise.resolve(undefined),
    },
    (changed) => (isSameFiles(changed, of.files) ? of.content : load(changed)),
    () => days.now,
  );
  const lines = () =>
    Object.fromEntries(
      written.map(({ name, text }) => [name, changedLines(String(few.get(name) ?? ''), String(text))] as const),
    );
  return { desk, written, lines, days };
}

/** What a job has written, and what it is called among the changes. */
async function done(job: JobName, answers: Answers) {
  const { desk, written, lines } = deskInMemory(gateOfFew);
  const outcome = await desk.perform({ job, answers });
  if (outcome.kind === 'refused') throw new Error(JSON.stringify(outcome.faults));
  return { lines: lines(), what: written.map(({ what }) => what) };
}

/** What a job is about to write, before the gate has looked at it: where another test of the job holds that the gate lets it through. */
function aboutToWrite(job: JobName, answers: Answers) {
  const outcome = jobChanges(job, answers, { files: few, content: fewContent, today });
  if ('faults' in outcome) throw new Error(JSON.stringify(outcome.faults));
  const lines = outcome.changes.map(
    ({ name, text }) => [name, changedLines(String(few.get(name) ?? ''), text)] as const,
  );
  return { lines: Object.fromEntries(lines), warnings: outcome.warnings.map(({ expected }) => expected) };
}

/** What a job says of wrong answers, by the names of its questions. */
async function refused(job: JobName, answers: Answers) {
  const { desk, written } = deskInMemory();
  const outcome = await desk.perform({ job, answers });
  expect(written).toEqual([]);
  if (outcome.kind !== 'refused') throw new Error(outcome.kind);
  return Object.fromEntries(outcome.faults.map(({ file, field, expected }) => [`${file}${field}`, expected]));
}

describe('a closed day', () => {
  it('is written among the others in the order of the calendar', async () => {
    expect(await done('closed-day', { date: '2027-01-14', name: 'Sankranti' })).toEqual({
      lines: { 'practice.yaml': ['+  - { date: 2027-01-14, name: Sankranti }'] },
      what: ['Closed on 14 January 2027: Sankranti'],
    });
  });

  it.each([
    ['', 'Choose the day'],
    ['31/2/2027', 'Write a day of the calendar, such as 1/4/2027'],
    [
      '2026-12-27',
      '27 December 2026 is a Sunday, and the office is closed on every Sunday, so nothing need be done. Choose another day, or close this form',
    ],
    ['2025-12-26', '26 December 2025 is past. Choose a day that is to come'],
    ['2026-12-25', '25 December 2026 stands there already: Christmas'],
  ])('is refused where it makes no sense: "%s"', async (date, sentence) => {
    expect(await refused('closed-day', { date, name: 'Holiday' })).toEqual({ date: sentence });
  });

  it('has a reason', async () => {
    expect(await refused('closed-day', { date: '2027-01-14', name: ' ' })).toEqual({
      name: 'Write the reason, such as Republic Day',
    });
  });
});

describe('a save', () => {
  it('has files checked once, though others were refused since the last one', async () => {
    let checks = 0;
    const { desk } = deskInMemory((files) => {
      checks += 1;
      return readContent(files);
    });
    const question = { question: 'May I park at the office?', place: '', also: [], page: '' };
    await desk.perform({ job: 'closed-day', answers: { date: '2027-01-14', name: 'Sankranti' } });
    expect((await desk.perform({ job: 'question', answers: { ...question, answer: '' } })).kind).toBe('refused');
    expect((await desk.perform({ job: 'question', answers: { ...question, answer: 'Yes.' } })).kind).toBe('saved');
    expect(checks).toBe(3);
  });
});

describe('a due date that was extended', () => {
  const answers = {
    was: 'gst gstr-3b 2026-12-20',
    becomes: '2026-12-27',
    order: 'Notification 17/2026-Central Tax',
    announced: '2026-11-26',
  };

  it('has its old day filled in, and is written with its order', async () => {
    const { desk } = deskInMemory();
    const dates = await desk.choices('dates');
    expect(dates.filter(({ value }) => value === answers.was).map(({ words }) => words)).toEqual([
      'GST return with the tax (GSTR-3B): November 2026, due 20 December 2026',
    ]);
    const href = 'https://taxinformation.cbic.gov.in/notification-17';
    expect(await done('extension', { ...answers, href })).toEqual({
      lines: {
        'obligations/gst.yaml': [
          '+    extensions:',
          '+      - was: 2026-12-20',
          '+        becomes: 2026-12-27',
          '+        order: Notification 17/2026-Central Tax',
          `+        href: ${href}`,
          '+        announced: 2026-11-26',
        ],
      },
      what: ['Extended GST return with the tax (GSTR-3B): November 2026, from 20 December 2026 to 27 December 2026'],
    });
  });

  it('asks for every day in an empty field', () => {
    const { questions = [] } = jobs.find(({ name }) => name === 'extension') ?? {};
    expect(blankAnswers(questions)).toEqual({ was: '', becomes: '', order: '', href: '', announced: '' });
  });

  it.each([
    ['GSTR-3B November 2026', 'GST return with the tax (GSTR-3B): November 2026, due 20 December 2026'],
    ['november 2026 gstr3b', 'GST return with the tax (GSTR-3B): November 2026, due 20 December 2026'],
    ['tax GSTR-3B 20 November 2026', 'GST return with the tax (GSTR-3B): October 2026, due 20 November 2026'],
  ])('is found first by what it is for, then by its day: %s', async (sought, words) => {
    const { desk } = deskInMemory();
    expect(foundIn(await desk.choices('dates'), sought)[0]?.words).toBe(words);
  });

  it.each([
    [{ becomes: '2026-12-28' }, []],
    [{}, ['27 December 2026 is a Sunday. Look whether the order names this day']],
    [
      { was: 'gst gstr-3b 2026-11-20', becomes: '2026-11-30' },
      ['20 November 2026 has passed already. Look whether GST return with the tax (GSTR-3B): October 2026 was meant'],
    ],
    [
      { becomes: '2027-01-20' },
      [
        '20 January 2027 is not before 20 January 2027, the due date of GST return with the tax (GSTR-3B): December 2026. Look whether this day was meant',
      ],
    ],
  ])('is told with what is worth a look: %j', (slip, warnings) => {
    expect(aboutToWrite('extension', { ...answers, ...slip }).warnings).toEqual(warnings);
  });

  it('is saved with what is worth a look', async () => {
    const { desk } = deskInMemory();
    const outcome = await desk.perform({ job: 'extension', answers: { ...answers, becomes: '2027-01-20' } });
    if (outcome.kind !== 'saved') throw new Error(outcome.kind);
    expect(outcome.warnings.filter(({ file }) => file === '').map(({ expected }) => expected)).toEqual(
      aboutToWrite('extension', { ...answers, becomes: '2027-01-20' }).warnings,
    );
  });

  it('moves on from the day that it had been moved to', async () => {
    const { desk } = deskInMemory();
    await desk.perform({ job: 'extension', answers });
    expect(await desk.perform({ job: 'extension', answers: { ...answers, becomes: '2026-12-24' } })).toEqual({
      kind: 'refused',
      faults: [
        {
          file: '',
          line: 0,
          field: 'becomes',
          expected:
            '24 December 2026 is not after 27 December 2026, the day that holds until now. If that day is wrong, take it back first, under “Changes”',
        },
      ],
    });
    const dates = await desk.choices('dates');
    expect(dates.find(({ value }) => value === answers.was)?.words).toBe(
      'GST return with the tax (GSTR-3B): November 2026, due 20 December 2026, now 27 December 2026',
    );
  });

  it.each([
    [{ was: '' }, { was: 'Choose the return and the date that was extended' }],
    [
      { becomes: '2026-12-12' },
      { becomes: '12 December 2026 is not after 20 December 2026, the day that holds until now' },
    ],
    [
      { becomes: '2027-12-27' },
      { becomes: '27 December 2027 is more than a year after 20 December 2026. Look at the year' },
    ],
    [
      { was: 'gst gstr-3b 2026-11-20', becomes: '2026-11-25' },
      { becomes: '20 November 2026 and 25 November 2026 have both passed. Look at the return and its month' },
    ],
    [{ becomes: '27 Dec' }, { becomes: 'Write a day of the calendar, such as 1/4/2027' }],
    [{ announced: '2026-12-01' }, { announced: '1 December 2026 is still to come' }],
    [{ href: 'www.cbic.gov.in' }, { href: 'expected an address beginning with https://, found "www.cbic.gov.in"' }],
    [{ order: '' }, { order: 'Name the order, such as Notification 17/2026-Central Tax' }],
  ])('is refused with what is wrong: %j', async (slip, sentences) => {
    expect(await refused('extension', { ...answers, ...slip })).toEqual(sentences);
  });
});

describe('a question and its answer', () => {
  it('is made with the other ways to ask it', async () => {
    const { lines, what } = await done('question', {
      question: 'May I park at the office?',
      answer: 'Yes, two cars may stand in front of the office.',
      also: ['where can i keep my car', 'car ekkada pettali'],
      page: '/contact',
    });
    expect(
      lines['faqs/may-i-park-at-the-office.yaml']?.filter((line) => /^\+(?:question|answer|page)/.test(line)),
    ).toEqual([
      '+question: May I park at the office?',
      '+answer: "Yes, two cars may stand in front of the office."',
      '+page: /contact',
    ]);
    expect(lines['guide/asked/contact.jsonl']).toEqual([
      '+{"passage":"may-i-park-at-the-office","say":"where can i keep my car","language":"en"}',
      '+{"passage":"may-i-park-at-the-office","say":"car ekkada pettali","language":"te"}',
    ]);
    expect(what).toEqual([
      'Added the question: May I park at the office?',
      'Other ways to ask: May I park at the office?',
    ]);
  });

  it('asks for both', async () => {
    expect(await refused('question', { question: '', answer: '', place: '', also: [], page: '' })).toEqual({
      question: 'Write the question',
      answer: 'Write the answer',
    });
  });

  it('offers pages by their titles, or none', async () => {
    const { desk } = deskInMemory();
    const pages = await desk.choices('pages');
    expect(pages[0]).toEqual({ value: '', words: 'None' });
    expect(foundIn(pages, 'contact').map(({ words }) => words)).toContain('Contact');
    expect(pages.filter(({ words }) => words.includes('(/'))).toEqual([]);
  });

  it.each(['contact', 'Contact', '/contact'])('belongs to the page of which the words were written: %s', (page) => {
    const also = ['where can i keep my car'];
    const { lines } = aboutToWrite('question', { question: 'May I park?', answer: 'Yes.', also, page });
    expect(lines['faqs/may-i-park.yaml']).toContain('+page: /contact');
    expect(Object.keys(lines)).toContain('guide/asked/contact.jsonl');
  });

  it.each([
    [
      'Can I pay your fee by UPI?',
      [
        'A question close to this is there: “Is your fee lower if I pay in cash without a bill?” Look whether one of them is enough',
      ],
    ],
    [
      'May I park at the office?',
      [
        'A question close to this is there: “Is there a lift or parking at the office, and is a metro station near?” Look whether one of them is enough',
      ],
    ],
    ['Which colour has the door?', []],
  ])('is told with a question that is close to it: %s', (question, warnings) => {
    expect(aboutToWrite('question', { question, answer: 'Yes.', also: [], page: '' }).warnings).toEqual(warnings);
  });

  it('is refused at its question where it is there already', async () => {
    const again = { question: 'how are the fees fixed?', answer: 'By the work.', place: '', also: [], page: '' };
    expect(await refused('question', again)).toEqual({
      question:
        'This question is on the FAQ page already: “How are the fees fixed?” Change its answer there, under “All files”, or ask something else',
    });
  });

  it('stands on the page of a service where that is chosen, with the other ways to ask it', async () => {
    const { desk } = deskInMemory();
    const [place] = foundIn(await desk.choices('places'), 'gst registration');
    expect(place?.words).toBe('The page of the service GST Registration');
    const { lines, what } = await done('question', {
      question: 'May my wife sign the GST form?',
      answer: 'Yes, if she is a partner.',
      place: place?.value,
      also: ['wife sign cheyyocha'],
      page: '',
    });
    const name = 'guide/asked/services/registrations/gst-registration.jsonl';
    expect({ ...lines, [name]: lines[name]?.filter((line) => line.includes('wife')) }).toEqual({
      'services/registrations/gst-registration.md': [
        '+  - question: May my wife sign the GST form?',
        '+    answer: Yes, if she is a partner.',
      ],
      [name]: ['+{"passage":"may-my-wife-sign-the-gst-form","say":"wife sign cheyyocha","language":"en"}'],
    });
    expect(what).toEqual([
      'Added the question: May my wife sign the GST form?',
      'Other ways to ask: May my wife sign the GST form?',
    ]);
  });

  it('says once that a page is not there', async () => {
    const also = ['where can i keep my car'];
    expect(await refused('question', { question: 'May I park?', answer: 'Yes.', also, page: 'parking' })).toEqual({
      page: '"parking" is no page of the site. Choose one that is offered, or leave it empty',
    });
  });
});

describe('an example for the guide', () => {
  it('is a line of the page whose passage answers it', async () => {
    expect(await done('example', { say: 'optician shop lo fees entha', passage: '/contact fees' })).toEqual({
      lines: {
        'guide/asked/contact.jsonl': ['+{"passage":"fees","say":"optician shop lo fees entha","language":"te"}'],
      },
      what: ['Taught the guide: optician shop lo fees entha'],
    });
  });

  it('names a passage that is there', async () => {
    expect(await refused('example', { say: 'fees', passage: '/contact nothing' })).toEqual({
      passage: 'Choose one of the parts',
    });
  });
});

describe('the parts of a page that may answer', () => {
  it('are called by their heading or question, or by what they tell', async () => {
    const { desk } = deskInMemory();
    const parts = (await desk.choices('passages')).filter(({ value }) =>
      value.startsWith('/services/registrations/gst-registration '),
    );
    const named = Object.fromEntries(
      parts.map(({ value, words }) => [value.split(' ')[1] ?? '', words.replace(/^.*?: /, '')]),
    );
    expect(named).toEqual(
      expect.objectContaining({
        about: 'In short',
        who: 'Who needs it',
        includes: 'What the service includes',
        documents: 'All documents',
        process: 'All steps',
      }),
    );
    const all = (await desk.choices('passages')).map(({ words }) => words);
    expect(
      all.filter((words) => /: (?:about|who|includes|text|process|documents|dates|fee|line\/.*)$/.test(words)),
    ).toEqual([]);
  });
});

describe('a new figure of the law', () => {
  const answers = {
    figure: 'income-tax.limit-80c',
    value: 200_000,
    from: '2026-04-02',
    source: 'Finance Act 2026, section 12',
  };

  it('is asked for in an empty field', () => {
    const { questions = [] } = jobs.find(({ name }) => name === 'figure') ?? {};
    expect(blankAnswers(questions)).toEqual({ figure: '', value: '', from: '', source: '' });
  });

  it('is found by the section that its source names', async () => {
    const { desk } = deskInMemory();
    expect(foundIn(await desk.choices('figures'), '80D').map(({ value }) => value)).toEqual([
      'income-tax.health-check',
      'income-tax.health',
      'income-tax.health-senior',
      'income-tax.disability',
      'income-tax.disability-severe',
      'income-tax.illness',
      'income-tax.illness-senior',
    ]);
  });

  it('leaves the old one in the tax years that began before its day', async () => {
    const { lines, what } = await done('figure', answers);
    expect(lines).toEqual({
      ...Object.fromEntries(
        ['2023-24', '2024-25', '2025-26', '2026-27'].map((year) => [
          `tax-years/${year}.yaml`,
          ['-      section80C: {income-tax.limit-80c.plain}', '+      section80C: 150000'],
        ]),
      ),
      'law/income-tax.yaml': expect.arrayContaining([
        '-    value: { rupees: 150000 }',
        '+    value: { rupees: 200000 }',
        '+    from: 2026-04-02',
        '+    source: Finance Act 2026, section 12',
        '+    checked: 2026-11-27',
      ]) as readonly string[],
    });
    expect(what.at(-1)).toBe(
      'New figure from 2 April 2026: Maximum deduction for provident fund, life insurance and the like in the old regime (80C), ₹2 lakh in place of ₹1.5 lakh',
    );
  });

  it('moves with an amount by which a part of a page is asked, and tells with the save what it has brought about in other files, and nothing that was there before', async () => {
    const { desk, lines } = deskInMemory(readContent, { files: site, content });
    const before = new Set((await desk.overview()).warnings.map(({ expected }) => expected));
    const answersOf = { ...answers, figure: 'income-tax.standard-new', value: 100_000, from: '2026-04-01' };
    const outcome = await desk.perform({ job: 'figure', answers: answersOf });
    if (outcome.kind !== 'saved') throw new Error(outcome.kind);
    expect(Object.keys(lines())).toContain('law/income-tax.yaml');
    const fresh = (await desk.overview()).warnings.filter(({ expected }) => !before.has(expected));
    expect(fresh.length).toBeGreaterThan(0);
    expect(outcome.warnings).toEqual(expect.arrayContaining(fresh));
    expect(
      outcome.warnings.filter(({ file }) => !/law\/|tax-years\//.test(file)).map(({ expected }) => expected),
    ).toEqual(fresh.filter(({ file }) => !/law\/|tax-years\//.test(file)).map(({ expected }) => expected));
  });

  it('is the figure of the year that begins with its day', () => {
    const { lines } = aboutToWrite('figure', { ...answers, from: '2026-04-01' });
    expect(Object.keys(lines)).toEqual([
      'tax-years/2023-24.yaml',
      'tax-years/2024-25.yaml',
      'tax-years/2025-26.yaml',
      'law/income-tax.yaml',
    ]);
  });

  it.each([
    [200_000, []],
    [2, ['₹2 is far from ₹1.5 lakh, the figure before. Look whether it was meant']],
    [15_000_000, ['₹1.5 crore is far from ₹1.5 lakh, the figure before. Look whether it was meant']],
  ])('is told as worth a look where it is a small part or a multiple of the old one: %s', (value, warnings) => {
    expect(aboutToWrite('figure', { ...answers, value }).warnings).toEqual(warnings);
  });

  it('of a coming day waits, is asked for on that day, and then takes the place of the old one', async () => {
    const { desk, written, lines, days } = deskInMemory();
    const coming = { ...answers, from: '2026-12-15' };
    await desk.perform({ job: 'figure', answers: coming });
    expect(written.map(({ what }) => what)).toEqual([
      expect.stringMatching(/^Stored until 15 December 2026: .*, ₹2 lakh in place of ₹1\.5 lakh$/),
    ]);
    expect(lines()).toEqual({
      'law/income-tax.yaml': [
        '+    next:',
        '+      value:',
        '+        rupees: 200000',
        '+      from: 2026-12-15',
        '+      source: Finance Act 2026, section 12',
        '+      checked: 2026-11-27',
      ],
    });
    const found = foundIn(await desk.choices('figures'), 'limit-80c')[0]?.words;
    expect(found).toMatch(/: ₹1\.5 lakh; from 15 December 2026 ₹2 lakh$/);
    expect((await desk.overview()).waiting).toEqual([]);

    days.now = '2026-12-15';
    const { waiting, warnings } = await desk.overview();
    expect(waiting).toEqual([{ words: expect.stringMatching(/, from 15 December 2026$/) as string, answers: coming }]);
    expect(warnings.map(({ field }) => field)).toContain('facts.limit-80c.next');
    await desk.perform({ job: 'figure', answers: coming });
    expect(Object.keys(lines())).toContain('tax-years/2026-27.yaml');
    expect(lines()['law/income-tax.yaml']).toContain('+    value: { rupees: 200000 }');
    expect((await desk.overview()).waiting).toEqual([]);
  });

  it.each([
    [{ source: '' }, { source: 'Name the source' }],
    [{ value: '' }, { value: 'Write the new figure' }],
    [{ value: 150_000 }, { value: 'This is the figure that stands there' }],
    [{ value: '2 la' }, { value: 'Write the figure in digits, such as 200000, or as 2 lakh' }],
    [{ from: '1/4' }, { from: 'Write a day of the calendar, such as 1/4/2027' }],
    [{ value: 1.75 }, { value: 'Write whole rupees' }],
    [
      { from: '2014-04-01' },
      { from: 'The figure that stands there holds from 1 April 2014, which is not before 1 April 2014' },
    ],
  ])('is refused with what is wrong: %j', async (slip, sentences) => {
    expect(await refused('figure', { ...answers, ...slip })).toEqual(sentences);
  });
});

describe('an article', () => {
  const answers = {
    heading: 'What a new shop registers for',
    lead: 'A new shop looks at GST, the trade licence and the labour registration.',
    description: 'Which registrations a new shop in Telangana needs in its first month, and in which order.',
    keywords: ['new shop registration', 'papers for a shop'],
    sources: ['CGST Act 2017, section 22'],
    text: 'Begin with the address.',
    picture: '',
  };

  it('is made with all that was written, and nothing is left to be written', async () => {
    const { desk, written } = deskInMemory();
    await desk.perform({ job: 'article', answers });
    expect(written.map(({ what }) => what)).toEqual([
      'Wrote the article: What a new shop registers for',
      'Ways to ask for the article: What a new shop registers for',
    ]);
    const { value } = await desk.open('blog/what-a-new-shop-registers-for.md');
    const { text, picture: _, ...fields } = answers;
    expect(value).toEqual({
      fields: {
        ...fields,
        title: answers.heading,
        published: today,
        updated: today,
        alsoCalled: [],
        seeAlso: ['/services'],
      },
      markdown: text,
    });
    expect((await desk.overview()).unwritten).toEqual([]);
  });

  it('is known to the guide by its title and the words that people type, each once and none that leads elsewhere', () => {
    const keywords = ['papers for a shop', 'What a new shop registers for?', 'Contact details of office'];
    const { lines } = aboutToWrite('article', { ...answers, keywords });
    expect(lines['guide/asked/blog/what-a-new-shop-registers-for.jsonl']).toEqual([
      '+{"passage":"about","say":"What a new shop registers for","language":"en"}',
      '+{"passage":"about","say":"papers for a shop","language":"en"}',
    ]);
  });

  it('has what search engines show proposed from its title and answer', () => {
    const { proposed } = jobs.find(({ name }) => name === 'article') ?? {};
    expect(proposed?.({ heading: 'How to read a challan?', lead: 'Every challan has a number.' })).toEqual({
      description: 'How to read a challan? Every challan has a number.',
      keywords: ['how to read a challan', 'read challan'],
    });
    const [first, second] = [
      'A new shop looks at GST, the trade licence and the labour registration, in this order.',
      'Each of them asks for the same four papers, which are named below with the office that gives them out.',
    ];
    expect(proposed?.({ heading: 'GST', lead: `${first} ${second}` })).toEqual({
      description: first,
      keywords: ['gst', 'gst new shop'],
    });
    expect(
      proposed?.({
        heading: 'GST',
        lead: 'A tax on sales.',
        text: '## Who pays\n\nShops above the limit pay it each month.',
      }),
    ).toEqual({
      description: 'GST: A tax on sales. Shops above the limit pay it each month.',
      keywords: ['gst', 'gst tax sales'],
    });
    expect(proposed?.({ heading: '', lead: 'word '.repeat(40) })).toEqual({
      description: `${'word '.repeat(34)}word…`,
      keywords: ['word word'],
    });
  });

  it.each([
    ['photo.jpg', 'photo.jpg is not put in. Choose it again, or press "Remove"'],
    ['![ ](photo.jpg)', 'Write what is to be seen in the picture'],
  ])('is not saved with a picture that is not put in, or that nobody described: %s', async (picture, sentence) => {
    expect(await refused('article', { ...answers, picture })).toEqual({ picture: sentence });
  });

  it('says all that is wrong with it at once, each at its question', async () => {
    const text = 'Begin with the <b>address</b>, see {gst.nothing}.';
    const { desk } = deskInMemory(gateOfFew);
    const outcome = await desk.perform({
      job: 'article',
      answers: { ...answers, heading: '', description: 'Registrations.', keywords: ['shop'], text },
    });
    expect(
      outcome.kind === 'refused' && outcome.faults.map(({ file, field, expected }) => [file + field, expected]),
    ).toEqual([
      ['heading', 'Write the title'],
      ['keywords', 'Write at least two words or phrases'],
      ['description', 'expected at least 60 characters, found 14'],
      ['text', '{gst.nothing} stands for nothing in content/law; did you mean "gst.catering"?'],
      ['text', '"<b>" would not show; take it out, and write **two stars** for bold'],
      ['text', '"</b>" would not show; take it out, and write **two stars** for bold'],
    ]);
  });
});
