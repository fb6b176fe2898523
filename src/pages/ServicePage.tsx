import { loadService, serviceIds } from '#src/collections/services.ts';
import type { ServicePage } from '#src/collections/types.ts';
import { paths, secondAddresses } from '#src/paths.ts';
import { ButtonLink } from '#src/ui/Button.tsx';
import { Entries } from '#src/ui/Entries.tsx';
import { Lines } from '#src/ui/Lines.tsx';
import { Opening } from '#src/ui/Opening.tsx';
import { Prose } from '#src/ui/Prose.tsx';
import { QuestionList } from '#src/ui/QuestionList.tsx';
import { Rows } from '#src/ui/Rows.tsx';
import { Section } from '#src/ui/Section.tsx';
import { Stamp } from '#src/ui/Stamp.tsx';
import { Trail } from '#src/ui/Trail.tsx';
import { MessageForm } from './contact/MessageForm.tsx';
import { definePage, headOf, type Params } from './page.ts';
import { DocumentLists } from './service/DocumentLists.tsx';
import { Facts } from './service/Facts.tsx';
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
  const { name, lead, category, timeline, checklist, dates, facts } = service;
  return (
    <>
      <Opening heading={name} lead={lead} above={<Trail steps={trails.service(category)} here={name} />} aside={<Stamp label="Usually">{timeline.estimate}</Stamp>}>
        <ButtonLink href={service.enquireHere ? `${paths.service(service.id)}#enquire` : paths.contact}>Contact Us</ButtonLink>
        <ButtonLink look="quiet" href={paths.bookAppointment}>
          Book Consultation
        </ButtonLink>
        <ButtonLink look="quiet" href={`?ask=${encodeURIComponent(name)}`}>
          Ask the guide
        </ButtonLink>
      </Opening>
      <Section heading="Who needs it">
        <Lines>{service.whoNeedsIt.map((line) => <li key={line}>{line}</li>)}</Lines>
      </Section>
      <Section heading="Our Services Include">
        <Lines>{service.includes.map((line) => <li key={line}>{line}</li>)}</Lines>
        <Prose html={service.html} />
      </Section>
      <Section heading="Our Process" margin={`${service.process.length} steps`}>
        <Lines numbered>
          {service.process.map(({ step, detail }) => (
            <li key={step}>
              <strong>{step}</strong>
              {detail}
            </li>
          ))}
        </Lines>
      </Section>
      <Section heading="Required Documents" id="documents" margin={documentCount(checklist)}>
        <DocumentLists id={service.id} checklist={checklist} />
      </Section>
      <Section heading="Timeline" id="timeline">
        <p>
          <strong>{timeline.estimate}.</strong> {timeline.note}
        </p>
        {dates && <Rows rows={dates.map(({ what, when }) => ({ label: what, value: when }))} />}
      </Section>
      <Facts facts={facts} governmentFee={service.governmentFee} portal={service.portal} />
      <Section heading="Questions about it" id="questions">
        <QuestionList questions={service.questions} />
      </Section>
      {service.enquireHere && (
        <Section heading="Ask about it" id="enquire" margin="Answered by mail">
          <MessageForm subject={name} />
        </Section>
      )}
      <Section heading="What goes with it" margin={<a href={paths.category(category.id)}>{category.name}</a>}>
        <Entries entries={service.related.map(({ id, name: other, card }) => ({ href: paths.service(id), name: other, text: card }))} />
      </Section>
    </>
  );
}

function documentCount({ lists }: ServicePage['checklist']): string {
  const counts = lists.map(({ items }) => items.length);
  return counts.length === 1 ? `${counts[0]} documents` : `${counts.join(', ')} documents`;
}
