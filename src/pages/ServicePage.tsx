import { loadService, serviceIds } from '#src/collections/services.ts';
import type { ServicePage } from '#src/collections/types.ts';
import { paths, secondAddresses } from '#src/paths.ts';
import { Drawing } from '#src/ui/Drawing.tsx';
import { Entries } from '#src/ui/Entries.tsx';
import { Lines } from '#src/ui/Lines.tsx';
import { Opening } from '#src/ui/Opening.tsx';
import { Prose } from '#src/ui/Prose.tsx';
import { QuestionList } from '#src/ui/QuestionList.tsx';
import { Rows } from '#src/ui/Rows.tsx';
import { Section } from '#src/ui/Section.tsx';
import { Spread } from '#src/ui/Spread.tsx';
import { Track } from '#src/ui/Track.tsx';
import { Trail } from '#src/ui/Trail.tsx';
import { MessageForm } from './contact/MessageForm.tsx';
import { definePage, headOf, type Params } from './page.ts';
import { DocumentLists } from './service/DocumentLists.tsx';
import { Facts } from './service/Facts.tsx';
import { paperCount, paperCounts } from './service/papers.ts';
import { ServiceSlip } from './service/ServiceSlip.tsx';
import { trails } from './trails.ts';

const idOf = ({ category, service }: Params, address: string) => secondAddresses[address] ?? `${category}/${service}`;

export const page = definePage({
  addresses: [...serviceIds.map(paths.service), ...Object.keys(secondAddresses)],
  content: (params, address) => [`content:services/${idOf(params, address)}`],
  load: (params, address) => loadService(idOf(params, address)),
  meta: (content) => headOf(content, paths.service(content.id)),
  View: ServiceView,
});

function ServiceView({ content: service }: { readonly content: ServicePage }) {
  const { name, lead, category, timeline, checklist, dates } = service;
  return (
    <>
      <Spread
        opening={
          <Opening
            heading={name}
            lead={lead}
            margin={<Drawing name={category.id} />}
            above={<Trail steps={trails.service(category)} here={name} />}
          />
        }
        beside={<ServiceSlip service={service} />}
      >
        <Section heading="Who needs it" id="who">
          <Lines>
            {service.whoNeedsIt.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </Lines>
        </Section>
        <Section heading="Our Services Include" id="includes">
          <Lines>
            {service.includes.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </Lines>
          <Prose html={service.html} />
        </Section>
        <Section heading="Our Process" id="process" margin={`${service.process.length} steps`}>
          <Track steps={service.process.map(({ step, detail }) => ({ name: step, text: detail }))} />
        </Section>
        <Section heading="Required Documents" id="documents" margin={paperCount(paperCounts(checklist))}>
          <DocumentLists id={service.id} checklist={checklist} />
        </Section>
        <Section heading="Timeline" id="timeline" margin="Our own estimate">
          <p>
            <strong>{timeline.estimate}.</strong> {timeline.note}
          </p>
          {dates && <Rows rows={dates.map(({ what, when }) => ({ label: what, value: when }))} />}
        </Section>
        <Facts facts={service.facts} portal={service.portal} />
        <Section heading="Questions about it" id="questions">
          <QuestionList questions={service.questions} />
        </Section>
        {service.enquireHere && (
          <Section heading="Ask about it" id="enquire" margin="Answered by mail">
            <MessageForm subject={name} />
          </Section>
        )}
      </Spread>
      <Section heading="What goes with it" margin={<a href={paths.category(category.id)}>{category.name}</a>}>
        <Entries
          entries={service.related.map(({ id, name: other, card }) => ({
            href: paths.service(id),
            name: other,
            text: card,
          }))}
        />
      </Section>
    </>
  );
}
