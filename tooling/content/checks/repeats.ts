import { wordsIn } from '#src/search/words.ts';
import { allEntries, type Content, type Entry } from '../content.ts';
import type { Check, Report } from './check.ts';

type Path = readonly PropertyKey[];

interface Place {
  readonly entry: Entry<unknown>;
  readonly path: Path;
  readonly value: string;
}

/** What must be there once is not there twice: short names, words by which something is found, questions, what clients said. */
export const checkRepeats: Check = (content, report) => {
  const { practice, gallery, testimonials, intents } = content;
  const at = (entry: Entry<unknown>, path: Path, value: string): Place => ({ entry, path, value });

  tell(
    report,
    practice.fields.offices.map(({ id }, index) => at(practice, ['offices', index, 'id'], id)),
    idTwice,
  );
  const { appointmentServices } = practice.fields;
  tell(
    report,
    appointmentServices.map(({ id }, index) => at(practice, ['appointmentServices', index, 'id'], id)),
    idTwice,
  );
  tell(
    report,
    appointmentServices.flatMap(({ words }, index) =>
      words.map((word, place) => at(practice, ['appointmentServices', index, 'words', place], word)),
    ),
    ({ value }, first) => `"${value}" stands on line ${lineOf(first)} already; a word can name one service only`,
  );
  tell(
    report,
    gallery.fields.map(({ id }, index) => at(gallery, [index, 'id'], id)),
    idTwice,
  );
  tell(
    report,
    gallery.fields.flatMap(({ images }, group) =>
      images.map(({ id }, index) => at(gallery, [group, 'images', index, 'id'], id)),
    ),
    idTwice,
  );
  tell(
    report,
    testimonials.fields.map(({ quote }, index) => at(testimonials, [index, 'quote'], quote)),
    (_, first) => `is the same as on line ${lineOf(first)}; remove one of them`,
  );
  tellRepeatedQuestions(content, report);
  tell(
    report,
    intents.fields.map(({ id }, index) => at(intents, [index, 'id'], id)),
    ({ value }, first) => `"${value}" has an entry on line ${lineOf(first)} already; put its phrases there`,
  );
  for (const list of ['phrases', 'within'] as const)
    tell(
      report,
      intents.fields.flatMap((intent, index) =>
        intent[list].map((phrase, place) => at(intents, [index, list, place], [...wordsIn(phrase)].join(' '))),
      ),
      ({ value }, first) => `"${value}" stands on line ${lineOf(first)} already; keep it in one place`,
    );
  // Among the words of the pages a list may be read in its order, such as the hours round a clock.
  for (const entry of allEntries(content).filter(({ source }) => !source.file.startsWith('content/words/'))) {
    for (const list of listsIn(entry.fields, []))
      tell(
        report,
        list.values.map((value, index) => at(entry, [...list.path, index], value)),
        ({ value }) => `"${value}" stands twice in this list; remove one of them`,
        true,
      );
  }
};

/** Two files of the FAQ with one question: the second is told. */
function tellRepeatedQuestions({ faqs }: Content, report: Report): void {
  const seen = new Map<string, Content['faqs'][number]>();
  for (const faq of faqs) {
    const key = faq.fields.question.trim().toLowerCase();
    const other = seen.get(key);
    if (other) report(faq, ['question'], `asks the same as ${other.source.file}; keep one of them`);
    else seen.set(key, faq);
  }
}

const lineOf = ({ entry, path }: Place) => entry.source.lineOf(path);

const idTwice = ({ value }: Place, first: Place) =>
  `"${value}" is the short name on line ${lineOf(first)} already; choose another`;

function tell(
  report: Report,
  places: readonly Place[],
  words: (repeat: Place, first: Place) => string,
  isOneList = false,
): void {
  const seen = new Map<string, Place>();
  for (const place of places) {
    const key = place.value.trim().toLowerCase();
    const first = seen.get(key);
    if (!first) seen.set(key, place);
    else if (isOneList || !isSameList(first.path, place.path)) report(place.entry, place.path, words(place, first));
  }
}

/** What stands twice in one list of texts is told for all lists alike. */
const isSameList = (one: Path, other: Path) =>
  typeof one.at(-1) === 'number' && one.slice(0, -1).join() === other.slice(0, -1).join();

/** Every list of texts within a value. */
function listsIn(value: unknown, path: Path): readonly { readonly path: Path; readonly values: readonly string[] }[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === 'string'))
    return [{ path, values: value }];
  return Object.entries(value).flatMap(([key, field]) =>
    listsIn(field, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}
