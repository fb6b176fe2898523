import type { FirstWording, Passage, Practice } from '#src/collections/types.ts';
import { fillTemplate } from '#src/domain/fill-template.ts';
import { passageText } from '#src/search/passage-candidates.ts';
import type { Matched } from '#src/search/matcher.ts';
import { grouped } from '#src/text/grouped.ts';
import { textBlock } from './blocks.ts';
import type { Block } from '../model/reply.ts';

type Shown = Pick<Matched, 'candidate' | 'page'>;

/** The question that a passage answers: its own, else what part of which page it is. Takes the passage and the words of the guide. */
export function headingOf(
  { candidate: { kind, title, section }, page: { name } }: Shown,
  wording: FirstWording,
): string {
  const { answers } = wording;
  const named = (template: string) => fillTemplate(template, { service: name });
  switch (kind) {
    case 'lead':
      return name;
    case 'documents':
      return title === '' ? named(answers.documents) : `${named(answers.documents)}, ${title}`;
    case 'process':
      return named(answers.process);
    case 'dates':
      return named(answers.dates);
    case 'who-list':
      return named(answers.who);
    case 'includes-list':
      return named(answers.includes);
    case 'time':
      return named(answers.time);
    case 'fee':
      return named(answers.fee);
    case 'question':
    case 'fact':
      return title === '' ? name : title;
    default: {
      const own = [name, section ?? '', title].filter((part, at, all) => part !== '' && all.indexOf(part) === at);
      return own.join(', ');
    }
  }
}

/** What is shown of a passage, of a section, or of a part of a page that is given whole. Takes the one that answers, and the words of the guide. */
export function blocksOf(
  { candidate, page }: Shown,
  { practice, weDo }: { readonly practice: Practice; readonly weDo?: string | undefined },
): readonly Block[] {
  const { kind, title, text, parts } = candidate;
  switch (kind) {
    case 'documents':
      return [...byHeading(parts), ...(page.documentsNote === undefined ? [] : [textBlock(page.documentsNote)])];
    case 'process':
      return [list(parts.map(passageText), true)];
    case 'dates':
    case 'who-list':
      return [list(parts.map(passageText), false)];
    case 'includes-list':
      return [...(weDo === undefined ? [] : [textBlock(weDo)]), list(parts.map(passageText), false)];
    case 'section':
      return sectionBlocks(parts);
    case 'time':
      return [textBlock([title, text].filter((words) => words !== '').join('. '))];
    case 'fee':
      return [...(text === '' ? [] : [textBlock(text)]), textBlock(practice.feesAnswer)];
    case 'row':
      return [...introducing(candidate, page), text].map(textBlock);
    default:
      return [textBlock(text === '' ? title : text)];
  }
}

/** The sentence of a section that introduces its table: without it an example looks like the visitor's own case. */
const introducing = ({ section }: Shown['candidate'], { passages }: Shown['page']): readonly string[] =>
  passages
    .filter((one) => section !== undefined && one.section === section && one.kind === 'paragraph')
    .map(({ text }) => text)
    .filter((text) => text.endsWith(':'))
    .slice(0, 1);

const list = (items: readonly string[], isNumbered: boolean, heading?: string): Block => ({
  kind: 'list',
  items,
  isNumbered,
  ...(heading !== undefined && { heading }),
});

/** The documents of each list under its heading, so that they can be folded. */
const byHeading = (documents: readonly Passage[]): readonly Block[] =>
  [...grouped(documents, ({ title }) => title)].map(([heading, own]) =>
    list(
      own.map(({ text }) => text),
      true,
      heading === '' ? undefined : heading,
    ),
  );

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
