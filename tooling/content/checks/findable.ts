import { fillTemplate } from '#src/domain/fill-template.ts';
import { intentReader } from '#src/guide/intents.ts';
import { forwardIndex } from '#src/search/forward-index.ts';
import { invertedIndex } from '#src/search/inverted-index.ts';
import { makeSearch } from '#src/search/search.ts';
import { wordsIn } from '#src/search/words.ts';
import { knowledge } from '../knowledge.ts';
import type { Check } from './check.ts';

/** Every question the guide suggests is one that it answers: an intent, or something that stands on a page. */
export const checkSuggestions: Check = (content, report) => {
  const { wording, language, intents, services } = content;
  const reader = intentReader(intents.fields, language.fields);
  const search = makeSearch(invertedIndex(forwardIndex(knowledge(content))), language.fields);
  const isAnswered = (text: string) =>
    reader.whole(text) !== undefined || reader.within(text) !== undefined || search.find(text, '').outcome !== 'none';
  const expected = (text: string) =>
    `the guide has no answer to "${text}"; suggest what stands on a page, or a phrase of ${intents.source.file}`;
  wording.fields.suggestions.forEach((text, index) => {
    if (!isAnswered(text)) report(wording, ['suggestions', index], expected(text));
  });
  const service = services[0]?.fields.name;
  if (service === undefined) return;
  wording.fields.suggestionsHere.forEach((template, index) => {
    const text = fillTemplate(template, { service });
    if (!isAnswered(text)) report(wording, ['suggestionsHere', index], expected(text));
  });
};

/** What a synonym means stands on a page; otherwise it leads nowhere. */
export const checkSynonyms: Check = (content, report) => {
  const { language, services, categories, topics, articles, pages, faqs, checklists, terms } = content;
  const pagesText = [...services, ...categories, ...topics, ...articles, ...pages, ...faqs, ...checklists, terms]
    .map(({ fields, source }) => `${JSON.stringify(fields)} ${source.markdown}`)
    .join(' ')
    .toLowerCase();
  language.fields.synonyms.forEach(({ mean }, index) => {
    const unknown = mean
      .toLowerCase()
      .split(/\s+/)
      .filter((word) => !pagesText.includes(word) && !wordsIn(word).every((own) => pagesText.includes(own)));
    if (unknown.length > 0)
      report(
        language,
        ['synonyms', index, 'mean'],
        `no page has the word "${unknown.join(' ')}"; write here what the pages say`,
      );
  });
};

/** No word by which a service, a category or a term is called stands among those that say nothing about the subject. */
export const checkStopWords: Check = (content, report) => {
  const { language, services, categories, terms } = content;
  const named = [
    ...[...services, ...categories].map(({ fields, source }) => [fields.name, source.file] as const),
    ...terms.fields.map(({ term }) => [term, terms.source.file] as const),
  ];
  const stopWords = new Set(language.fields.stopWords.flatMap(wordsIn));
  for (const [name, file] of named) {
    const words = wordsIn(name);
    if (words.length === 0 || !words.every((word) => stopWords.has(word))) continue;
    const index = language.fields.stopWords.findIndex((stop) => wordsIn(stop).some((word) => words.includes(word)));
    report(
      language,
      ['stopWords', index],
      `"${language.fields.stopWords[index] ?? ''}" is what "${name}" in ${file} is called; a word that names a subject is no stop word`,
    );
  }
};
