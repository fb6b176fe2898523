import { fillTemplate } from '#src/domain/fill-template.ts';
import { intentReader } from '#src/guide/understanding/intents.ts';
import { forwardIndex } from '#src/search/forward-index.ts';
import { invertedIndex } from '#src/search/inverted-index.ts';
import { lexicon } from '#src/search/language.ts';
import { makeSearch } from '#src/search/search.ts';
import { wordsIn } from '#src/search/words.ts';
import { stopWordsOf } from '../stop-words.ts';
import { knowledge } from '../knowledge.ts';
import type { Check } from './check.ts';

/** Every question the guide suggests is one that it answers: an intent, or something that stands on a page. */
export const checkSuggestions: Check = (content, report) => {
  const { wording, language, intents, services } = content;
  const reader = intentReader(intents.fields, language.fields);
  const search = makeSearch(invertedIndex(forwardIndex(knowledge(content))), lexicon(language.fields));
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

/** No word by which a service, a category or a term is called stands among those that say nothing about the subject: the first and the last of a service and a term, all of a category. */
export const checkStopWords: Check = (content, report) => {
  const { language, vocabulary, services, categories, terms } = content;
  const named = [
    ...categories.map(({ fields: { name }, source }) => ({ name, file: source.file, words: wordsIn(name) })),
    ...services.flatMap(({ fields, source }) => ends(fields.name, source.file)),
    ...terms.fields.flatMap(({ term }) => ends(term, terms.source.file)),
  ];
  const stopWords = new Set(stopWordsOf(content).flatMap(wordsIn));
  const lists = [
    { entry: language, field: 'stopWords', words: language.fields.stopWords },
    { entry: vocabulary, field: 'small', words: vocabulary.fields.small },
  ];
  const told = new Set<string>();
  for (const { name, file, words } of named) {
    if (words.length === 0 || !words.every((word) => stopWords.has(word))) continue;
    const [first] = lists.flatMap((list) =>
      list.words.flatMap((stop, index) =>
        wordsIn(stop).some((word) => words.includes(word)) ? [{ ...list, stop, index }] : [],
      ),
    );
    if (!first || told.has(first.stop)) continue;
    told.add(first.stop);
    report(
      first.entry,
      [first.field, first.index],
      `"${first.stop}" names "${name}" in ${file}; a word that names a subject is no stop word`,
    );
  }
};

/** The first and the last word of a name, each by itself. */
const ends = (name: string, file: string) =>
  [wordsIn(name)[0], wordsIn(name).at(-1)].flatMap((word) =>
    word === undefined ? [] : [{ name, file, words: [word] }],
  );
