import { describe, expect, it } from 'vitest';
import { feed } from '#tooling/build/feed.ts';
import { loadContent } from '#tooling/content/load.ts';
import { contentModules } from '#tooling/content/modules.ts';
import { structuredData } from '#tooling/structured-data/graph.ts';
import { edited, sampleContent } from '../sample-content.ts';
import { lawFile } from './sample-law.ts';

const article = `---
title: Late fees
description: Late fees, told in a sentence that is long enough for search engines to show.
keywords: [late, fees]
updated: 2026-11-20
published: 2026-11-20
heading: Late fees
lead: A day costs {fee.late}.
alsoCalled: []
sources: [The Fee Act]
seeAlso: [/faq]
---

From the second day on it is {fee.late} more.
`;

/** The sample with a figure of the law in each kind of file. */
const filesWith = (late: string) =>
  sampleContent({
    'law/fee.yaml': lawFile(`late: ${late}`),
    'blog/late-fees.md': article,
    ...edited('faqs/fees.yaml', 'It depends on the work.', 'A day of delay costs {fee.late}.'),
    ...edited('services/registrations/firm.md', 'facts: []', 'facts:\n  - text: Each day costs {fee.late}.'),
    ...edited('guide/terms.yaml', 'A number for tax.', '"A number; without it {fee.late} a day."'),
    ...edited('checklists/firm.yaml', 'One list.', 'One list, or {fee.late}.'),
    ...edited('pages/contact.md', 'What stands under the heading.', 'Write before {fee.late} is due.'),
  });

const [before, after] = ['rupees: 4321', 'rupees: 98765'].map((late) => loadContent(filesWith(late)));

const changed = (text: string) => text.replaceAll('₹4,321', '₹98,765');

describe('one value changed in content/law', () => {
  it('changes every page, list and answer that has it, and nothing else', () => {
    const [old, now] = [before, after].map((content) =>
      [...(content ? contentModules(content) : [])].map(([id, source]) => [id, source()] as const),
    );
    const holders = (old ?? []).filter(([, source]) => source.includes('₹4,321')).map(([id]) => id);
    expect(holders).toEqual([
      'content:faqs',
      'content:figures',
      'content:articles',
      'content:passages/services/registrations/firm',
      'content:passages/blog/late-fees',
      'content:passages/contact',
      'content:services/registrations/firm',
      'content:articles/late-fees',
      'content:pages/contact',
    ]);
    expect(now).toEqual(old?.map(([id, source]) => [id, changed(source)]));
  });

  it('changes what search engines and feed readers are told', () => {
    const told = [before, after].map((content) =>
      content ? JSON.stringify([[...structuredData(content, (address) => address).values()], feed(content)]) : '',
    );
    expect(told[0]?.match(/₹4,321/g)).toHaveLength(3);
    expect(told[1]).toBe(changed(told[0] ?? ''));
  });
});
