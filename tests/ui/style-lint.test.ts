import stylelint from 'stylelint';
import { describe, expect, it } from 'vitest';

const component = 'src/ui/Sample.module.css';
const tokens = 'src/ui/styles/tokens.css';
const breakpoints = 'src/ui/styles/breakpoints.css';

/** What the lint of this project says of a style that stands in a file. */
async function saidOf(code: string, file: string): Promise<readonly string[]> {
  const { results } = await stylelint.lint({ code, codeFilename: file });
  return results.flatMap(({ warnings }) => warnings.map(({ text }) => text.replace(/ \([a-z-]+\)$/, '')));
}

describe('in the style of a component', () => {
  it.each([
    ['padding: 0.55rem', 'padding'],
    ['margin-top: -0.4em', 'margin-top'],
    ['gap: 0 5px', 'gap'],
    ['padding-left: calc(100% + 1.5rem)', 'padding-left'],
    ['scroll-margin-top: 4rem', 'scroll-margin-top'],
    ['border-radius: 0.6rem', 'border-radius'],
    ['min-height: 2.875rem', 'min-height'],
    ['width: 2.75rem', 'width'],
    ['font-size: 1rem', 'font-size'],
    ['font: 1rem/1.5 serif', 'font'],
    ['color: #fff', '#fff'],
    ['background: red', 'red'],
    ['fill: rgb(20 18 12 / 0.75)', 'rgb'],
  ])('refuses %s', async (declaration, name) => {
    expect(await saidOf(`.a { ${declaration} }`, component)).toEqual([`${name}: take it from ${tokens}`]);
  });

  it.each([
    ['@media (min-width: 61rem) { .a { color: inherit } }', 'min-width'],
    ['@media (width >= 61rem) { .a { color: inherit } }', 'width'],
    ['@media (max-height: 30rem) { .a { color: inherit } }', 'max-height'],
    ['@custom-media --own (min-width: 61rem);', '@custom-media'],
  ])('refuses %s', async (code, name) => {
    expect(await saidOf(code, component)).toEqual([`${name}: take it from ${breakpoints}`]);
  });

  it.each([
    '.a { padding: 0 var(--space-2) calc(var(--space-4) * -1); margin: 2px 0 -1px }',
    '.a { gap: clamp(var(--space-2), 1.6vw, var(--space-5)); border-radius: 50% }',
    '.a { min-height: var(--tap); height: 8.5rem; font-size: var(--heading-4); font: inherit }',
    '.a { color: currentColor; background: transparent; fill: SelectedItemText }',
    '@media (--wide) and (--low) { .a { color: inherit } }',
    '@media print { .a { color: inherit } }',
  ])('lets %s stand', async (code) => {
    expect(await saidOf(code, component)).toEqual([]);
  });
});

it('lets the tokens name colours and the list of breakpoints name widths', async () => {
  expect([
    await saidOf(':root { --ink: light-dark(#211e17, rgb(0 0 0 / 0.5)) }', tokens),
    await saidOf('@custom-media --wide (min-width: 62rem);', breakpoints),
  ]).toEqual([[], []]);
});
