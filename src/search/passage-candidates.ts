import type { PagePassages, Passage } from '#src/collections/types.ts';
import { grouped } from '#src/text/grouped.ts';

/** What can be given as an answer: a passage, what a page is about, or several passages that belong together. */
export interface Candidate extends Omit<Passage, 'kind'> {
  readonly kind: Exclude<Passage['kind'], Part> | List | 'lead' | 'section';
  /** Of several passages, these. */
  readonly parts: readonly Passage[];
}

/** What answers by itself only in a list of its kind. */
type Part = 'who' | 'includes' | 'document';
type List = 'process' | 'who-list' | 'includes-list' | 'documents' | 'dates';

/** A section is given whole up to so many words; of one that is longer than the other figure, each paragraph and line may answer by itself. */
const longestSection = 160;
const longSection = 110;

/**
 * Everything a page can answer with. The order is that in which the page tells by what each is asked. Takes its passages and its address.
 */
export function candidatesOf({ lead, passages }: Omit<PagePassages, 'asked'>, href: string): readonly Candidate[] {
  const ofKind = (kind: Passage['kind']) => passages.filter((passage) => passage.kind === kind);
  const list = (kind: Candidate['kind'], parts: readonly Passage[], least: number, title = ''): readonly Candidate[] =>
    parts.length < least
      ? []
      : [{ kind, href: parts[0]?.href ?? href, title, text: parts.map(passageText).join(' '), parts }];
  const documents = ofKind('document');
  const lists = [...grouped(documents, (one) => one.href.replace(/-\d+$/, '')).values()];
  const sections = grouped(
    passages.filter(({ section }) => section !== undefined),
    ({ section = '' }) => section,
  );
  return [
    ...(lead === '' ? [] : [{ kind: 'lead' as const, href, title: '', text: lead, parts: [] }]),
    ...passages.filter(({ section }) => section === undefined).flatMap(alone),
    ...list('process', ofKind('step'), 2),
    ...list('who-list', ofKind('who'), 1),
    ...list('includes-list', ofKind('includes'), 1),
    ...list('documents', documents, 1),
    ...(lists.length > 1 ? lists.flatMap((parts) => list('documents', parts, 1, parts[0]?.title)) : []),
    ...list('dates', ofKind('date'), 2),
    // What the practice asks for its work is said of every service, whether or not the Government asks something too.
    ...(passages.some(({ kind }) => kind === 'time') && ofKind('step').length > 0 && ofKind('fee').length === 0
      ? [{ kind: 'fee' as const, href, title: '', text: '', parts: [] }]
      : []),
    ...[...sections].flatMap(([section, parts]) => {
      const length = parts
        .map(({ text }) => text)
        .join(' ')
        .split(' ').length;
      return [
        ...(length <= longestSection ? list('section', parts, 1, section) : []),
        ...parts.filter(({ kind }) => kind === 'row' || length > longSection).flatMap(alone),
      ];
    }),
  ];
}

const alone = ({ kind, ...passage }: Passage): readonly Candidate[] =>
  kind === 'who' || kind === 'includes' || kind === 'document' ? [] : [{ ...passage, kind, parts: [] }];

/** A passage as it is said: with what stands beside it, where it does not speak for itself. */
export function passageText({ kind, title, text }: Pick<Candidate | Passage, 'kind' | 'title' | 'text'>): string {
  if (title === '' || ownWords.has(kind)) return text;
  return text === '' ? title : `${title}: ${text}`;
}

const ownWords: ReadonlySet<string> = new Set([
  'question',
  'fact',
  'definition',
  'paragraph',
  'line',
  'section',
  'document',
  'documents',
]);
