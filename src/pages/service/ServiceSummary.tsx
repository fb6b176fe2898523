import words from 'content:service-page-words';
import shared from 'content:shared-words';
import { sectionIds } from '#src/collections/passage-ids.ts';
import type { ServicePage } from '#src/collections/types.ts';
import { paths } from '#src/paths.ts';
import { ButtonLink } from '#src/ui/Button.tsx';
import { DotLeaderList } from '#src/ui/DotLeaderList.tsx';
import { AsideCard } from '#src/ui/AsideCard.tsx';
import { TimelineBadge } from '../TimelineBadge.tsx';
import { documentCounts, documentFigures } from './document-count.ts';
import styles from './ServiceSummary.module.css';

const { summary } = words;

/** The service in short: how long it takes, what to do next, what the page holds, and what the Government charges. */
export function ServiceSummary({ service }: { readonly service: ServicePage }) {
  const { id, timeline, enquireHere, governmentFee } = service;
  return (
    <AsideCard label={summary.name}>
      <div className={styles.actions}>
        <TimelineBadge timeline={timeline} />
        <ButtonLink href={paths.bookAppointment}>{summary.book}</ButtonLink>
        <ButtonLink look="quiet" href={enquireHere ? `${paths.service(id)}#${sectionIds.enquiry}` : paths.contact}>
          {summary.contact}
        </ButtonLink>
        <ButtonLink look="quiet" href="?guide=ask">
          {shared.askGuide}
        </ButtonLink>
      </div>
      <nav aria-label={shared.onThisPage}>
        <DotLeaderList isTight entries={contents(service)} />
      </nav>
      {governmentFee !== undefined && (
        <p className={styles.fee} id={sectionIds.fee}>
          <strong>{summary.governmentFee}</strong> <span>{governmentFee}</span>
        </p>
      )}
    </AsideCard>
  );
}

function contents({ whoNeedsIt, includes, process, checklist, dates, facts, portal, questions }: ServicePage) {
  return [
    { href: `#${sectionIds.who}`, name: summary.who, figure: String(whoNeedsIt.length) },
    { href: `#${sectionIds.includes}`, name: summary.includes, figure: String(includes.length) },
    { href: `#${sectionIds.process}`, name: summary.process, figure: String(process.length) },
    {
      href: `#${sectionIds.documents}`,
      name: summary.documents,
      figure: documentFigures(shared.papers, documentCounts(checklist)),
    },
    ...(dates ? [{ href: `#${sectionIds.timeline}`, name: summary.dates, figure: String(dates.length) }] : []),
    ...(facts.length > 0 || portal
      ? [{ href: `#${sectionIds.rules}`, name: summary.rules, figure: String(facts.length) }]
      : []),
    { href: `#${sectionIds.questions}`, name: summary.questions, figure: String(questions.length) },
  ];
}
