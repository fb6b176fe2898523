import type { Aspect, Practice, ServicePage, TopicPage, Wording } from '#src/collections/types.ts';
import type { Finding } from '#src/search/search.ts';
import { fillTemplate } from '#src/domain/fill-template.ts';
import { bestPassage, passagesOf, type BestPassage } from './passages.ts';
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
  /** Whether a word only says which part of an answer is wanted. */
  readonly isCue: (word: string) => boolean;
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
  const chosen =
    finding.outcome === 'choices' && detail
      ? bestPassage(question, best.title, passagesOf(detail), voice.isEveryday)
      : undefined;
  if (chosen && chosen.asked > 1 && chosen.coverage >= sureAmongChoices)
    return { outcome: 'answer', blocks: [textBlock(chosen.passage.text)], links };
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
  voice: Voice,
): readonly Block[] {
  const { practice, wording } = voice;
  const asked = detail?.page.questions[questionNumber(entry.href) - 1];
  // "Late fee" and "fine" ask what delay costs, not what the practice charges.
  const asksCostOfDelay = costOfDelay.test(question);
  if (aspect === 'fees' && !asksCostOfDelay && (detail?.kind === 'service' || entry.kind === 'category')) {
    const government = detail?.kind === 'service' ? detail.page.governmentFee : undefined;
    return [textBlock(practice.feesAnswer), ...(government === undefined ? [] : [textBlock(government)])];
  }
  const passage =
    detail && entry.kind !== 'question'
      ? bestPassage(question, title, passagesOf(detail), saysNothing(asksCostOfDelay ? undefined : aspect, voice))
      : undefined;
  if (passage && !asked && isSureEnough(passage, asksCostOfDelay ? undefined : aspect))
    return [textBlock(passage.passage.text)];
  if (asked) return [textBlock(asked.answer)];
  if (entry.kind === 'question' && entry.answer !== '') return [textBlock(entry.answer)];
  if (!detail && entry.answer === '') return [textBlock(wording.notLoaded)];
  const part = aspect && detail?.kind === 'service' ? partBlocks(detail.page, aspect, wording.answers) : [];
  return part.length > 0 ? part : [textBlock(detail?.page.lead ?? entry.answer)];
}

/** Words that ask for a part of the page which it has are no words to look for among its passages. */
export const saysNothing =
  (aspect: Aspect | undefined, { isEveryday, isCue }: Voice) =>
  (word: string) =>
    isEveryday(word) || (aspect !== undefined && isCue(word));

/** A recognised part of the page goes before a passage, unless more is asked than that part. */
function isSureEnough({ coverage, asked }: BestPassage, aspect: Aspect | undefined): boolean {
  if (aspect === undefined || !strictAspects.has(aspect)) return coverage >= possiblePassage;
  return asked > 1 && coverage >= (partAspects.has(aspect) ? sureOfPassage : likelyPassage);
}

const costOfDelay = /(?<!\p{L})(?:penalt|late(?!st)|fined?(?!\p{L})|interest|delay)/iu;
const likelyPassage = 0.6;

/** Aspects that have a part of the page to themselves; of these, lists are not given up lightly. */
const strictAspects: ReadonlySet<Aspect> = new Set(['documents', 'process', 'dates', 'time', 'fees']);
const partAspects: ReadonlySet<Aspect> = new Set(['documents', 'process']);
const sureOfPassage = 0.8;
const sureAmongChoices = 0.75;
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
