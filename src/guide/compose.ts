import type { Aspect, KnowledgeEntry, KnowledgeParts, Practice, Wording } from '#src/collections/types.ts';
import type { Finding, Found } from '#src/search/search.ts';
import { officeLink } from './hand-off.ts';
import { textBlock, type Block, type Link, type Reply } from './reply.ts';

/** Turns what a search found into what the guide says: the part of the entry that was asked for, and the pages it comes from. */
export function composeAnswer(finding: Finding, question: string, wording: Wording, practice: Practice): Reply {
  const [best] = finding.results;
  if (finding.outcome === 'none' || !best) return { outcome: 'miss', blocks: [textBlock(finding.outside === undefined ? wording.miss : wording.outside)], links: [officeLink(practice, question)] };
  if (finding.outcome === 'choices') {
    return { outcome: 'did-you-mean', blocks: [textBlock(wording.didYouMean)], links: finding.results.map(linkTo) };
  }
  return { outcome: 'answer', blocks: blocksOf(best.entry, finding.aspect, practice), links: finding.results.map(linkTo) };
}

const linkTo = ({ href, title }: Found): Link => ({ href, label: title });

function blocksOf(entry: KnowledgeEntry, aspect: Aspect | undefined, practice: Practice): readonly Block[] {
  if (aspect === 'fees' && entry.kind !== 'page') {
    const government = entry.parts?.fees ?? '';
    return [textBlock(practice.feesAnswer), ...(government === '' ? [] : [textBlock(government)])];
  }
  const { parts, name } = entry;
  const part = parts && aspect ? partBlocks(name, parts, aspect) : [];
  return part.length > 0 ? part : [textBlock(entry.answer)];
}

function partBlocks(name: string, parts: KnowledgeParts, aspect: Aspect): readonly Block[] {
  const list = (lead: string, items: readonly string[], isNumbered: boolean): readonly Block[] =>
    items.length === 0 ? [] : [textBlock(lead), { kind: 'list', items, isNumbered }];
  switch (aspect) {
    case 'documents':
      return [
        textBlock(`Papers for ${name}:`),
        ...parts.documents.map((one): Block => ({
          kind: 'list',
          isNumbered: true,
          items: one.items.map(({ item }) => item),
          ...(one.for !== undefined && { heading: one.for }),
        })),
        ...(parts.documentsNote === '' ? [] : [textBlock(parts.documentsNote)]),
      ];
    case 'time':
      return [textBlock(`${name}: ${parts.time}`)];
    case 'dates':
      return parts.dates.length === 0 ? [textBlock(`${name}: ${parts.time}`)] : list(`Dates for ${name}:`, parts.dates, false);
    case 'process':
      return list(`How ${name} goes:`, parts.process, true);
    case 'who':
      return list(`Who needs ${name}:`, parts.who, false);
    default:
      return [];
  }
}
