import type { PagePassages, Passage } from '#src/collections/types.ts';

/** What can be given as an answer: a passage, what a page is about, or several passages that belong together. */
export interface Candidate extends Omit<Passage, 'kind'> {
  readonly kind: Passage['kind'] | 'lead' | 'documents' | 'steps' | 'dates' | 'who-list' | 'section';
  /** Of several passages, these. */
  readonly parts: readonly Passage[];
}

/** A section is given whole up to so many words. */
const longestSection = 110;

const lists = [
  ['document', 'documents'],
  ['step', 'steps'],
  ['date', 'dates'],
  ['who', 'who-list'],
] as const;

/** Everything a page can answer with. Takes its passages and its address. */
export function candidatesOf({ lead, passages }: PagePassages, href: string): readonly Candidate[] {
  const several = (kind: Candidate['kind'], parts: readonly Passage[], title = ''): readonly Candidate[] =>
    parts.length < 2
      ? []
      : [
          {
            kind,
            href: parts[0]?.href ?? href,
            title,
            text: parts.map(passageText).join(' '),
            asked: kind === 'section' || kind === 'steps' ? (parts[0]?.asked ?? []) : [],
            parts,
          },
        ];
  const sections = new Map<string, readonly Passage[]>();
  for (const passage of passages)
    if (passage.section !== undefined)
      sections.set(passage.section, [...(sections.get(passage.section) ?? []), passage]);
  return [
    ...passages.map((passage): Candidate => ({ ...passage, parts: [] })),
    ...(lead === '' ? [] : [{ kind: 'lead' as const, href, title: '', text: lead, asked: [], parts: [] }]),
    ...lists.flatMap(([kind, list]) =>
      several(
        list,
        passages.filter((passage) => passage.kind === kind),
      ),
    ),
    ...[...sections].flatMap(([section, parts]) =>
      several('section', parts, section).filter(({ text }) => text.split(' ').length <= longestSection),
    ),
  ];
}

/** A passage as it is said: with what stands beside it, where it does not speak for itself. */
export function passageText({ kind, title, text }: Pick<Candidate, 'kind' | 'title' | 'text'>): string {
  if (title === '' || ownWords.has(kind)) return text;
  return text === '' ? title : `${title}: ${text}`;
}

const ownWords: ReadonlySet<Candidate['kind']> = new Set([
  'question',
  'definition',
  'paragraph',
  'line',
  'section',
  'document',
]);
