import type { Fields } from '#src/collections/registry.ts';
import { nearest } from '../nearest.ts';
import type { Entry } from '../content.ts';
import type { Fault } from '../fault.ts';
import { fieldName } from '../validate.ts';
import { plainValue, type Quantity, type Value, type WrittenValue } from './value.ts';
import { isQuantity } from './value-text.ts';

export type Subject = Entry<Fields<'law'>>;
type WrittenFact = Fields<'law'>['facts'][string];

/** One fact of the law under the name that tokens use: `gst.threshold`. */
export interface Fact extends Omit<WrittenFact, 'value'> {
  readonly id: string;
  readonly subject: Subject;
  /** Where it stands in its file. */
  readonly path: readonly string[];
  readonly value: Value;
  /** The facts that its value follows from. */
  readonly workedFrom: readonly string[];
}

export interface LawRegister {
  readonly facts: ReadonlyMap<string, Fact>;
  readonly faults: readonly Fault[];
}

/** All facts of the subjects by their names, worked out where they follow from others. What cannot be worked out is told and left out. */
export function lawRegister(subjects: readonly Subject[]): LawRegister {
  const known = registers.get(subjects) ?? worked(subjects);
  registers.set(subjects, known);
  return known;
}

/** The gate, the pages and the checks all ask for it. */
const registers = new WeakMap<readonly Subject[], LawRegister>();

function worked(subjects: readonly Subject[]): LawRegister {
  const written = new Map(
    subjects.flatMap((subject) =>
      Object.entries(subject.fields.facts).map(([name, fact]) => [`${subject.id}.${name}`, { subject, name, fact }]),
    ),
  );
  const values = new Map<string, Value | string>();
  const valueOf = (id: string, asking: readonly string[]): Value | string => {
    const known = values.get(id);
    if (known !== undefined) return known;
    const entry = written.get(id);
    if (entry === undefined) return `"${id}" is no figure of content/law; ${nearest(id, written.keys())}`;
    if (asking.includes(id)) return `${[...asking, id].join(' follows from ')}, so nothing can be worked out`;
    const value =
      plainValue(entry.fact.value) ?? result(entry.fact.value.worked ?? {}, (part) => valueOf(part, [...asking, id]));
    values.set(id, value);
    return value;
  };

  const faults: Fault[] = [];
  const facts = new Map<string, Fact>();
  for (const [id, { subject, name, fact }] of written) {
    const path = ['facts', name];
    const value = valueOf(id, []);
    if (typeof value === 'string') {
      const at = [...path, 'value'];
      const { file } = subject.source;
      faults.push({ file, line: subject.source.lineOf(at), field: fieldName(at), expected: value });
    } else {
      facts.set(id, { ...fact, id, subject, path, value, workedFrom: partsOf(fact.value) });
    }
  }
  return { facts, faults };
}

type Worked = NonNullable<WrittenValue['worked']>;

const partsOf = ({ worked: written = {} }: WrittenValue): readonly string[] =>
  Object.values(written)
    .flat()
    .filter((part) => typeof part === 'string');

/** What is worked out from the parts, or why it cannot be. */
function result({ sum, difference, product, percentOf }: Worked, valueOf: (id: string) => Value | string) {
  const parts = (sum ?? difference ?? product ?? percentOf ?? []).map((part): Quantity | number | string => {
    if (typeof part === 'number') return part;
    const value = valueOf(part);
    if (typeof value === 'string' || isQuantity(value)) return value;
    return `"${part}" is no number that can be reckoned with`;
  });
  const fault = parts.find((part) => typeof part === 'string');
  if (fault !== undefined) return fault;
  const quantities = parts.filter((part) => typeof part !== 'string');
  const numbers = quantities.map((part) => (typeof part === 'number' ? part : part.is));
  const [first = 0, ...rest] = numbers;
  const kinds = [...new Set(quantities.flatMap((part) => (typeof part === 'number' ? [] : [part.kind])))];

  if (percentOf) {
    const [rate, base] = quantities;
    if (typeof rate !== 'object' || rate.kind !== 'percent' || typeof base !== 'object')
      return 'percentOf takes a rate in percent and a figure of which it is taken';
    return quantity(base.kind, (rate.is * base.is) / 100);
  }
  if (product) {
    const units = kinds.filter((kind) => kind !== 'count');
    const [unit = 'count'] = units;
    if (units.length > 1) return `a product of ${units.join(' and ')} means nothing`;
    return quantity(
      unit,
      numbers.reduce((one, other) => one * other, 1),
    );
  }
  const [unit = 'count'] = kinds;
  if (kinds.length > 1) return `${kinds.join(' and ')} cannot be added or taken from each other`;
  return quantity(
    unit,
    sum ? numbers.reduce((one, other) => one + other, 0) : rest.reduce((one, other) => one - other, first),
  );
}

/** A quantity without the noise of binary fractions. Of rupees and units of time only whole ones are facts. */
function quantity(kind: Quantity['kind'], is: number): Quantity | string {
  const exact = Number(is.toFixed(6));
  const isWhole = Number.isInteger(exact);
  if (exact < 0 || (!isWhole && kind !== 'percent' && kind !== 'count'))
    return `comes to ${exact} ${kind}, which is no figure to write`;
  return { kind, is: exact };
}
