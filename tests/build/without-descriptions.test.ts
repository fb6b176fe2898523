import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { withoutDescriptions } from '#tooling/build/without-descriptions.ts';

it('leaves out what a state is said to be, on one line or two, last or not', () => {
  const code = `{
  closed: { description: 'It doesn\\'t show.', on: { opened: 'open' } },
  open: {
    description:
      'It shows: all of it, and more.',
    initial: 'asking',
  },
  asking: { description: 'One question.' },
}`;
  expect(withoutDescriptions(code)).toBe(`{
  closed: { on: { opened: 'open' } },
  open: {
    initial: 'asking',
  },
  asking: { },
}`);
});

it('leaves nothing of them in the machine of the guide', () => {
  const machine = readFileSync('src/guide/machine/machine.ts', 'utf8');
  expect(machine.split('description:').length).toBeGreaterThan(10);
  expect(withoutDescriptions(machine)).not.toContain('description');
});
