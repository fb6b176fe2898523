import pageIds from 'content:page-ids';
import shared from 'content:shared-words';
import words from 'content:topic-words';
import { questionId, sectionIds, whoId } from '#src/collections/passage-ids.ts';
import { loadTopic } from '#src/collections/topics.ts';
import type { TopicPage } from '#src/collections/types.ts';
import { paths } from '#src/paths.ts';
import { Columns } from '#src/ui/Columns.tsx';
import { ButtonLink } from '#src/ui/Button.tsx';
import { CardList } from '#src/ui/CardList.tsx';
import { RuledList } from '#src/ui/RuledList.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { Prose } from '#src/ui/Prose.tsx';
import { QuestionList } from '#src/ui/QuestionList.tsx';
import { Section } from '#src/ui/Section.tsx';
import { Illustration } from '#src/ui/Illustration.tsx';
import { Breadcrumbs } from '#src/ui/Breadcrumbs.tsx';
import { Unbroken } from '#src/ui/Unbroken.tsx';
import { definePage, headOf } from './page.ts';
import { TimelineBadge } from './TimelineBadge.tsx';
import { Block } from './topic/Block.tsx';
import { Audience } from './topic/Audience.tsx';
import { Points } from './topic/Points.tsx';
import { illustrations } from './topic/illustrations.ts';
import { breadcrumbs } from './breadcrumbs.ts';

const idOf = (address: string) => address.slice(1);

export const page = definePage({
  addresses: pageIds.topics.map((id) => `/${id}`),
  content: (_, address) => [`content:topics/${idOf(address)}`],
  load: (_, address) => loadTopic(idOf(address)),
  meta: (content) => headOf(content, `/${content.id}`, content.id.includes('/') ? content.heading : undefined),
  View: TopicView,
});

function TopicView({ content: topic }: { readonly content: TopicPage }) {
  const { id, heading, lead, illustration, points, blocks, steps, timeline, related } = topic;
  return (
    <>
      <PageHeader
        heading={heading}
        lead={lead}
        above={
          <Breadcrumbs
            label={shared.breadcrumbs.name}
            steps={breadcrumbs.topic(shared.breadcrumbs, id)}
            here={heading}
          />
        }
        margin={illustration && <Illustration file={illustrations[illustration]} />}
        {...(timeline !== undefined && {
          aside: <TimelineBadge id={sectionIds.timeline} timeline={timeline} />,
        })}
      >
        <ButtonLink href={topic.action.to}>{topic.action.words}</ButtonLink>
        <ButtonLink look="quiet" href="?guide=ask">
          {shared.askGuide}
        </ButtonLink>
      </PageHeader>
      {id === 'solutions' && (
        <Section heading={words.audience}>
          <Audience />
        </Section>
      )}
      {blocks.map((block) => (
        <Block key={block.kind} block={block} upcoming={topic.upcoming} />
      ))}
      <Points points={points} />
      {steps && <Points points={steps} isNumbered />}
      <InWords topic={topic} />
      <Questions topic={topic} />
      {related.length > 0 && (
        <Section heading={shared.goesWith}>
          <CardList
            entries={related.map(({ id: service, name, card }) => ({ href: paths.service(service), name, text: card }))}
          />
        </Section>
      )}
    </>
  );
}

/** The text of the topic, and beside it the people it is for. */
function InWords({ topic: { forWhom, html } }: { readonly topic: TopicPage }) {
  const people = forWhom && (
    <>
      <h2 id={sectionIds.who}>{words.forWhom}</h2>
      <RuledList>
        {forWhom.map((line, index) => (
          <li key={line} id={whoId(index)}>
            <Unbroken text={line} />
          </li>
        ))}
      </RuledList>
    </>
  );
  if (html === '') return people && <Section>{people}</Section>;
  return (
    <Section>
      {people ? (
        <Columns right={people}>
          <Prose html={html} />
        </Columns>
      ) : (
        <Prose html={html} />
      )}
    </Section>
  );
}

/** Questions about the topic, and beside them what the visitor can do next. */
function Questions({ topic: { questions, action } }: { readonly topic: TopicPage }) {
  const next = (
    <>
      <h2>{words.next}</h2>
      <p>{action.text}</p>
      <p>
        <ButtonLink href={action.to}>{action.words}</ButtonLink>
      </p>
    </>
  );
  if (questions.length === 0) return <Section>{next}</Section>;
  return (
    <Section heading={words.questions} id={sectionIds.questions}>
      <Columns right={next}>
        <QuestionList questions={questions} idOf={questionId} />
      </Columns>
    </Section>
  );
}
