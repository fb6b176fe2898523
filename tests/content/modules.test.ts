import { describe, expect, it } from 'vitest';
import type { Faq } from '#src/collections/types.ts';
import { loadContent } from '#tooling/content/load.ts';
import { contentModules } from '#tooling/content/modules.ts';
import { edited, sampleContent } from './sample-content.ts';

const modules = contentModules(loadContent(sampleContent()));

/** The value a module exports, by running the text it consists of. */
async function exported(id: string, from = modules): Promise<unknown> {
  const source = from.get(id)?.() ?? '';
  const module = (await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(source)}`)) as {
    readonly default: unknown;
  };
  return module.default;
}

describe('the modules that carry content into the site', () => {
  it('have the menu in the order of the categories', async () => {
    expect(await exported('content:navigation')).toEqual([
      { id: 'registrations', name: 'Registrations', purpose: 'Give a firm its form' },
    ]);
  });

  it('do not tell visitors where the editor of the site saves', async () => {
    const editor = 'editor: { host: github, repository: rao/site, branch: main }\nfeesAnswer:';
    const files = sampleContent(edited('practice.yaml', 'feesAnswer:', editor));
    const withEditor = contentModules(loadContent(files));
    expect(await exported('content:practice', withEditor)).toEqual(await exported('content:practice'));
  });

  it('have one for each category, service and page', () => {
    const ids = [...modules.keys()].filter((id) => /^content:(?:categories|services|pages)\//.test(id)).sort();
    expect(ids).toEqual([
      'content:categories/registrations',
      ...[
        'blog',
        'book-appointment',
        'check',
        'contact',
        'disclaimer',
        'due-dates',
        'faq',
        'figures',
        'gallery',
        'privacy-policy',
        'services',
        'tax-calculator',
        'terms-and-conditions',
        'testimonials',
      ].map((id) => `content:pages/${id}`),
      'content:services/registrations/company',
      'content:services/registrations/firm',
      'content:services/registrations/trust',
    ]);
  });

  it('have a page of words without the words it is merely found by', async () => {
    expect(await exported('content:pages/contact')).toEqual({
      id: 'contact',
      title: 'Contact',
      description: 'Contact, told in a sentence that is long enough for search engines to show.',
      keywords: ['Contact', 'sample'],
      updated: '2026-11-20',
      heading: 'Contact',
      lead: 'What stands under the heading.',
      html: '',
      headings: [],
    });
  });

  it('have the questions by their order, with the page that tells more', async () => {
    expect(await exported('content:faqs')).toEqual([
      { id: 'fees', question: 'What does it cost?', answer: 'It depends on the work.', page: '/contact' },
    ]);
  });

  it('load chunks only when they are asked for', () => {
    expect(modules.get('content:categories-chunks')?.()).toBe(
      'export const categories = {"registrations": () => import("content:categories/registrations")};',
    );
  });

  it('carry any text through unharmed', async () => {
    const lead = 'Firm "quoted" \\ </script ₹ \u2028 $1 `x';
    const changed = contentModules(
      loadContent(
        sampleContent({
          ...edited('services/registrations/firm.md', 'lead: Firm in a sentence.', `lead: ${JSON.stringify(lead)}`),
          ...edited('faqs/fees.yaml', 'answer: It depends on the work.', `answer: ${JSON.stringify(lead)}`),
        }),
      ),
    );
    const firm = (await exported('content:services/registrations/firm', changed)) as { readonly lead: string };
    expect(firm.lead).toBe(lead);
    expect(((await exported('content:faqs', changed)) as readonly Faq[]).map(({ answer }) => answer)).toContain(lead);
  });
});

describe('a service in the lists of others', () => {
  it('stands in the index with the number of its documents, for each list', async () => {
    const [category] = (await exported('content:index')) as readonly unknown[];
    expect(category).toEqual({
      id: 'registrations',
      name: 'Registrations',
      card: 'A sentence for the card.',
      services: [
        { id: 'registrations/firm', name: 'Firm', documents: [3] },
        { id: 'registrations/company', name: 'Company', documents: [3] },
        { id: 'registrations/trust', name: 'Trust', documents: [3] },
      ],
    });
  });

  it('stands in its category with its usual time besides', async () => {
    const { services } = (await exported('content:categories/registrations')) as {
      readonly services: readonly unknown[];
    };
    expect(services).toEqual([
      {
        id: 'registrations/firm',
        name: 'Firm',
        card: 'A sentence for the card.',
        documents: [3],
        typicalTime: '7 to 10 business days',
      },
      {
        id: 'registrations/company',
        name: 'Company',
        card: 'A sentence for the card.',
        documents: [3],
        typicalTime: '7 to 10 business days',
      },
      {
        id: 'registrations/trust',
        name: 'Trust',
        card: 'A sentence for the card.',
        documents: [3],
        typicalTime: '7 to 10 business days',
      },
    ]);
  });
});

describe('the documents of a service', () => {
  const paperOf = async (id: string) =>
    ((await exported(`content:services/registrations/${id}`)) as { readonly checklist: unknown }).checklist;

  it('come from the checklist it names', async () => {
    expect(await paperOf('firm')).toEqual({
      title: 'Documents for a firm',
      intro: 'One list.',
      lists: [{ items: [{ item: 'PAN card' }, { item: 'Aadhaar card' }, { item: 'Photograph' }] }],
      note: 'Clear, legible and up to date, please. More may be required.',
      updated: '2026-11-20',
    });
  });

  it('come from its own list, under a note that says how papers should be', async () => {
    expect(await paperOf('company')).toEqual({
      title: 'The papers for Company',
      intro: '',
      lists: [{ items: [{ item: 'One paper' }, { item: 'Another paper' }, { item: 'A third paper' }] }],
      note: 'Bring them as they are.',
      updated: '2026-11-20',
    });
  });
});
