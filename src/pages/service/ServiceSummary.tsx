import type { ServicePage } from '#src/collections/types.ts';
import { paths } from '#src/paths.ts';
import { ButtonLink } from '#src/ui/Button.tsx';
import { DotLeaderList } from '#src/ui/DotLeaderList.tsx';
import { AsideCard } from '#src/ui/AsideCard.tsx';
import { Badge } from '#src/ui/Badge.tsx';
import { documentCounts, documentFigures } from './document-count.ts';
import styles from './ServiceSummary.module.css';

/** The service on a slip of paper: how long it takes, what to do next, what the page holds, and what the Government charges. */
export function ServiceSummary({ service }: { readonly service: ServicePage }) {
  const { id, name, timeline, enquireHere, governmentFee } = service;
  return (
    <AsideCard label="At a glance">
      <div className={styles.actions}>
        <Badge label="Usually">{timeline.estimate}</Badge>
        <ButtonLink href={enquireHere ? `${paths.service(id)}#enquire` : paths.contact}>Contact Us</ButtonLink>
        <ButtonLink look="quiet" href={paths.bookAppointment}>
          Book Consultation
        </ButtonLink>
        <ButtonLink look="quiet" href={`?ask=${encodeURIComponent(name)}`}>
          Ask the guide
        </ButtonLink>
      </div>
      <nav aria-label="On this page">
        <DotLeaderList isTight entries={contents(service)} />
      </nav>
      {governmentFee !== undefined && (
        <p className={styles.fee}>
          <strong>Government fee.</strong> {governmentFee}
        </p>
      )}
    </AsideCard>
  );
}

function contents({ whoNeedsIt, includes, process, checklist, dates, facts, portal, questions }: ServicePage) {
  return [
    { href: '#who', name: 'Who needs it', figure: String(whoNeedsIt.length) },
    { href: '#includes', name: 'What we do', figure: String(includes.length) },
    { href: '#process', name: 'Steps', figure: String(process.length) },
    { href: '#documents', name: 'Papers', figure: documentFigures(documentCounts(checklist)) },
    ...(dates ? [{ href: '#timeline', name: 'Due dates', figure: String(dates.length) }] : []),
    ...(facts.length > 0 || portal ? [{ href: '#rules', name: 'Rules', figure: String(facts.length) }] : []),
    { href: '#questions', name: 'Questions', figure: String(questions.length) },
  ];
}
