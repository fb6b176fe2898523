import type { SuggestedPage, SuggestionIndex } from '#src/collections/types.ts';
import { paths } from '#src/paths.ts';
import { wordsIn } from '#src/search/words.ts';
import { shownPages } from './addresses.ts';
import { faqsInOrder } from './compile.ts';
import type { Content } from './content.ts';

/** What is offered while a visitor types: the pages with their questions and their lists of documents. Takes checked content. */
export function suggestionIndex(content: Content): SuggestionIndex {
  return {
    papers: papersWords(content),
    pages: [
      ...content.services.map(({ id, fields }) =>
        page('service', paths.service(id), fields.name, [...fields.alsoCalled, ...fields.keywords], fields.questions),
      ),
      ...content.topics.map(({ id, fields }) =>
        page('page', `/${id}`, fields.heading, [fields.title, ...fields.alsoCalled], fields.questions),
      ),
      ...content.decisions.map(({ id, fields }) => page('page', paths.check(id), fields.heading, fields.keywords)),
      ...content.categories.map(({ id, fields }) => page('page', paths.category(id), fields.name, fields.alsoCalled)),
      ...content.articles.map(({ id, fields }) => page('page', paths.article(id), fields.heading, fields.alsoCalled)),
      ...shownPages(content).map(({ id, fields }) =>
        page(
          'page',
          `/${id}`,
          fields.heading,
          [fields.title, ...fields.alsoCalled],
          `/${id}` === paths.faq ? faqsInOrder(content) : [],
        ),
      ),
    ],
  };
}

function page(
  kind: SuggestedPage['kind'],
  href: string,
  name: string,
  also: readonly string[],
  questions: readonly { readonly question: string }[] = [],
): SuggestedPage {
  const named = new Set(wordsIn(name));
  const others = [...new Set(also.flatMap(wordsIn))].filter((word) => !named.has(word));
  return { kind, href, name, also: others.join(' '), questions: questions.map(({ question }) => question) };
}

/** Single words that ask for documents, in any language of the visitors. */
const papersWords = ({ language }: Content) =>
  [...new Set(language.fields.aspects.documents.filter((phrase) => !phrase.includes(' ')).flatMap(wordsIn))].join(' ');
