import { describe, expect, it } from 'vitest';
import { ContentFaults, faultText } from '#tooling/content/fault.ts';
import { knowledge } from '#tooling/content/knowledge.ts';
import { loadContent } from '#tooling/content/load.ts';
import { contentModules } from '#tooling/content/modules.ts';
import { newEntry } from '#tooling/content/new-entry.ts';
import { unwritten } from '#tooling/content/placeholder.ts';
import { edited, sampleContent } from './sample-content.ts';

const files = sampleContent();
const today = '2026-11-21';
const made = (...words: readonly string[]) => newEntry(files, words, today);

/** The sample with the new file in it, as the gate takes it. */
const contentWith = ({ name, text }: ReturnType<typeof newEntry>) => loadContent(new Map([...files, [name, text]]));

const service = made('service', 'registrations', 'trade-name', 'Trade name registration');
const withService = contentWith(service);
const faq = made('faq', 'Do you work on Sundays?');
const withFaq = contentWith(faq);
const article = made('article', 'When a GST registration is cancelled');
const withArticle = contentWith(article);

describe('a new service', () => {
  const content = withService;
  const entry = content.services.find(({ id }) => id === 'registrations/trade-name');

  it('is a file in its category with a page of its own', () => {
    expect({ name: service.name, address: service.address }).toEqual({
      name: 'services/registrations/trade-name.md',
      address: '/services/registrations/trade-name',
    });
    expect([...contentModules(content).keys()]).toContain('content:services/registrations/trade-name');
    expect(contentModules(content).get('content:services-chunks')?.()).toContain(
      '"registrations/trade-name": () => import("content:services/registrations/trade-name")',
    );
  });

  it('passes the gate with its name, the day, the last place and two neighbours', () => {
    const { name, title, updated, order, related, facts } = entry?.fields ?? {};
    expect({ name, title, updated, order, related, facts }).toEqual({
      name: 'Trade name registration',
      title: 'Trade name registration',
      updated: today,
      order: 4,
      related: ['registrations/firm', 'registrations/company'],
      facts: [],
    });
  });

  it('is known to the search by its name', () => {
    expect(
      knowledge(content)
        .filter(({ href, kind }) => href === service.address && kind === 'service')
        .map(({ name }) => name),
    ).toEqual(['Trade name registration']);
  });

  it('says above each field what it is for, and at the end what may be added', () => {
    expect(service.text).toContain('# Its place in the list of its category: 1 comes first.\norder: 4\n');
    expect(service.text).toContain(
      '\n# Fields that may be added:\n#   documentsNote: A sentence under the list of documents.\n',
    );
    expect(service.text).not.toContain('#   order:');
  });
});

describe('a new question and a new article', () => {
  it('get file names out of their words', () => {
    expect([faq.name, article.name]).toEqual([
      'faqs/do-you-work-on-sundays.yaml',
      'blog/when-a-gst-registration-is-cancelled.md',
    ]);
  });

  it('take a file name where one is given, and cut long words between two of them', () => {
    expect(made('faq', 'ఆదివారం తెరిచి ఉంటుందా?', 'Sundays').name).toBe('faqs/sundays.yaml');
    expect(made('article', 'What a small shop should know before the first GST return of the year').name).toBe(
      'blog/what-a-small-shop-should-know-before-the-first-gst-return-of.md',
    );
  });

  it('are known to the search', () => {
    expect(
      knowledge(withFaq)
        .filter(({ name }) => name === 'Do you work on Sundays?')
        .map(({ href }) => href),
    ).toEqual(['/faq']);
    expect(
      knowledge(withArticle)
        .filter(({ href }) => href === article.address)
        .map(({ name }) => name),
    ).toEqual(['When a GST registration is cancelled']);
  });

  it('stand last among the questions, and carry the day', () => {
    const orders = withFaq.faqs.map(({ id, fields }) => [id, fields.order] as const);
    expect(new Map(orders).get('do-you-work-on-sundays')).toBe(Math.max(...orders.map(([, order]) => order)));
    const { published, updated } =
      withArticle.articles.find(({ id }) => id === 'when-a-gst-registration-is-cancelled')?.fields ?? {};
    expect({ published, updated }).toEqual({ published: today, updated: today });
  });
});

describe('what is still to be written', () => {
  it('is nothing where all is written', () => {
    expect(unwritten(loadContent(files))).toEqual([]);
  });

  it('is named by file, line and field', () => {
    expect(unwritten(withFaq)).toEqual([
      {
        file: 'content/faqs/do-you-work-on-sundays.yaml',
        line: 4,
        field: 'answer',
        expected: 'is still to be written',
      },
    ]);
  });

  it('is every placeholder of a new article, the text below the fields too', () => {
    expect(unwritten(withArticle).map(({ field }) => field)).toEqual([
      'description',
      'keywords[2]',
      'lead',
      'sources[1]',
      'text',
    ]);
  });

  it('is as much in a new service as there are placeholders in its file', () => {
    expect(unwritten(withService)).toHaveLength(service.text.match(/^[^#\n]*To be written/gm)?.length ?? Number.NaN);
  });
});

describe('a command that cannot be followed', () => {
  const usage = `npm run new -- service <category> <file-name> "Name of the service"
npm run new -- faq "The question?" [file-name]
npm run new -- article "Title of the article" [file-name]`;

  it.each([
    ['names no kind', [], `Say what to make:\n${usage}`],
    ['names a kind there is not', ['constructor'], `"constructor" cannot be made:\n${usage}`],
    [
      'lacks the name of the service',
      ['service', 'registrations', 'trade-name'],
      `A service needs a category, a file name and a name in quotes:\n${usage}`,
    ],
    [
      'has a name without quotes',
      ['service', 'registrations', 'trade-name', 'Trade', 'name'],
      `A service needs a category, a file name and a name in quotes:\n${usage}`,
    ],
    ['lacks the question', ['faq'], `A question needs its words in quotes:\n${usage}`],
    ['lacks the title', ['article'], `An article needs its title in quotes:\n${usage}`],
    [
      'has no letters for a file name',
      ['article', 'తెలుగు'],
      'No file name can be made of "తెలుగు". Write one after it in small English letters, such as trade-name.',
    ],
    [
      'names a category there is not',
      ['service', 'licences', 'drone', 'Drone licence'],
      'There is no category "licences". The categories are: registrations.',
    ],
    [
      'names a file that exists',
      ['service', 'registrations', 'firm', 'Firm once more'],
      'content/services/registrations/firm.md exists already and is left as it is. Choose another file name, or edit that file.',
    ],
  ])('says so when it %s', (_, words, sentence) => {
    expect(() => made(...words)).toThrow(sentence);
  });

  it('gets the faults of the gate when the new file would not pass it', () => {
    expect(faultsOf(() => made('service', 'registrations', 'firm-again', 'Firm'))).toEqual([
      'content/services/registrations/firm-again.md:3: name: is the same as in content/services/registrations/firm.md; every page needs its own',
    ]);
  });

  it('gets the faults of the content as it is', () => {
    const broken = sampleContent(edited('faqs/fees.yaml', 'order: 1', 'order: first'));
    expect(faultsOf(() => newEntry(broken, ['faq', 'Why?'], today))).toEqual([
      'content/faqs/fees.yaml:3: order: expected a number, found "first" (Its place on the FAQ page: 1 comes first.)',
    ]);
  });
});

function faultsOf(make: () => unknown): readonly string[] {
  try {
    make();
    return [];
  } catch (error) {
    if (!(error instanceof ContentFaults)) throw error;
    return error.faults.map(faultText);
  }
}
