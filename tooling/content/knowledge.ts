import type { KnowledgeEntry, TopicBlock } from '#src/collections/types.ts';
import { wordsIn } from '#src/search/words.ts';
import { memoizeByText } from '#src/text/memoize-by-text.ts';
import { stopWordsOf } from './stop-words.ts';
import { paths } from '#src/paths.ts';
import { shownPages } from './addresses.ts';
import { byOrder, checklistOf } from './compile.ts';
import type { Content } from './content.ts';
import { plainText } from './markdown.ts';

/** An entry with all the text that stands on its page. */
interface Draft extends Omit<KnowledgeEntry, 'words'> {
  readonly text: string;
  /** What answers it, where it is a question of the FAQ or a term: it is found by each word of that but figures. */
  readonly answer?: string;
}

/** A word that more pages than this have tells none of them from the others. */
const commonest = 4;

/**
 * Everything the guide can find, drawn from the same content as the pages. What a page says at length is reduced to the words it is
 * found by; the words themselves come from the page's own module when they are needed.
 */
export function knowledge(content: Content): readonly KnowledgeEntry[] {
  const known = made.get(content) ?? drawn(content);
  made.set(content, known);
  return known;
}

/** The gate and the site both ask for it. */
const made = new WeakMap<Content, readonly KnowledgeEntry[]>();

function drawn(content: Content): readonly KnowledgeEntry[] {
  const drafts = allDrafts(content);
  const stopWords = new Set(stopWordsOf(content).flatMap(wordsIn));
  const isOwn = ownNames(drafts);
  const pagesWith = new Map<string, number>();
  for (const word of drafts.flatMap(({ text }) => [...distinctWords(text)]))
    pagesWith.set(word, (pagesWith.get(word) ?? 0) + 1);

  return drafts.map((draft) => {
    const { text, answer = '', ...entry } = draft;
    const named = new Set([entry.name, ...entry.names].flatMap(wordsIn));
    const words = [...distinctWords(text)].filter(
      (word) =>
        word.length > 2 &&
        !isFigure(word) &&
        !named.has(word) &&
        !stopWords.has(word) &&
        (pagesWith.get(word) ?? 0) <= commonest,
    );
    return {
      ...entry,
      names: bareNames(entry.names, stopWords).filter((name) => isOwn(name, draft)),
      words: [...new Set([...words, ...wordsIn(answer).filter((word) => !isFigure(word))])].sort().join(' '),
    };
  });
}

/** All that a page says is long, and each change at the desk asks for it anew. */
const distinctWords = memoizeByText((text: string): ReadonlySet<string> => new Set(wordsIn(text)), 2000);

/** A figure tells no page from others: nobody looks for a page by "2026". */
const isFigure = (word: string) => /^\d+$/.test(word);

/** Names as they are compared: normalised, without stop words, each once. */
function bareNames(names: readonly string[], stopWords: ReadonlySet<string>): readonly string[] {
  const bare = names.map((name) =>
    wordsIn(name)
      .filter((word) => !stopWords.has(word))
      .join(' '),
  );
  return [...new Set(bare)].filter((name) => name !== '');
}

/** "Andar ka audit", without its stop words, is left with what another page goes by in full: that name is the other page's. */
function ownNames(drafts: readonly Draft[]): (bare: string, draft: Draft) => boolean {
  const owners = new Map<string, Set<Draft>>();
  for (const draft of drafts)
    for (const name of [draft.name, ...draft.names]) {
      const inFull = wordsIn(name).join(' ');
      owners.set(inFull, (owners.get(inFull) ?? new Set()).add(draft));
    }
  return (bare, draft) => owners.get(bare)?.has(draft) ?? true;
}

/**
 * A page stands before the questions and terms that are answered on it: what is said of a page as a whole is said of its first entry.
 * The questions of the FAQ and the terms come last and in the order in which they end the passages of their page (`pagePassages`).
 */
