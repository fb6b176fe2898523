import type { DueRule, Extension, Term } from '#src/domain/due-dates.ts';
import type { Fields } from '#src/collections/registry.ts';
import { nearest } from '../nearest.ts';
import type { Fact } from './register.ts';
import type { Value } from './value.ts';

type Written = Fields<'obligations'>['obligations'][string];

/** What an obligation names in content/law: its rule and its extensions worked out, the figures they follow from, and what is wrong with those. */
export interface ReadDue {
  readonly rule: DueRule;
  readonly extensions: readonly Extension[];
  readonly facts: readonly Fact[];
  readonly faults: readonly { readonly path: readonly PropertyKey[]; readonly expected: string }[];
}

/** Takes an obligation as it is written and the figures of content/law. Where a figure cannot be used it is told, and the first day or one day stands in for it. */
export function readDue({ due, extensions }: Written, facts: ReadonlyMap<string, Fact>): ReadDue {
  const used: Fact[] = [];
  const faults: { path: readonly PropertyKey[]; expected: string }[] = [];
  const value = <Kind extends Value['kind']>(id: string, path: readonly PropertyKey[], kinds: readonly Kind[]) => {
    const fact = facts.get(id);
    if (fact === undefined) {
      faults.push({ path, expected: `"${id}" is no figure of content/law; ${nearest(id, facts.keys())}` });
      return undefined;
    }
    used.push(fact);
    if (kinds.some((kind) => kind === fact.value.kind)) return fact.value as Extract<Value, { kind: Kind }>;
    faults.push({
      path,
      expected: `"${id}" is of the kind ${fact.value.kind}; name a figure of the kind ${kinds.join(' or ')}`,
    });
    return undefined;
  };
  const dayOfYear = (id: string, path: readonly PropertyKey[]) => {
    const found = value(id, path, ['dayOfYear', 'date']);
    if (found === undefined) return { day: 1, month: 1 };
    return found.kind === 'date'
      ? { day: Number(found.is.slice(8)), month: Number(found.is.slice(5, 7)) }
      : { day: found.is.day, month: found.is.month };
  };
  const dayOfMonth = (id: string, path: readonly PropertyKey[]) => value(id, path, ['dayOfMonth'])?.is ?? 1;
  const term = (id: string, path: readonly PropertyKey[]): Term => {
    const found = value(id, path, ['days', 'months']);
    return { unit: found?.kind ?? 'days', count: found?.is ?? 1 };
  };

  const rule = (): DueRule => {
    const { monthly, quarterly, yearly, once, event } = due;
    if (monthly?.after !== undefined) {
      const days = monthly.after.map((id, index) => value(id, ['due', 'monthly', 'after', index], ['days'])?.is ?? 1);
      return { kind: 'monthEnd', days: days.reduce((sum, one) => sum + one, 0) };
    }
    if (monthly) {
      return {
        kind: 'monthly',
        day: dayOfMonth(monthly.day ?? '', ['due', 'monthly', 'day']),
        ...(monthly.only && { only: monthly.only }),
        ...(monthly.instead && {
          instead: monthly.instead.map(({ of, day }, index) => ({
            of,
            ...dayOfYear(day, ['due', 'monthly', 'instead', index, 'day']),
          })),
        }),
      };
    }
    if (quarterly) return { kind: 'quarterly', day: dayOfMonth(quarterly.day, ['due', 'quarterly', 'day']) };
    if (once) {
      return {
        kind: 'once',
        on: once.map(({ on, part }, index) => ({
          date: value(on, ['due', 'once', index, 'on'], ['date'])?.is ?? '2000-01-01',
          ...(part !== undefined && { part }),
        })),
      };
    }
    if (event) {
      const { from, within = '', workingDays } = event;
      return {
        kind: 'event',
        event: from,
        term:
          workingDays === undefined
            ? term(within, ['due', 'event', 'within'])
            : {
                unit: 'workingDays',
                count: value(workingDays, ['due', 'event', 'workingDays'], ['workingDays'])?.is ?? 1,
              },
      };
    }
    return {
      kind: 'yearly',
      on: (yearly ?? []).map(({ on, then, of, part }, index) => ({
        ...dayOfYear(on, ['due', 'yearly', index, 'on']),
        ...(then !== undefined && { then: term(then, ['due', 'yearly', index, 'then']) }),
        ...(of && { of }),
        ...(part !== undefined && { part }),
      })),
    };
  };

  return {
    rule: rule(),
    extensions: extensions.map(({ was, becomes, order, href, announced }, index) => ({
      was,
      becomes: isDay(becomes) ? becomes : (value(becomes, ['extensions', index, 'becomes'], ['date'])?.is ?? was),
      order,
      ...(href !== undefined && { href }),
      announced,
    })),
    facts: used,
    faults,
  };
}

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text);
