import { expect, it } from 'vitest';
import { loadContentOnce } from '#tooling/content/load-once.ts';
import { edited, sampleContent } from './sample-content.ts';

it('gives the same content while the files say the same, and other content once they say something else', () => {
  const first = loadContentOnce(sampleContent());
  const later = loadContentOnce(sampleContent(edited('faqs/fees.yaml', 'order: 1', 'order: 4')));
  expect(loadContentOnce(sampleContent(edited('faqs/fees.yaml', 'order: 1', 'order: 4')))).toBe(later);
  expect([first, later].map(({ faqs }) => faqs.find(({ id }) => id === 'fees')?.fields.order)).toEqual([1, 4]);
});

it('reads content anew in which only a picture is another one', () => {
  const before = loadContentOnce(sampleContent());
  const [picture = ''] = before.assets.keys();
  const bytes = Buffer.concat([before.assets.get(picture) ?? new Uint8Array(), Buffer.from('\n')]);
  expect(loadContentOnce(sampleContent({ [picture]: bytes })).assets.get(picture)).toEqual(bytes);
  expect(loadContentOnce(sampleContent()).assets.get(picture)).toEqual(before.assets.get(picture));
});

it('has faults again each time', () => {
  const faulty = sampleContent(edited('faqs/fees.yaml', 'order: 1', 'order: first'));
  for (const _ of [1, 2]) expect(() => loadContentOnce(faulty)).toThrow('1 fault in content');
});
