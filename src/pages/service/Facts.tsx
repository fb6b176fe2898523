import type { ServicePage } from '#src/collections/types.ts';
import { dayMonthYear } from '#src/domain/ist-dates.ts';
import { Lines } from '#src/ui/Lines.tsx';
import { Section } from '#src/ui/Section.tsx';

/** What the law says, each rule with its source and the day it was checked, and where the official portal is. */
export function Facts({ facts, governmentFee, portal }: Pick<ServicePage, 'facts' | 'governmentFee' | 'portal'>) {
  if (facts.length === 0 && governmentFee === undefined && portal === undefined) return null;
  return (
    <Section heading="What the rules say">
      {facts.length > 0 && (
        <Lines>
          {facts.map(({ text, asOf, source }) => (
            <li key={text}>
              {text}
              <small>
                {source}. As of <time dateTime={asOf}>{dayMonthYear(asOf)}</time>.
              </small>
            </li>
          ))}
        </Lines>
      )}
      {governmentFee !== undefined && <p>{governmentFee}</p>}
      {portal && (
        <p>
          Official portal:{' '}
          <a href={portal.href} rel="noopener noreferrer">
            {portal.name}
          </a>
        </p>
      )}
    </Section>
  );
}
