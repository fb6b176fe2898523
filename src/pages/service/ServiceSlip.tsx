import type { ServicePage } from '#src/collections/types.ts';
import { paths } from '#src/paths.ts';
import { ButtonLink } from '#src/ui/Button.tsx';
import { Leaders } from '#src/ui/Leaders.tsx';
import { Slip } from '#src/ui/Slip.tsx';
import { Stamp } from '#src/ui/Stamp.tsx';
import { paperCounts, paperFigures } from './papers.ts';
import styles from './ServiceSlip.module.css';

/** The service on a slip of paper: how long it takes, what to do next, what the page holds, and what the Government charges. */
export function ServiceSlip({ service }: { readonly service: ServicePage }) {
  const { id, name, timeline, enquireHere, governmentFee } = service;
  return (
    <Slip label="At a glance">
      <div className={styles.actions}>
        <Stamp label="Usually">{timeline.estimate}</Stamp>
        <ButtonLink href={enquireHere ? `${paths.service(id)}#enquire` : paths.contact}>Contact Us</ButtonLink>
        <ButtonLink look="quiet" href={paths.bookAppointment}>
          Book Consultation
        </ButtonLink>
        <ButtonLink look="quiet" href={`?ask=${encodeURIComponent(name)}`}>
          Ask the guide
        </ButtonLink>
      </div>
      <nav aria-label="On this page">
        <Leaders isTight entries={contents(service)} />
      </nav>
      {governmentFee !== undefined && (
        <p className={styles.fee}>
          <strong>Government fee.</strong> {governmentFee}
        </p>
      )}
    </Slip>
  );
}

function contents({ whoNeedsIt, includes, process, checklist, dates, facts, portal, questions }: ServicePage) {
  return [
    { href: '#who', name: 'Who needs it', figure: String(whoNeedsIt.length) },
    { href: '#includes', name: 'What we do', figure: String(includes.length) },
    { href: '#process', name: 'Steps', figure: String(process.length) },
    { href: '#documents', name: 'Papers', figure: paperFigures(paperCounts(checklist)) },
    ...(dates ? [{ href: '#timeline', name: 'Due dates', figure: String(dates.length) }] : []),
    ...(facts.length > 0 || portal ? [{ href: '#rules', name: 'Rules', figure: String(facts.length) }] : []),
    { href: '#questions', name: 'Questions', figure: String(questions.length) },
  ];
}
