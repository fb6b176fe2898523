import { loadTopic, topicCards, topicIds } from '#src/collections/topics.ts';
import type { TopicPage } from '#src/collections/types.ts';
import { paths } from '#src/paths.ts';
import { ButtonLink } from '#src/ui/Button.tsx';
import { Entries } from '#src/ui/Entries.tsx';
import { Lines } from '#src/ui/Lines.tsx';
import { Opening } from '#src/ui/Opening.tsx';
import { Prose } from '#src/ui/Prose.tsx';
import { QuestionList } from '#src/ui/QuestionList.tsx';
import { Section } from '#src/ui/Section.tsx';
import { Stamp } from '#src/ui/Stamp.tsx';
import { Trail } from '#src/ui/Trail.tsx';
import { definePage, headOf } from './page.ts';
import { Points } from './topic/Points.tsx';
import { trails } from './trails.ts';

const idOf = (address: string) => address.slice(1);

export const page = definePage({
  addresses: topicIds.map((id) => `/${id}`),
  content: (_, address) => [`content:topics/${idOf(address)}`],
  load: (_, address) => loadTopic(idOf(address)),
  meta: (content) => headOf(content, `/${content.id}`),
  View: TopicView,
});

function TopicView({ content: topic }: { readonly content: TopicPage }) {
  const { id, heading, lead, points, steps, forWhom, timeline, questions, related, action, html } = topic;
  const below = id === 'solutions' ? topicCards.filter((card) => card.id.startsWith('solutions/')) : [];
  return (
    <>
      <Opening
        heading={heading}
        lead={lead}
        above={<Trail steps={trails.topic(id)} here={heading} />}
        {...(timeline !== undefined && { aside: <Stamp label="Usually">{timeline}</Stamp> })}
      >
        <ButtonLink href={action.to}>{action.words}</ButtonLink>
        <ButtonLink look="quiet" href="?guide=ask">
          Ask the guide
        </ButtonLink>
      </Opening>
      {below.length > 0 && (
        <Section heading="For whom">
          <Entries entries={below.map(({ id: other, name, card }) => ({ href: `/${other}`, name, text: card }))} />
        </Section>
      )}
      {forWhom && (
        <Section heading="For whom">
          <Lines>{forWhom.map((line) => <li key={line}>{line}</li>)}</Lines>
        </Section>
      )}
      <Points points={points} />
      {steps && <Points points={steps} isNumbered />}
      {html !== '' && (
        <Section>
          <Prose html={html} />
        </Section>
      )}
      {questions.length > 0 && (
        <Section heading="Questions" id="questions">
          <QuestionList questions={questions} />
        </Section>
      )}
      {related.length > 0 && (
        <Section heading="What goes with it">
          <Entries entries={related.map(({ id: service, name, card }) => ({ href: paths.service(service), name, text: card }))} />
        </Section>
      )}
      <Section heading="What next">
        <p>{action.text}</p>
        <p>
          <ButtonLink href={action.to}>{action.words}</ButtonLink>
        </p>
      </Section>
    </>
  );
}
