import { expect, it } from 'vitest';
import { readContentFiles } from '#tooling/content/files.ts';
import { plainText } from '#tooling/content/markdown.ts';
import { contentFolder, shownTexts, siteContent } from '../content/site-content.ts';

const { services } = siteContent;
const boasts = /\b(?:free|best|leading|hurry|guaranteed)\b/i;

it.each(services.map((service) => [service.id, service] as const))(
  '%s promises and boasts of nothing',
  (_, service) => {
    expect(shownTexts(service).filter((text) => boasts.test(text))).toEqual([]);
  },
);

it('never speaks of liaison, in no form of the word', () => {
  const files = [...readContentFiles(contentFolder)].filter(
    ([, text]) => typeof text === 'string' && /liais/i.test(text),
  );
  expect(files.map(([name]) => name)).toEqual([]);
});

/** The sentences of a service that are its own words, in small letters; those of a word or two are nobody's. */
function sentencesOf({ fields, source }: (typeof services)[number]): ReadonlySet<string> {
  const texts = [
    fields.lead,
    fields.card,
    ...fields.whoNeedsIt,
    ...fields.includes,
    ...fields.process.flatMap(({ step, detail }) => [step, detail]),
    ...fields.questions.flatMap(({ question, answer }) => [question, answer]),
    plainText(source.markdown),
  ];
  const sentences = texts
    .flatMap((text) => text.split(/(?<=[.?!])\s+/))
    .map((sentence) =>
      sentence
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim(),
    );
  return new Set(sentences.filter((sentence) => sentence.includes(' ')));
}

it('gives no two services more than a third of their sentences in common', () => {
  const read = services.map((service) => ({ id: service.id, sentences: sentencesOf(service) }));
  const alike = read.flatMap((one, index) =>
    read.slice(index + 1).flatMap((other) => {
      const shared = [...one.sentences].filter((sentence) => other.sentences.has(sentence)).length;
      const share = shared / Math.min(one.sentences.size, other.sentences.size);
      return share > 1 / 3 ? [`${one.id} and ${other.id}: ${Math.round(100 * share)}%`] : [];
    }),
  );
  expect(alike).toEqual([]);
});

it('gives every service a dozen sentences of its own at least', () => {
  expect(services.filter((service) => sentencesOf(service).size < 12).map(({ id }) => id)).toEqual([]);
});
