import type { Figure, FigureSubject } from '#src/collections/types.ts';
import type { Content } from '../content.ts';
import { lawRegister, type Fact } from './register.ts';
import { textOfValue, type ValueWords } from './value-text.ts';

/** All figures of content/law by subject, in the order of their page, each as it is written in texts. */
export function figureSubjects({ law, figureWords }: Content): FigureSubject[] {
  const facts = [...lawRegister(law).facts.values()];
  return law
    .toSorted((one, other) => one.fields.order - other.fields.order || one.id.localeCompare(other.id))
    .map((subject) => ({
      id: subject.id,
      name: subject.fields.name,
      figures: facts.filter((fact) => fact.subject === subject).map((fact) => figure(fact, figureWords.fields.written)),
    }));
}

/** The place of a fact on the page of figures: gst.threshold stands at gst-threshold. */
export const placeOfFact = (id: string): string => id.replace('.', '-');

function figure({ id, is, value, source, checked, from, until }: Fact, words: ValueWords): Figure {
  const written = textOfValue(value, from, words);
  const act = value.kind === 'section' ? value.is.act : undefined;
  return {
    id: placeOfFact(id),
    is,
    value: act === undefined ? written : `${written}, ${act}`,
    source,
    checked,
    ...(from !== undefined && { from }),
    ...(until !== undefined && { until }),
  };
}
