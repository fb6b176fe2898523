import pageIds from 'content:page-ids';
import words from 'content:service-page-words';
import shared from 'content:shared-words';
import { dateId, includesId, questionId, sectionIds, stepId, whoId } from '#src/collections/passage-ids.ts';
import { loadService, serviceIds } from '#src/collections/services.ts';
import { timeTold } from '#src/collections/time-told.ts';
import type { ServicePage } from '#src/collections/types.ts';
import { counted } from '#src/domain/counted.ts';
import { paths, secondAddresses } from '#src/paths.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { CardList } from '#src/ui/CardList.tsx';
import { RuledList } from '#src/ui/RuledList.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { Prose } from '#src/ui/Prose.tsx';
import { QuestionList } from '#src/ui/QuestionList.tsx';
import { KeyValueList } from '#src/ui/KeyValueList.tsx';
import { Section } from '#src/ui/Section.tsx';
import { SidebarLayout } from '#src/ui/SidebarLayout.tsx';
import { Steps } from '#src/ui/Steps.tsx';
import { Breadcrumbs } from '#src/ui/Breadcrumbs.tsx';
import { Unbroken } from '#src/ui/Unbroken.tsx';
import { messageForm } from './contact/message-form.ts';
import { definePage, headOf, type Params } from './page.ts';
import { DocumentLists } from './service/DocumentLists.tsx';
import { Facts } from './service/Facts.tsx';
import { documentCount, documentCounts } from './service/document-count.ts';
import { NextDates } from './service/NextDates.tsx';
import { ServiceSummary } from './service/ServiceSummary.tsx';
import { breadcrumbs } from './breadcrumbs.ts';

const idOf = ({ category, service }: Params, address: string) => secondAddresses[address] ?? `${category}/${service}`;

export const page = definePage({
  addresses: [...serviceIds.map(paths.service), ...pageIds.secondServices],
  content: (params, address) => [`content:services/${idOf(params, address)}`],
  load: (params, address) => loadService(idOf(params, address)),
  meta: (service) => headOf(service, paths.service(service.id), service.name),
  // Few services have a form of their own; the others do without its code.
  lateParts: ({ enquireHere }) => (enquireHere ? [messageForm] : []),
  View: ServiceView,
});

function ServiceView({ content: service }: { readonly content: ServicePage }) {
  const { name, lead, category, timeline, checklist, dates } = service;
  return (
    <>
      <SidebarLayout
        header={
          <PageHeader
            heading={name}
            lead={lead}
            margin={<Icon name={category.id} />}
            above={
              <Breadcrumbs
                label={shared.breadcrumbs.name}
                steps={breadcrumbs.service(shared.breadcrumbs, category)}
                here={name}
              />
            }
          />
        }
        aside={<ServiceSummary service={service} />}
      >
        <Section heading={words.who} id={sectionIds.who}>
          <RuledList>
            {service.whoNeedsIt.map((line, index) => (
              <li key={line} id={whoId(index)}>
                <Unbroken text={line} />
              </li>
            ))}
          </RuledList>
        </Section>
        <Section heading={words.includes} id={sectionIds.includes}>
          <RuledList>
            {service.includes.map((line, index) => (
              <li key={line} id={includesId(index)}>
                <Unbroken text={line} />
              </li>
            ))}
          </RuledList>
          <Prose html={service.html} />
        </Section>
        <Section heading={words.process} id={sectionIds.process} margin={counted(shared.steps, service.process.length)}>
          <Steps steps={service.process.map(({ step, detail }) => ({ name: step, text: detail }))} idOf={stepId} />
        </Section>
        <Section
          heading={words.documents}
          id={sectionIds.documents}
          margin={documentCount(shared.papers, documentCounts(checklist))}
        >
          <DocumentLists id={service.id} checklist={checklist} />
        </Section>
        <Section heading={words.timeline} id={sectionIds.timeline} margin={words.timelineNote}>
          <p>
            <strong>{`${timeTold(timeline)}. `}</strong>
            <Unbroken text={timeline.note} />
          </p>
          {dates && (
            <KeyValueList
              rows={dates.map(({ what, when }, index) => ({ id: dateId(index), label: what, value: when }))}
            />
          )}
        </Section>
        {service.decisions.length > 0 && (
          <Section heading={words.decisions} id="your-case">
            <CardList
              entries={service.decisions.map(({ id, name: other, card }) => ({
                href: paths.check(id),
                name: other,
                text: card,
              }))}
            />
          </Section>
        )}
        <NextDates upcoming={service.upcoming} />
        <Facts facts={service.facts} portal={service.portal} />
        <Section heading={words.questions} id={sectionIds.questions}>
          <QuestionList questions={service.questions} idOf={questionId} />
        </Section>
        {service.enquireHere && (
          <Section heading={words.enquiry} id={sectionIds.enquiry} margin={words.enquiryNote}>
            <messageForm.Part subject={name} />
          </Section>
        )}
      </SidebarLayout>
      <Section heading={shared.goesWith} margin={<a href={paths.category(category.id)}>{category.name}</a>}>
        <CardList
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
