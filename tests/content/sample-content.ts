import { registry } from '#src/collections/registry.ts';
import { ContentFaults, faultText } from '#tooling/content/fault.ts';
import { kindOf } from '#tooling/content/kinds.ts';
import { loadContent, readContentFiles, type ContentFiles } from '#tooling/content/load.ts';

const head = (title: string) => `title: ${title}
description: ${title}, told in a sentence that is long enough for search engines to show.
keywords: [${title}, sample]
updated: 2026-11-20`;

const page = (title: string) => `---
${head(title)}
heading: ${title}
lead: What stands under the heading.
---
`;

const service = (name: string, documentLines: string, related: readonly string[]) => `---
name: ${name}
${head(`${name} in Telangana`)}
order: 1
card: A sentence for the card.
lead: ${name} in a sentence.
alsoCalled: []
whoNeedsIt: [Those who begin., Those who go on.]
includes: [First., Second., Third.]
process:
  - { step: Talk, detail: We listen. }
  - { step: Gather, detail: You bring papers. }
  - { step: File, detail: We file. }
documents:
${documentLines}
timeline:
  estimate: 7 to 10 business days
  note: Our own estimate.
facts: []
questions:
  - { question: May I wait with ${name}?, answer: You may. }
  - { question: Must I come for ${name}?, answer: You need not. }
related: [${related.join(', ')}]
---
More on ${name}.
`;

const ownDocuments = '  - One paper\n  - Another paper\n  - A third paper';

const written: ContentFiles = new Map([
  [
    'services/registrations/index.md',
    `---
name: Registrations
${head('Registrations')}
order: 1
card: A sentence for the card.
intro: A sentence under the heading.
alsoCalled: []
---
`,
  ],
  [
    'services/registrations/firm.md',
    service('Firm', '  checklist: firm', ['registrations/company', 'registrations/trust']),
  ],
  [
    'services/registrations/company.md',
    service('Company', ownDocuments, ['registrations/firm', 'registrations/trust']),
  ],
  ['services/registrations/trust.md', service('Trust', ownDocuments, ['registrations/firm', 'registrations/company'])],
  [
    'checklists/firm.yaml',
    `title: Documents for a firm
intro: One list.
lists:
  - items: [PAN card, Aadhaar card, Photograph]
note: Clear, legible and up to date, please. More may be required.
updated: 2026-11-20
`,
  ],
  [
    'faqs/fees.yaml',
    `question: What does it cost?
answer: It depends on the work.
order: 1
page: /contact
updated: 2026-11-20
`,
  ],
  ['pages/contact.md', page('Contact')],
  ['pages/faq.md', page('Questions')],
  ['pages/services.md', page('Services')],
  [
    'pages/home.yaml',
    `${head('Home')}
hero: { heading: Heading, text: Text., book: Book, ask: Ask }
dates: { heading: Dates, items: [{ day: 7, what: One, to: /contact }, { day: 11, what: Two, to: /contact }, { day: 20, what: Three, to: /services }], note: As of today. }
course: { heading: Course, steps: [{ name: Ask, text: You ask. }, { name: Bring, text: You bring. }, { name: File, text: We file. }] }
about: { heading: About, text: Text., link: More, to: /services }
services: { heading: Services, text: Text., link: All, to: /services }
questions: { heading: Questions, text: Text., link: All, to: /faq }
`,
  ],
  ['guide/intents.yaml', '- { id: help, phrases: [help], links: [/contact] }\n'],
  ['guide/terms.yaml', '- { term: PAN, meaning: A number for tax., page: /contact }\n'],
]);

const isNeeded = (name: string) => {
  const kind = kindOf(name);
  return kind !== undefined && !registry[kind.name].isCollection;
};
const real = [...readContentFiles('content')].filter(([name]) => isNeeded(name) && !written.has(name));

/** A complete content of one category with three services and no faults; `changes` are files laid over it, or taken away with null. */
export function sampleContent(changes: Readonly<Record<string, string | null>> = {}): ContentFiles {
  const files = new Map([...written, ...real]);
  for (const [name, text] of Object.entries(changes)) {
    if (text === null) files.delete(name);
    else files.set(name, text);
  }
  return files;
}

/** The sample's file with one piece of its text replaced; throws when the piece is not there. */
export function edited(name: string, from: string, to: string): Record<string, string> {
  const text = sampleContent().get(name);
  if (text?.includes(from) !== true) throw new Error(`${name} does not contain ${from}`);
  return { [name]: text.replace(from, () => to) };
}

/** What the content gate says to the sample with changes, a line for each fault. */
export function faultsIn(changes: Readonly<Record<string, string | null>>): readonly string[] {
  try {
    loadContent(sampleContent(changes));
    return [];
  } catch (error) {
    if (!(error instanceof ContentFaults)) throw error;
    return error.faults.map(faultText);
  }
}
