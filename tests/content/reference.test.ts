import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { ContentFaults } from '#tooling/content/fault.ts';
import { registry } from '#src/collections/registry.ts';
import { readContentFiles } from '#tooling/content/files.ts';
import { loadContent } from '#tooling/content/load.ts';
import { reference } from '#tooling/content/reference.ts';
import { shapeOf } from '#tooling/content/shape.ts';
import { withRegion } from '#tooling/docs/marked-region.ts';
import { contentFolder } from './site-content.ts';

const page = readFileSync(new URL('../../docs/editing-content.md', import.meta.url), 'utf8');

it('docs/editing-content.md names the fields as they are; to renew it, run npm run docs', () => {
  expect(page).toBe(withRegion(page, 'fields', reference()));
});

it('has a section for every collection', () => {
  expect(reference().match(/^### /gm)).toHaveLength(Object.keys(registry).length);
});

it('says what may stand in a field, whether it must be there, and what stands within it', () => {
  const lines = reference().split('\n');
  for (const line of [
    '| `phone` | The telephone number. | a number such as +91 98765 43210, or +91 40 2345 6789 for a landline |',
    '| `offices › postcode` | The PIN code. | six digits |',
    '| `process › step` | The step in a few words. | text, at most 80 characters |',
    '| `course › steps` | Three steps in their order. | a list, 3 entries; each: the fields below |',
    '| `enquireHere` | true: "Contact Us" opens the enquiry panel on the same page. false: it leads to the contact page. | true or false; may be left out, then false |',
    '| `slabs › upTo` | The upper edge of the slab in rupees; null for the last slab. | a whole number, at least 0, or null |',
    '| `documents` | The documents: a list, or "checklist:" and the name of a file in content/checklists. | the fields below, or a list, at least 3 entries; each: text, at most 200 characters |',
  ])
    expect(lines).toContain(line);
});

it('reads the form of a pattern in the words of its own message', () => {
  expect(shapeOf(z.string().regex(/^\d{6}$/, 'six digits')).$comment).toBe('six digits');
});

it('shows a complaint as the gate makes it', () => {
  const files = new Map(readContentFiles(contentFolder));
  files.set('practice.yaml', String(files.get('practice.yaml')).replace(/^phone: .*$/m, 'phone: +91 9876543210'));
  const [complaint = ''] = /^1 fault in content:\ncontent.*$/m.exec(page) ?? [];
  const withoutLine = complaint.replace(/:\d+:/, ':');
  expect(withoutLine).toBe(
    '1 fault in content:\ncontent/practice.yaml: phone: expected a number such as +91 98765 43210, or +91 40 2345 6789 for a landline, found "+91 9876543210"',
  );
  expect(saidBy(() => loadContent(files)).replace(/:\d+:/, ':')).toBe(withoutLine);
});

function saidBy(run: () => unknown): string {
  try {
    run();
    return 'nothing';
  } catch (error) {
    return error instanceof ContentFaults ? error.message : String(error);
  }
}
