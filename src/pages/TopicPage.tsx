import { loadTopic, topicIds } from '#src/collections/topics.ts';
import type { TopicPage } from '#src/collections/types.ts';
import { paths } from '#src/paths.ts';
import { Beside } from '#src/ui/Beside.tsx';
import { ButtonLink } from '#src/ui/Button.tsx';
import { Entries } from '#src/ui/Entries.tsx';
import { Lines } from '#src/ui/Lines.tsx';
import { Opening } from '#src/ui/Opening.tsx';
import { Prose } from '#src/ui/Prose.tsx';
import { QuestionList } from '#src/ui/QuestionList.tsx';
import { Section } from '#src/ui/Section.tsx';
import { Sketch } from '#src/ui/Sketch.tsx';
import { Stamp } from '#src/ui/Stamp.tsx';
import { Trail } from '#src/ui/Trail.tsx';
import { definePage, headOf } from './page.ts';
import { Block } from './topic/Block.tsx';
import { ForWhom } from './topic/ForWhom.tsx';
import { Points } from './topic/Points.tsx';
import { sketches } from './topic/sketches.ts';
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
  const { id, heading, lead, sketch, points, blocks, steps, timeline, related } = topic;
  return (
    <>
      <Opening
        heading={heading}
        lead={lead}
        above={<Trail steps={trails.topic(id)} here={heading} />}
        margin={sketch && <Sketch file={sketches[sketch]} />}
        {...(timeline !== undefined && { aside: <Stamp label="Usually">{timeline}</Stamp> })}
      >
        <ButtonLink href={topic.action.to}>{topic.action.words}</ButtonLink>
        <ButtonLink look="quiet" href="?guide=ask">
          Ask the guide
        </ButtonLink>
      </Opening>
      {id === 'solutions' && (
        <Section heading="Start from who you are">
          <ForWhom />
        </Section>
      )}
      {blocks.map((block) => (
        <Block key={block.kind} block={block} />
      ))}
      <Points points={points} />
      {steps && <Points points={steps} isNumbered />}
      <InWords topic={topic} />
      <Questions topic={topic} />
      {related.length > 0 && (
        <Section heading="What goes with it">
          <Entries
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
      <h2>For whom</h2>
      <Lines>
        {forWhom.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Lines>
    </>
  );
  if (html === '') return people && <Section>{people}</Section>;
  return (
    <Section>
      {people ? (
        <Beside right={people}>
          <Prose html={html} />
        </Beside>
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
      <h2>What next</h2>
      <p>{action.text}</p>
      <p>
        <ButtonLink href={action.to}>{action.words}</ButtonLink>
      </p>
    </>
  );
  if (questions.length === 0) return <Section>{next}</Section>;
  return (
    <Section heading="Questions" id="questions">
      <Beside right={next}>
        <QuestionList questions={questions} />
      </Beside>
    </Section>
  );
}
