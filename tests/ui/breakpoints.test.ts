import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { breakpoints } from '#src/ui/breakpoints.ts';

const inStyles = Object.fromEntries(
  [...readFileSync('src/ui/styles/breakpoints.css', 'utf8').matchAll(/@custom-media --([a-z-]+) (.+);/g)].map(
    ([, name = '', condition]) => [name, condition],
  ),
);

it('scripts ask for the same widths as the styles', () => {
  expect(breakpoints).toEqual(Object.fromEntries(Object.keys(breakpoints).map((name) => [name, inStyles[name]])));
});

it('a name and its opposite leave no width between them', () => {
  const edge = (name: string) => Number(/[\d.]+/.exec(inStyles[name] ?? '')?.[0]);

  expect([edge('narrow'), edge('below-wide'), edge('below-widest')]).toEqual(
    [edge('medium'), edge('wide'), edge('widest')].map((from) => from - 0.01),
  );
});
