import groups from 'content:obligations';
import words from 'content:due-date-page-words';
import pageWords from 'content:pages/due-dates';
import { paths } from '#src/paths.ts';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { Prose } from '#src/ui/Prose.tsx';
import { Section } from '#src/ui/Section.tsx';
import { Calendars } from './due-dates/Calendars.tsx';
import { EventDates } from './due-dates/EventDates.tsx';
import { Obligations } from './due-dates/Obligations.tsx';
import { TwelveMonths } from './due-dates/TwelveMonths.tsx';
import { useTicks } from './due-dates/use-ticks.ts';
import styles from './due-dates/DueDatesView.module.css';
import { definePage, headOf } from './page.ts';
import { useToday } from './today.ts';

export const page = definePage({
  addresses: [paths.dueDates],
  load: () => Promise.resolve(pageWords),
  meta: (content) => headOf(content, paths.dueDates),
  View: ({ content: { heading, lead, html } }) => <DueDatesView heading={heading} lead={lead} html={html} />,
});

const known = words.who.flatMap(({ ticks }) => ticks.map(({ id }) => id));
const obligations = groups.flatMap((group) => group.obligations);

function DueDatesView({
  heading,
  lead,
  html,
}: {
  readonly heading: string;
  readonly lead: string;
  readonly html: string;
}) {
  const today = useToday();
  const ticks = useTicks(known);
  const { events, calendars, each } = words;
  return (
    <div className={styles.page}>
      <PageHeader heading={heading} lead={lead} />
      <TwelveMonths obligations={obligations} ticks={ticks} today={today} />
      {html !== '' && (
        <Section>
          <Prose html={html} />
        </Section>
      )}
      <Section id="calendars" heading={calendars.heading}>
        <p>{calendars.text}</p>
        <Calendars />
      </Section>
      <div className={styles.needsScript}>
        <Section id="events" heading={events.heading}>
          <p>{events.text}</p>
          <EventDates obligations={obligations} today={today} />
        </Section>
      </div>
      <Section id="each" heading={each.heading} margin={each.margin}>
        <Obligations groups={groups} today={today} />
      </Section>
    </div>
  );
}
