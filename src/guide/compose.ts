import type { Aspect, Practice, ServicePage, TopicPage, Wording } from '#src/collections/types.ts';
import type { Finding } from '#src/search/search.ts';
import { fillTemplate } from '#src/domain/fill-template.ts';
import { bestPassage, passagesOf } from './passages.ts';
import { officeLink } from './hand-off.ts';
import { textBlock, type Block, type Link, type Reply } from './reply.ts';

/** What a page says at length, loaded when an answer needs it: a service with all its parts, or a topic. */
export type Detail =
  { readonly kind: 'service'; readonly page: ServicePage } | { readonly kind: 'topic'; readonly page: TopicPage };

interface Voice {
  readonly wording: Wording;
  readonly practice: Practice;
  /** Whether a word says nothing of a subject. */
  readonly isEveryday: (word: string) => boolean;
}

/**
 * Turns what a search found into what the guide says: the part that was asked for, and the pages it comes from.
 * `detail` is what the page of the best result says; null when it says no more than the index, or could not be loaded.
 */
export function composeAnswer(finding: Finding, question: string, detail: Detail | null, voice: Voice): Reply {
  const { wording, practice } = voice;
  const [best] = finding.results;
  if (finding.isBare && !best) return { outcome: 'miss', blocks: [textBlock(wording.whichService)], links: [] };
  if (finding.outcome === 'none' || !best) {
    const text = finding.outOfScope === undefined ? wording.miss : wording.outOfScope;
    return { outcome: 'miss', blocks: [textBlock(text)], links: [officeLink({ practice, wording }, question)] };
  }
  const links = linksTo(finding);
  if (finding.outcome === 'choices')
    return {
      outcome: 'did-you-mean',
      blocks: [textBlock(links.length === 1 ? wording.didYouMeanThis : wording.didYouMean)],
      links,
    };
  return { outcome: 'answer', blocks: blocksOf(best, finding.aspect, detail, question, voice), links };
}

/** The pages that were found as links, best first. */
export const linksTo = ({ results }: Finding): readonly Link[] =>
  results.map(({ href, title }) => ({ href, label: title }));

function blocksOf(
  { entry, title }: Finding['results'][number],
  aspect: Aspect | undefined,
  detail: Detail | null,
  question: string,
  { practice, wording, isEveryday }: Voice,
): readonly Block[] {
  const asked = detail?.page.questions[questionNumber(entry.href) - 1];
  if (aspect === 'fees' && (detail?.kind === 'service' || entry.kind === 'category')) {
    const government = detail?.kind === 'service' ? detail.page.governmentFee : undefined;
    return [textBlock(practice.feesAnswer), ...(government === undefined ? [] : [textBlock(government)])];
  }
  const passage = detail ? bestPassage(question, title, passagesOf(detail), isEveryday) : undefined;
  if (
    passage &&
    !asked &&
    passage.coverage >= (aspect !== undefined && partAspects.has(aspect) ? sureOfPassage : possiblePassage)
  )
    return [textBlock(passage.passage.text)];
  if (asked) return [textBlock(asked.answer)];
  if (entry.kind === 'question' && entry.answer !== '') return [textBlock(entry.answer)];
  if (!detail && entry.answer === '') return [textBlock(wording.notLoaded)];
  const part = aspect && detail?.kind === 'service' ? partBlocks(detail.page, aspect, wording.answers) : [];
  return part.length > 0 ? part : [textBlock(detail?.page.lead ?? entry.answer)];
}

/** Aspects that have a part of the page to themselves. */
const partAspects: ReadonlySet<Aspect> = new Set(['documents', 'process', 'who']);
const sureOfPassage = 0.8;
const possiblePassage = 0.45;

/** The place of a question on its page, counted from 1 as its address counts it; 0 for anything else. */
const questionNumber = (href: string) => Number(/#question-(\d+)$/.exec(href)?.[1] ?? 0);

function partBlocks(service: ServicePage, aspect: Aspect, wording: Wording['answers']): readonly Block[] {
  const { name, checklist, timeline, process, whoNeedsIt, dates = [] } = service;
  const list = (lead: string, items: readonly string[], isNumbered: boolean): readonly Block[] => [
    textBlock(lead),
    { kind: 'list', items, isNumbered },
  ];
  const time = textBlock(`${name}: ${timeline.estimate}. ${timeline.note}`);
  switch (aspect) {
    case 'documents':
      return [
        textBlock(fillTemplate(wording.documents, { service: name })),
        ...checklist.lists.map((one): Block => ({
          kind: 'list',
          isNumbered: true,
          items: one.items.map(({ item }) => item),
          ...(one.for !== undefined && { heading: one.for }),
        })),
        textBlock(checklist.note),
      ];
    case 'time':
      return [time];
    case 'dates':
      return dates.length === 0
        ? [time]
        : list(
            fillTemplate(wording.dates, { service: name }),
            dates.map(({ what, when }) => `${what}: ${when}`),
            false,
          );
    case 'process':
      return list(
        fillTemplate(wording.process, { service: name }),
        process.map(({ step, detail }) => `${step}: ${detail}`),
        true,
      );
    case 'who':
      return list(fillTemplate(wording.who, { service: name }), whoNeedsIt, false);
    default:
      return [];
  }
}
