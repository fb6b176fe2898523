import pageWords from 'content:due-date-page-words';
import words from 'content:due-date-words';
import type { Obligation, ObligationGroup } from '#src/collections/types.ts';
import { dueDates } from '#src/domain/due-dates.ts';
import { fillTemplate } from '#src/domain/fill-template.ts';
import { addMonths, dayMonthYear, longDate, type IstDate } from '#src/domain/ist-dates.ts';
import { paths } from '#src/paths.ts';
import { Unbroken } from '#src/ui/Unbroken.tsx';
import styles from './Obligations.module.css';

/** What each obligation is, whom it concerns, what delay costs and where it stands, by group. */
export function Obligations({
  groups,
  today,
}: {
  readonly groups: readonly ObligationGroup[];
  readonly today: IstDate;
}) {
  return groups.map(({ id, name, obligations }) => (
    <div key={id} className={styles.group}>
      <h3>{name}</h3>
      {obligations.map((obligation) => (
        <One key={obligation.id} obligation={obligation} today={today} />
      ))}
    </div>
  ));
}

const people = new Map(pageWords.who.flatMap(({ ticks }) => ticks.map(({ id, name }) => [id, name] as const)));

function One({ obligation, today }: { readonly obligation: Obligation; readonly today: IstDate }) {
  const { each } = pageWords;
  const { id, name, what, authority, late, source, service } = obligation;
  const [next] = dueDates([obligation], today, addMonths(today, 36));
  const rows = [
    ...(next ? [[each.next, longDate(next.due)] as const] : []),
    [each.concerns, obligation.for.map((one) => people.get(one) ?? one).join('; ')],
    [each.authority, authority],
    [each.late, late],
    ...(obligation.extensions ?? []).map(
      ({ was, becomes, order }) =>
        [
          each.moved,
          `${dayMonthYear(becomes)}. ${fillTemplate(words.moved, { was: dayMonthYear(was), order })}`,
        ] as const,
    ),
    [each.source, source],
  ] as const;
  return (
    <details id={id} className={styles.one}>
      <summary>
        <Unbroken text={name} />
      </summary>
      <p>
        <span>
          <Unbroken text={what} />
        </span>{' '}
        <a href={paths.service(service)}>{pageWords.each.service}</a>
      </p>
      <dl>
        {rows.map(([label, value]) => (
          <div key={`${label} ${value}`}>
            <dt>{label}</dt>
            <dd>
              <Unbroken text={value} />
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
