import { expect, it } from 'vitest';
import { laidOver } from '#tooling/content/laid-over.ts';

const site = new Map<string, string | Uint8Array>([
  [
    'guide/wording.yaml',
    'welcome: Hello\nmiss: Not found\nchips: { back: Back, skip: Skip }\nsuggestions: [One, Two]\n',
  ],
  ['tax/fy-2023-24.yaml', 'cessPercent: 4\n'],
  ['faqs/fees.yaml', 'order: 1\n'],
]);

const over = (name: string, text: string) => Object.fromEntries(laidOver(site, new Map([[name, text]])));

it('leaves a field as it was that the other file does not have, and takes lists as a whole', () => {
  expect(over('guide/wording.yaml', 'miss: Nothing\nchips: { skip: Pass }\nsuggestions: [Three]\n')).toEqual({
    ...Object.fromEntries(site),
    'guide/wording.yaml':
      'welcome: Hello\nmiss: Nothing\nchips:\n  back: Back\n  skip: Pass\nsuggestions:\n  - Three\n',
  });
});

it('puts a file in place of the only one of its kind, whatever its name is', () => {
  expect(over('tax/fy-2030-31.yaml', 'cessPercent: 5\n')).toEqual({
    'guide/wording.yaml': site.get('guide/wording.yaml'),
    'faqs/fees.yaml': 'order: 1\n',
    'tax/fy-2030-31.yaml': 'cessPercent: 5\n',
  });
});

it('puts a file of many beside the others', () => {
  expect(over('faqs/place.yaml', 'order: 2\n')).toEqual({
    ...Object.fromEntries(site),
    'faqs/place.yaml': 'order: 2\n',
  });
});
