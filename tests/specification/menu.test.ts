import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { breakpoints } from '#src/ui/breakpoints.ts';
import { siteContent } from '../content/site-content.ts';

const { menu } = siteContent.layoutWords.fields;

it('the menu holds what was ordered, and what is further stands apart', () => {
  expect(menu.links.map(({ name, to }) => `${name} ${to}`)).toEqual([
    'Home /',
    'About /about',
    'Services /services',
    'Solutions /solutions',
    'Testimonials /testimonials',
    'Contact /contact',
  ]);
  expect(menu.booking).toBe('Book Consultation');
  const ordered = new Set(menu.links.map(({ to }) => to));
  expect(menu.further.filter(({ to }) => ordered.has(to))).toEqual([]);
});

it.each(['MainNavigation', 'MenuButton', 'ServicesMenu'])('%s changes from menu to bar at md, 768 pixels', (name) => {
  const styles = readFileSync(`src/app/${name}.module.css`, 'utf8');
  const blocks = [...styles.matchAll(/^@media .*?\(--(\w[\w-]*)\)[\s\S]*?^\}/gm)].map(([block, size]) => ({
    size,
    sets: [...block.matchAll(/^\s+([a-z-]+):/gm)].map(([, property]) => property),
  }));
  const others = blocks.filter(({ size }) => size !== 'medium' && size !== 'narrow' && size !== 'narrowest');
  expect(others.flatMap(({ sets }) => sets).filter((property) => property !== 'gap')).toEqual([]);
  expect(blocks.map(({ size }) => size)).toContain('medium');
  expect(breakpoints.medium).toBe('(min-width: 48rem)');
});
