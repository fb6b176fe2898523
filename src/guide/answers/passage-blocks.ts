import type { FirstWording, Passage } from '#src/collections/types.ts';
import { fillTemplate } from '#src/domain/fill-template.ts';
import { passageText } from '#src/search/passage-candidates.ts';
import type { RankedCandidate } from '#src/search/passage-rank.ts';
import { textBlock } from './blocks.ts';
import type { Block } from '../model/reply.ts';

/** What is shown of a passage, of a section, or of a part of a page that was asked for by its name. Takes the one that answers and the words of the guide. */
export function blocksOf({ candidate, page }: RankedCandidate, wording: FirstWording): readonly Block[] {
  const { name, documentsNote } = page.passages;
  const { parts } = candidate;
  const { answers } = wording;
  switch (candidate.kind) {
    case 'documents':
      return [
        textBlock(fillTemplate(answers.documents, { service: name })),
        ...byHeading(parts),
        ...(documentsNote === undefined ? [] : [textBlock(documentsNote)]),
      ];
    case 'steps':
      return [textBlock(fillTemplate(answers.process, { service: name })), list(parts.map(passageText), true)];
    case 'dates':
      return [textBlock(fillTemplate(answers.dates, { service: name })), list(parts.map(passageText), false)];
    case 'who-list':
      return [textBlock(fillTemplate(answers.who, { service: name })), list(parts.map(passageText), false)];
    case 'section':
      return sectionBlocks(parts);
    case 'time':
      return [textBlock(`${name}: ${[candidate.title, candidate.text].filter((words) => words !== '').join('. ')}`)];
    default:
      return [textBlock(passageText(candidate))];
  }
}

const list = (items: readonly string[], isNumbered: boolean, heading?: string): Block => ({
  kind: 'list',
  items,
  isNumbered,
  ...(heading !== undefined && { heading }),
});

/** The documents of each list under its heading, so that they can be folded. */
function byHeading(documents: readonly Passage[]): readonly Block[] {
  const headings = [...new Set(documents.map(({ title }) => title))];
  return headings.map((heading) =>
    list(
      documents.filter(({ title }) => title === heading).map(({ text }) => text),
      true,
      heading === '' ? undefined : heading,
    ),
  );
}

/** Paragraphs as they stand, and between them lists of what are lines or rows. */
function sectionBlocks(parts: readonly Passage[]): readonly Block[] {
  return parts.reduce<readonly Block[]>((blocks, part) => {
    if (part.kind === 'paragraph') return [...blocks, textBlock(part.text)];
    const last = blocks.at(-1);
    return last?.kind === 'list'
      ? [...blocks.slice(0, -1), { ...last, items: [...last.items, passageText(part)] }]
      : [...blocks, list([passageText(part)], false)];
  }, []);
}
