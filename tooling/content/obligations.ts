import type { Obligation, ObligationGroup, UpcomingObligation } from '#src/collections/types.ts';
import type { Content } from './content.ts';
import { readDue } from './law/due-rule.ts';
import { lawRegister } from './law/register.ts';

/** All obligations by group, in their order, with their dates worked out from content/law. */
export function obligationGroups({
  law,
  obligations,
  services,
}: Pick<Content, 'law' | 'obligations' | 'services'>): ObligationGroup[] {
  const { facts } = lawRegister(law);
  return obligations
    .toSorted((one, other) => one.fields.order - other.fields.order || one.id.localeCompare(other.id))
    .map(({ id: group, fields, source }) => ({
      id: group,
      name: fields.name,
      obligations: Object.entries(fields.obligations).map(([id, written]): Obligation => {
        const { name, what, authority, unless, from, until, late, service, alsoCalled } = written;
        const { rule, extensions, facts: used } = readDue(written, facts);
        const inTexts = source.figuresAt(['obligations', id]).flatMap((figure) => facts.get(figure.id) ?? []);
        return {
          id,
          name,
          what,
          authority,
          for: written.for,
          ...(unless && { unless }),
          rule,
          ...(extensions.length > 0 && { extensions }),
          ...(from !== undefined && { from }),
          ...(until !== undefined && { until }),
          late,
          source: [...new Set(used.map((fact) => fact.source))].join('; '),
          checked: [...used, ...inTexts].map(({ checked }) => checked).sort()[0] ?? '',
          service,
          serviceName: services.find((one) => one.id === service)?.fields.name ?? name,
          alsoCalled,
        };
      }),
    }));
}

/** The obligations that fit, with no more than their next dates need. */
export function upcoming(
  content: Pick<Content, 'law' | 'obligations' | 'services'>,
  fits: (obligation: Obligation, isOnHome: boolean) => boolean,
): UpcomingObligation[] {
  const onHome = new Set(
    content.obligations.flatMap(({ fields }) =>
      Object.entries(fields.obligations).flatMap(([id, obligation]) => (obligation.onHome ? [id] : [])),
    ),
  );
  return obligationGroups(content)
    .flatMap(({ obligations }) => obligations)
    .filter((obligation) => obligation.rule.kind !== 'event' && fits(obligation, onHome.has(obligation.id)))
    .map(({ id, name, rule, extensions, from, until }) => ({
      id,
      name,
      rule,
      ...(extensions && { extensions }),
      ...(from !== undefined && { from }),
      ...(until !== undefined && { until }),
    }));
}
