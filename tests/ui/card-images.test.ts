import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const folder = 'src/ui/card-images';
const night = new Map(
  [
    ...readFileSync('src/ui/styles/tokens.css', 'utf8').matchAll(
      /--(?:paper|ink|accent|badge|rule-strong): light-dark\((#\w+), (#\w+)\)/g,
    ),
  ].map(([, light = '', dark = '']) => [light, dark]),
);

it.each(readdirSync(folder))('%s has the colours of the night beside those of the day', (file) => {
  const drawn = readFileSync(`${folder}/${file}`, 'utf8').replace(/<style>.*<\/style>/, '');
  const colours = new Set([...drawn.matchAll(/(?:fill|stroke)="#[0-9a-f]{6}"/g)].map(([colour]) => colour));
  const rules = [...colours].map((colour) => {
    const [name = '', day = ''] = colour.replaceAll('"', '').split('=');
    return `[${colour}]{${name}:${night.get(day) ?? 'no token'}}`;
  });
  const [, style = ''] = /<style>@media \(prefers-color-scheme:dark\)\{(.*)\}<\/style>/.exec(
    readFileSync(`${folder}/${file}`, 'utf8'),
  ) ?? [undefined];
  expect(style.match(/\[.*?\}/g)?.toSorted()).toEqual(rules.toSorted());
});
