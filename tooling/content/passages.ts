import {
  blockLineId,
  dateId,
  documentId,
  factId,
  includesId,
  pointId,
  questionId,
  sectionIds,
  stepId,
  whoId,
} from '#src/collections/passage-ids.ts';
import { timeTold } from '#src/collections/time-told.ts';
import { candidatesOf } from '#src/search/passage-candidates.ts';
import type { PagePassages, Passage } from '#src/collections/types.ts';
import { memoizeLast } from '#src/domain/memoize-last.ts';
import { paths } from '#src/paths.ts';
import { shownPages } from './addresses.ts';
import { checklistOf, faqsInOrder } from './compile.ts';
import { allEntries, type Content } from './content.ts';
import { passageKeys } from './passage-keys.ts';
import { grouped } from '#src/text/grouped.ts';
import type { Talk } from './talks.ts';
import { sectionPassages } from './section-passages.ts';

/** A passage whose address is still to be completed with that of its page. */
type Piece = Omit<Passage, 'href'> & {
  readonly place: string;
  /** Where an amount of the law stands in it: what it goes by, with the amount by its name. */
  readonly byName?: Partial<Pick<Passage, 'title' | 'text' | 'section'>>;
};

type Source = Content['services'][number]['source'];

/**
 * Everything that the pages say, page by page and piece by piece, for the guide to answer with. Takes checked content. Returns the passages by the
 * address of the page. Throws where a service names a checklist that does not exist.
 */
export function pagePassages(content: Content): ReadonlyMap<string, PagePassages> {
  const known = made.get(content) ?? new Map(allPages(content));
  made.set(content, known);
  return known;
}

/** The gate and the site both ask for it. */
const made = new WeakMap<Content, ReadonlyMap<string, PagePassages>>();

/** What the candidates of each page go by in content/guide/asked, by its address and in their order. Takes checked content. */
export function passageKeysOf(content: Content): ReadonlyMap<string, readonly string[]> {
  return new Map([...pagePassages(content)].map(([href, page]) => [href, keysOf.get(page) ?? []]));
}

const keysOf = new WeakMap<PagePassages, readonly string[]>();

function allPages(content: Content): readonly (readonly [string, PagePassages])[] {
  return [
    ...content.services.map((service) => servicePassages(content, service)),
    ...content.categories.map(({ id, fields, source }) =>
      page(content, paths.category(id), fields.name, fields.intro, sections(source)),
    ),
    ...content.topics.map((topic) => topicPassages(content, topic)),
    ...content.articles.map(({ id, fields, source }) =>
      page(content, paths.article(id), fields.heading, fields.lead, sections(source)),
    ),
    ...shownPages(content).map(({ id, fields, source }) =>
      page(content, `/${id}`, fields.heading, fields.lead, sections(source)),
    ),
  ];
}

function servicePassages(content: Content, service: Content['services'][number]): readonly [string, PagePassages] {
  const { fields, source } = service;
  const { lists, note } = checklistOf(content, service);
  const pieces: readonly Piece[] = [
    ...questionPieces(fields.questions, source),
    ...fields.facts.map(({ question = '', text }, index): Piece => ({
      kind: 'fact',
      place: factId(index),
      title: question,
      text,
      ...titleByName(source, ['facts', index, 'question']),
    })),
    ...(fields.dates ?? []).map(({ what, when }, index): Piece => ({
      kind: 'date',
      place: dateId(index),
      title: what,
      text: when,
      ...titleByName(source, ['dates', index, 'what']),
    })),
    ...fields.process.map(({ step, detail }, index): Piece => ({
      kind: 'step',
      place: stepId(index),
      title: step,
      text: detail,
      ...titleByName(source, ['process', index, 'step']),
    })),
    {
      kind: 'time',
      place: sectionIds.timeline,
      title: timeTold(fields.timeline),
      text: fields.timeline.note,
    },
    ...(fields.governmentFee === undefined
      ? []
      : [{ kind: 'fee', place: sectionIds.fee, title: '', text: fields.governmentFee } as const]),
    ...fields.whoNeedsIt.map((text, index): Piece => ({ kind: 'who', place: whoId(index), title: '', text })),
    ...fields.includes.map((text, index): Piece => ({
      kind: 'includes',
      place: includesId(index),
      title: '',
      text,
    })),
    ...lists.flatMap(({ for: heading = '', items }, list) =>
      items.map(({ item, note: remark }, index): Piece => ({
        kind: 'document',
        place: documentId(list, index),
        title: heading,
        text: remark === undefined ? item : `${item}: ${remark}`,
      })),
    ),
    ...sections(source),
  ];
  return page(content, paths.service(service.id), fields.name, fields.lead, pieces, { documentsNote: note });
}

