import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { wordingSchema } from '#src/collections/schemas/guide.ts';
import { edited, faultsIn, sampleText } from './sample-content.ts';

const intents = 'guide/intents.yaml';
const language = 'guide/language.yaml';
const wording = 'guide/wording.yaml';
const lineIn = (file: string, text: string) =>
  sampleText(file).slice(0, sampleText(file).indexOf(text)).split('\n').length;

it('needs an entry for every intent', () => {
  expect(faultsIn(edited(intents, '- { id: fees, phrases: [fees], links: [/contact] }\n', ''))).toEqual([
    `content/${intents}:1: file: the intent "fees" is missing; the guide needs an entry with "id: fees" and its phrases`,
  ]);
});

it.each([
  ['fees', '[fees],', 'content/practice.yaml and content/guide/wording.yaml'],
  ['skip', '[skip]', 'content/guide/wording.yaml'],
])('refuses a reply to "%s", which code never says', (id, phrases, from) => {
  const isLast = !phrases.endsWith(',');
  const changed = edited(
    intents,
    `phrases: ${phrases}`,
    `phrases: ${isLast ? `${phrases},` : phrases} reply: Words.${isLast ? '' : ','}`,
  );
  const line = lineIn(intents, `id: ${id},`);
  const index = line;
  expect(faultsIn(changed)).toEqual([
    `content/${intents}:${line}: [${index}].reply: is never said: what the guide answers to "${id}" comes from ${from}; remove the field`,
  ]);
});

it('needs a reply to an intent that code does not answer', () => {
  const line = lineIn(intents, 'id: thanks');
  expect(faultsIn(edited(intents, ', reply: You are welcome.', ''))).toEqual([
    `content/${intents}:${line}: [${line}].reply: is missing (What the guide answers.)`,
  ]);
});

it('lets a chip be called anything', () => {
  expect(faultsIn(edited(wording, 'back: Back', 'back: Once more'))).toEqual([]);
});

it('refuses a suggestion that neither an intent nor a page answers', () => {
  expect(faultsIn(edited(wording, 'Send a message]', 'Book a kite flight]'))).toEqual([
    expect.stringMatching(
      /^content\/guide\/wording\.yaml:\d+: suggestions\[3\]: the guide has no answer to "Book a kite flight"; suggest what stands on a page, or a phrase of content\/guide\/intents\.yaml$/,
    ),
  ]);
});

it('refuses a synonym that means what no page says', () => {
  expect(faultsIn(edited(language, 'mean: firm', 'mean: firm zeppelin'))).toEqual([
    `content/${language}:${lineIn(language, 'mean: firm')}: synonyms[1].mean: no page has the word "zeppelin"; write here what the pages say`,
  ]);
});

it('refuses a stop word by which a service is called', () => {
  expect(faultsIn(edited(language, 'stopWords: [a,', 'stopWords: [trust, a,'))).toEqual([
    `content/${language}:1: stopWords[1]: "trust" names "Trust" in content/services/registrations/trust.md; a word that names a subject is no stop word`,
  ]);
});

it.each(['deed', 'trust'])('refuses a stop word at an end of the name of a service: %s', (word) => {
  const named = edited('services/registrations/trust.md', 'name: Trust', 'name: Trust for a deed');
  expect(faultsIn({ ...named, ...edited(language, 'stopWords: [a,', `stopWords: [${word}, a,`) })).toEqual([
    `content/${language}:1: stopWords[1]: "${word}" names "Trust for a deed" in content/services/registrations/trust.md; a word that names a subject is no stop word`,
  ]);
});

it('asks for no wording that nothing reads', () => {
  const code = ['src/guide', 'src/app', 'src/forms']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.tsx?$/.test(name))
        .map((name) => readFileSync(join(folder, name), 'utf8')),
    )
    .join('\n');
  const fields = [
    ...Object.keys(wordingSchema.shape),
    ...(['answers', 'chips', 'panel'] as const).flatMap((group) => Object.keys(wordingSchema.shape[group].shape)),
  ];
  expect(fields.filter((field) => !new RegExp(`(?:\\.|[{,]\\s*)${field}\\b`).test(code))).toEqual([]);
});
