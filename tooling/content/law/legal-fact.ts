import type { LegalFact } from '#src/collections/types.ts';
import type { Content } from '../content.ts';
import { placeOfFact } from './figure-subjects.ts';
import { lawRegister } from './register.ts';

type ServiceEntry = Content['services'][number];

/**
 * One fact of a service, given by its place in the list. Where it names no source or day of its own, they are those of the figures in it:
 * every source once, and the day on which the one was checked that was looked at longest ago.
 */
export function legalFact(content: Content, service: ServiceEntry, index: number): LegalFact {
  const { text = '', asOf, source } = service.fields.facts[index] ?? {};
  const { facts } = lawRegister(content.law);
  const used = service.source.figuresAt(['facts', index, 'text']);
  const figures = used.flatMap(({ id }) => facts.get(id) ?? []);
  return {
    text,
    asOf: asOf ?? figures.map(({ checked }) => checked).sort()[0] ?? '',
    source: source ?? [...new Set(figures.map((figure) => figure.source))].join('; '),
    figures: used.map(({ id, words }) => ({ words, id: placeOfFact(id) })),
  };
}
