import type { LegalFact } from '#src/collections/types.ts';
import type { Content } from '../content.ts';
import { lawRegister, type Fact } from './register.ts';

type ServiceEntry = Content['services'][number];

/**
 * One fact of a service, given by its place in the list. Where it names no source or day of its own, they are those of the figures in it:
 * every source once, and the day on which the one was checked that was looked at longest ago.
 */
export function legalFact(content: Content, service: ServiceEntry, index: number): LegalFact {
  const { text = '', asOf, source } = service.fields.facts[index] ?? {};
  const figures = figuresIn(content, service, ['facts', index, 'text']);
  return {
    text,
    asOf: asOf ?? figures.map(({ checked }) => checked).sort()[0] ?? '',
    source: source ?? [...new Set(figures.map((figure) => figure.source))].join('; '),
  };
}

/** The facts that stand in a field by their tokens, each once. */
function figuresIn(content: Content, { source }: ServiceEntry, path: readonly PropertyKey[]): readonly Fact[] {
  const { facts } = lawRegister(content.law);
  return [...new Set(source.figuresAt(path).map(({ id }) => id))].flatMap((id) => facts.get(id) ?? []);
}
