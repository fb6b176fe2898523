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
import type { PagePassages, Passage } from '#src/collections/types.ts';
import { paths } from '#src/paths.ts';
import { shownPages } from './addresses.ts';
import { checklistOf, faqsInOrder } from './compile.ts';
import type { Content } from './content.ts';
import { sectionPassages } from './section-passages.ts';

/** A passage whose address is still to be completed with that of its page. */
type Piece = Omit<Passage, 'href' | 'asked'> & { readonly id: string; readonly asked?: readonly string[] | undefined };

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

function allPages(content: Content): readonly (readonly [string, PagePassages])[] {
  return [
    ...content.services.map((service) => servicePassages(content, service)),
    ...content.categories.map(({ id, fields, source }) =>
      page(content, paths.category(id), fields.name, fields.intro, sections(source.markdown, fields.askedOfSections)),
    ),
    ...content.topics.map((topic) => topicPassages(content, topic)),
    ...content.articles.map(({ id, fields, source }) =>
      page(content, paths.article(id), fields.heading, fields.lead, sections(source.markdown, fields.askedOfSections)),
    ),
    ...shownPages(content).map(({ id, fields, source }) =>
      page(content, `/${id}`, fields.heading, fields.lead, sections(source.markdown)),
    ),
  ];
}

function servicePassages(content: Content, service: Content['services'][number]): readonly [string, PagePassages] {
  const { fields, source } = service;
  const { lists, note } = checklistOf(content, service);
  const pieces: readonly Piece[] = [
    ...questionPieces(fields.questions),
    ...fields.facts.map(({ text, asked }, index): Piece => ({
      kind: 'fact',
      id: factId(index),
      title: '',
      text,
      asked,
    })),
    ...(fields.dates ?? []).map(({ what, when, asked }, index): Piece => ({
      kind: 'date',
      id: dateId(index),
      title: what,
      text: when,
      asked,
    })),
    ...fields.process.map(({ step, detail, asked }, index): Piece => ({
      kind: 'step',
      id: stepId(index),
      title: step,
      text: detail,
      asked,
    })),
    {
      kind: 'time',
      id: sectionIds.timeline,
      title: timeTold(fields.timeline),
      text: fields.timeline.note,
      asked: fields.timeline.asked,
    },
    ...(fields.governmentFee === undefined
      ? []
      : [{ kind: 'fee', id: sectionIds.fee, title: '', text: fields.governmentFee } as const]),
    ...fields.whoNeedsIt.map((text, index): Piece => ({ kind: 'who', id: whoId(index), title: '', text })),
    ...fields.includes.map((text, index): Piece => ({
      kind: 'includes',
      id: includesId(index),
      title: '',
      text,
    })),
    ...lists.flatMap(({ for: heading = '', items }, list) =>
      items.map(({ item, note: remark }, index): Piece => ({
        kind: 'document',
        id: documentId(list, index),
        title: heading,
        text: remark === undefined ? item : `${item}: ${remark}`,
      })),
    ),
    ...sections(source.markdown, fields.askedOfSections),
  ];
  const [href, known] = page(content, paths.service(service.id), fields.name, fields.lead, pieces);
  return [href, { ...known, documentsNote: note }];
}

function topicPassages(content: Content, topic: Content['topics'][number]): readonly [string, PagePassages] {
  const { fields, source } = topic;
  return page(content, `/${topic.id}`, fields.heading, fields.lead, [
    ...questionPieces(fields.questions),
    ...fields.points.items.map(({ name, text, asked }, index): Piece => ({
      kind: 'point',
      id: pointId(index),
      title: name,
      text,
      asked,
    })),
    ...(fields.steps?.items ?? []).map(({ name, text, asked }, index): Piece => ({
      kind: 'step',
      id: stepId(index),
      title: name,
      text,
      asked,
    })),
    ...(fields.timeline === undefined
      ? []
      : [{ kind: 'time', id: sectionIds.timeline, title: timeTold(fields.timeline), text: '' } as const]),
    ...(fields.forWhom ?? []).map((text, index): Piece => ({ kind: 'who', id: whoId(index), title: '', text })),
    ...fields.blocks.flatMap(blockPieces),
    ...sections(source.markdown, fields.askedOfSections),
  ]);
}

function blockPieces(block: Content['topics'][number]['fields']['blocks'][number]): readonly Piece[] {
  const line = (index: number, title: string, text: string): Piece => ({
    kind: 'line',
    id: blockLineId(block.kind, index),
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

const questionPieces = (questions: Content['services'][number]['fields']['questions']): readonly Piece[] =>
  questions.map(({ question, answer, asked }, index) => ({
    kind: 'question',
    id: questionId(index),
    title: question,
    text: answer,
    asked,
  }));

/** What stands in the text below the fields, with what its sections are asked. */
function sections(
  markdown: string,
  askedOf: readonly { readonly heading?: string | undefined; readonly asked: readonly string[] }[] = [],
): readonly Piece[] {
  return sectionPassages(markdown).map(({ heading, ...piece }) => ({
    ...piece,
    section: heading,
    asked: askedOf.find((section) => (section.heading ?? '') === heading)?.asked,
  }));
}

/** The passages of a page: its own, and the questions and words explained elsewhere that belong to it. */
function page(
  content: Content,
  href: string,
  name: string,
  lead: string,
  pieces: readonly Piece[],
): readonly [string, PagePassages] {
  const own = pieces.map(({ id, asked = [], ...piece }): Passage => ({
    ...piece,
    href: id === '' ? href : `${href}#${id}`,
    asked,
  }));
  const questions = faqsInOrder(content).flatMap(({ id, question, answer, page: home }, index): readonly Passage[] =>
    (home ?? paths.faq) === href
      ? [
          {
            kind: 'question',
            href: `${paths.faq}#${questionId(index)}`,
            title: question,
            text: answer,
            asked: content.faqs.find((faq) => faq.id === id)?.fields.alsoAsked ?? [],
          },
        ]
      : [],
  );
  const terms = content.terms.fields
    .filter((term) => term.page === href)
    .map(({ term, meaning, alsoCalled }): Passage => ({
      kind: 'definition',
      href,
      title: term,
      text: meaning,
      asked: alsoCalled,
    }));
  return [href, { name, lead, passages: [...own, ...questions, ...terms] }];
}