function topicPassages(content: Content, topic: Content['topics'][number]): readonly [string, PagePassages] {
  const { fields, source } = topic;
  return page(content, `/${topic.id}`, fields.heading, fields.lead, [
    ...questionPieces(fields.questions, source),
    ...fields.points.items.map(({ name, text }, index): Piece => ({
      kind: 'point',
      place: pointId(index),
      title: name,
      text,
      ...titleByName(source, ['points', 'items', index, 'name']),
    })),
    ...(fields.steps?.items ?? []).map(({ name, text }, index): Piece => ({
      kind: 'step',
      place: stepId(index),
      title: name,
      text,
      ...titleByName(source, ['steps', 'items', index, 'name']),
    })),
    ...(fields.timeline === undefined
      ? []
      : [{ kind: 'time', place: sectionIds.timeline, title: timeTold(fields.timeline), text: '' } as const]),
    ...(fields.forWhom ?? []).map((text, index): Piece => ({ kind: 'who', place: whoId(index), title: '', text })),
    ...fields.blocks.flatMap(blockPieces),
    ...sections(source),
  ]);
}

function blockPieces(block: Content['topics'][number]['fields']['blocks'][number]): readonly Piece[] {
  const line = (index: number, title: string, text: string): Piece => ({
    kind: 'line',
    place: blockLineId(block.kind, index),
    title,
    text,
  });
  switch (block.kind) {
    case 'year':
      return block.spans.map(({ name, text }, index) => line(index, name, text));
    case 'form':
      return block.lines.map(({ name, note }, index) => line(index, `${block.title}, ${name}`, note));
    default:
      return [];
  }
}

const questionPieces = (
  questions: Content['services'][number]['fields']['questions'],
  source: Source,
): readonly Piece[] =>
  questions.map(({ id, question, answer }, index) => ({
    kind: 'question',
    place: questionId(index),
    ...(id !== undefined && { id }),
    title: question,
    text: answer,
    ...titleByName(source, ['questions', index, 'question']),
  }));

const titleByName = (source: Source, path: Parameters<Source['byNameAt']>[0]): Pick<Piece, 'byName'> =>
  source.figuresAt(path).length === 0 ? {} : { byName: { title: source.byNameAt(path) } };

/** What stands in the text below the fields. */
function sections({ markdown, markdownByName }: Source): readonly Piece[] {
  const named = markdownByName === markdown ? [] : sectionPassages(markdownByName);
  return sectionPassages(markdown).map(({ id, heading, ...piece }, index) => {
    const other = named[index];
    return {
      ...piece,
      place: id,
      section: heading,
      ...(other && { byName: { title: other.title, text: other.text, section: other.heading } }),
    };
  });
}

/** A message of fewer words says too little without those before it. */
const fewestWords = 6;

/** The messages of conversations that ask for a passage by themselves too, by the page: those that begin one, and long ones. */
const saidOn = memoizeLast((talks: readonly Talk[]) =>
  grouped(
    talks.flatMap(({ turns }) => turns.filter(({ say }, at) => at === 0 || say.split(' ').length >= fewestWords)),
    ({ page: href }) => href,
  ),
);

const examplesOf = memoizeLast((content: Content) =>
  allEntries(content).flatMap(({ source }) => source.examples.map(({ said, words }) => ({ said, words }))),
);

/** The passages of a page: its own, and the questions and words explained elsewhere that belong to it, with what each is asked. */
function page(
  content: Content,
  href: string,
  name: string,
  lead: string,
  pieces: readonly Piece[],
  further: Pick<PagePassages, 'documentsNote'> = {},
): readonly [string, PagePassages] {
  const own = pieces.map(({ place, byName: _, ...piece }): Passage => ({
    ...piece,
    href: place === '' ? href : `${href}#${place}`,
  }));
  const questions = faqsInOrder(content).flatMap(({ id, question, answer, page: home }, index): readonly Passage[] =>
    (home ?? paths.faq) === href
      ? [{ kind: 'question', id, href: `${paths.faq}#${questionId(index)}`, title: question, text: answer }]
      : [],
  );
  const terms = content.terms.fields.filter((term) => term.page === href);
  const meanings = terms.map(({ term, meaning }): Passage => ({
    kind: 'definition',
    href,
    title: term,
    text: meaning,
  }));
  const passages = [...own, ...questions, ...meanings].map((passage) => {
    const examples = examplesOf(content).filter(({ said }) => passage.text.includes(said));
    return examples.length === 0 ? passage : { ...passage, examples };
  });
  const lines = [
    ...content.asked.filter((page) => page.href === href).flatMap((page) => page.lines),
    ...(saidOn(content.talks).get(href) ?? []),
  ];
  const said = grouped(lines, ({ passage }) => passage);
  const candidates = candidatesOf({ name, lead, passages }, href);
  const byName = pieces.map((piece, index) => ({ ...own[index], ...piece.byName }) as Passage);
  const keys = passageKeys(candidatesOf({ name, lead, passages: [...byName, ...questions, ...meanings] }, href));
  const asked = candidates.map(({ kind, title }, number) => [
    ...(said.get(keys[number] ?? '') ?? []).map(({ say }) => say.replaceAll('|', ' ')),
    ...(kind === 'definition' ? (terms.find(({ term }) => term === title)?.alsoCalled ?? []) : []),
  ]);
  const known = { name, lead, passages, asked: asked.map((phrases) => phrases.join('|')), ...further };
  keysOf.set(known, keys);
  return [href, known];
}
