import type { KnowledgeEntry, KnowledgeParts } from '#src/collections/types.ts';
import { paths } from '#src/paths.ts';
import { checklistOf } from './compile.ts';
import type { Content } from './load.ts';
import { plainText } from './markdown.ts';

/** Everything the guide can answer about, drawn from the same content as the pages. */
export function knowledge(content: Content): KnowledgeEntry[] {
  return [
    ...content.services.flatMap((service) => serviceEntries(content, service)),
    ...content.categories.map(({ id, fields, source }): KnowledgeEntry => ({
      href: paths.category(id),
      kind: 'category',
      name: fields.name,
      names: [...fields.keywords, ...fields.alsoCalled],
      answer: fields.intro,
      text: `${fields.card} ${plainText(source.markdown)}`,
    })),
    ...content.faqs.map(({ fields }): KnowledgeEntry => ({
      href: fields.page ?? paths.faq,
      kind: 'question',
      name: fields.question,
      names: fields.alsoAsked,
      answer: fields.answer,
      text: '',
    })),
    ...content.pages.map(({ id, fields, source }): KnowledgeEntry => ({
      href: `/${id}`,
      kind: 'page',
      name: fields.heading,
      names: [fields.title, ...fields.keywords, ...fields.alsoCalled],
      answer: fields.lead,
      text: plainText(source.markdown),
    })),
  ];
}

function serviceEntries(content: Content, service: Content['services'][number]): KnowledgeEntry[] {
  const { fields, id, source } = service;
  const href = paths.service(id);
  const facts = fields.facts.map((fact) => fact.text);
  return [
    {
      href,
      kind: 'service',
      name: fields.name,
      names: [...fields.keywords, ...fields.alsoCalled],
      answer: fields.lead,
      text: [fields.card, ...fields.includes, ...facts, plainText(source.markdown)].join(' '),
      parts: parts(content, service),
    },
    ...fields.questions.map(({ question, answer }, index): KnowledgeEntry => ({
      href: `${href}#question-${index + 1}`,
      kind: 'question',
      name: question,
      names: [],
      answer,
      text: '',
    })),
  ];
}

function parts(content: Content, service: Content['services'][number]): KnowledgeParts {
  const { fields } = service;
  const checklist = checklistOf(content, service);
  return {
    documents: checklist.lists.map((list) => ({ ...list, items: list.items.map(({ item }) => ({ item })) })),
    documentsNote: checklist.note,
    time: `${fields.timeline.estimate}. ${fields.timeline.note}`,
    process: fields.process.map(({ step, detail }) => `${step}: ${detail}`),
    dates: (fields.dates ?? []).map(({ what, when }) => `${what}: ${when}`),
    who: fields.whoNeedsIt,
    fees: fields.governmentFee ?? '',
  };
}
