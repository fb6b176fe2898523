import { pagesWithView } from '#src/collections/pages-with-view.ts';
import { paths } from '#src/paths.ts';
import { memoizeByText } from '#src/text/memoize-by-text.ts';
import type { Content } from '../content.ts';
import { figureSubjects } from '../law/figure-subjects.ts';
import { compileWithPlaces } from '../markdown.ts';

/** The anchors of those pages whose anchors follow from content, by the address of the page. Any other page may have some too. */
export function anchorsByAddress(content: Content): ReadonlyMap<string, ReadonlySet<string>> {
  const drawnByCode: ReadonlySet<string> = new Set(pagesWithView);
  return new Map([
    ...content.pages
      .filter(({ id }) => !drawnByCode.has(id))
      .map(({ id, source }) => [`/${id}`, headingsOf(source.markdown)] as const),
    [paths.faq, new Set(content.faqs.map((_, index) => `question-${index + 1}`))],
    [paths.contact, ids(content.practice.fields.offices)],
    [paths.services, ids(content.categories)],
    [paths.figures, ids(figureSubjects(content).flatMap((subject) => [subject, ...subject.figures]))],
  ]);
}

const ids = (entries: readonly { readonly id: string }[]): ReadonlySet<string> => new Set(entries.map(({ id }) => id));

/** Several checks ask for the anchors, each of the same texts. */
const headingsOf = memoizeByText((markdown: string) => ids(compileWithPlaces(markdown).headings), 200);