function allDrafts(content: Content): Draft[] {
  return [
    ...content.services.flatMap((service) => serviceDrafts(content, service)),
    ...content.categories.map(({ id, fields, source }): Draft => ({
      href: paths.category(id),
      kind: 'category',
      name: fields.name,
      names: [...fields.keywords, ...fields.alsoCalled],
      text: `${fields.intro} ${fields.card} ${plainText(source.markdown)}`,
    })),
    ...content.topics.flatMap(({ id, fields, source }): Draft[] => [
      {
        href: `/${id}`,
        kind: 'topic',
        name: fields.heading,
        names: [fields.title, ...fields.keywords, ...fields.alsoCalled],
        text: [
          fields.lead,
          plainText(source.markdown),
          ...[...fields.points.items, ...(fields.steps?.items ?? [])].flatMap(({ name, text }) => [name, text]),
          ...fields.blocks.flatMap(wordsOfBlock),
          ...(fields.forWhom ?? []),
          ...fields.questions.map(({ answer }) => answer),
        ].join(' '),
      },
      ...questionDrafts(`/${id}`, fields.questions),
    ]),
    ...content.articles.map(({ id, fields, source }): Draft => ({
      href: paths.article(id),
      kind: 'article',
      name: fields.heading,
      names: [...fields.keywords, ...fields.alsoCalled],
      text: `${fields.lead} ${plainText(source.markdown)}`,
    })),
    ...shownPages(content).map(({ id, fields, source }): Draft => ({
      href: `/${id}`,
      kind: 'page',
      name: fields.heading,
      names: [fields.title, ...fields.keywords, ...fields.alsoCalled],
      text: `${fields.lead} ${plainText(source.markdown)}`,
    })),
    ...content.faqs.toSorted(byOrder).map(({ fields }): Draft => ({
      href: fields.page ?? paths.faq,
      kind: 'question',
      name: fields.question,
      names: [],
      text: '',
      answer: fields.answer,
    })),
    ...content.terms.fields.map(({ term, alsoCalled, meaning, page }): Draft => ({
      href: page,
      kind: 'question',
      name: term,
      names: alsoCalled,
      text: '',
      answer: meaning,
    })),
  ];
}

type ServiceEntry = Content['services'][number];

function serviceDrafts(content: Content, service: ServiceEntry): Draft[] {
  const href = paths.service(service.id);
  const { name, keywords, alsoCalled, lead, questions } = service.fields;
  return [
    {
      href,
      kind: 'service',
      name,
      names: [...keywords, ...alsoCalled],
      text: `${lead} ${plainText(service.source.markdown)} ${everythingSaid(content, service)}`,
    },
    ...questionDrafts(href, questions),
  ];
}

function wordsOfBlock(block: TopicBlock): readonly string[] {
  switch (block.kind) {
    case 'year':
      return block.spans.flatMap(({ name, text }) => [name, text]);
    case 'form':
      return [block.title, ...block.lines.flatMap(({ name, note }) => [name, note])];
    default:
      return [block.text];
  }
}

function questionDrafts(href: string, questions: readonly { readonly question: string }[]): Draft[] {
  return questions.map(({ question }, index) => ({
    href: `${href}#question-${index + 1}`,
    kind: 'question',
    name: question,
    names: [],
    text: '',
  }));
}

function everythingSaid(content: Content, service: ServiceEntry): string {
  const { card, includes, whoNeedsIt, facts, questions, process, dates } = service.fields;
  return [
    card,
    ...includes,
    ...whoNeedsIt,
    ...facts.map(({ text }) => text),
    ...questions.map(({ answer }) => answer),
    ...process.flatMap(({ step, detail }) => [step, detail]),
    ...checklistOf(content, service).lists.flatMap(({ items }) => items.map(({ item }) => item)),
    ...(dates ?? []).flatMap(({ what, when }) => [what, when]),
  ].join(' ');
}
