import faqs from 'content:faqs';
import { loadPage } from '#src/collections/pages.ts';
import { paths } from '#src/paths.ts';
import { Beside } from '#src/ui/Beside.tsx';
import { ButtonLink } from '#src/ui/Button.tsx';
import { Contents } from '#src/ui/Contents.tsx';
import { Opening } from '#src/ui/Opening.tsx';
import { QuestionList } from '#src/ui/QuestionList.tsx';
import { Section } from '#src/ui/Section.tsx';
import { Sketch } from '#src/ui/Sketch.tsx';
import chai from '#src/ui/sketches/chai.svg';
import { definePage, headOf } from './page.ts';

export const page = definePage({
  addresses: [paths.faq],
  content: () => ['content:pages/faq'],
  load: () => loadPage('faq'),
  meta: (content) => headOf(content, paths.faq),
  View: ({ content: { heading, lead } }) => (
    <>
      <Opening heading={heading} lead={lead} margin={<Sketch file={chai} />}>
        <ButtonLink href="?guide=ask">Ask the guide</ButtonLink>
        <ButtonLink look="quiet" href={paths.contact}>
          Write to us
        </ButtonLink>
      </Opening>
      <Section heading="Questions and answers" margin={`${faqs.length} questions`}>
        <Beside
          isSticky
          right={
            <Contents
              label="On this page"
              parts={faqs.map(({ question }, index) => ({ id: `question-${index + 1}`, name: question }))}
            />
          }
        >
          <QuestionList
            isOpen
            questions={faqs.map(({ question, answer, page: more }) => ({
              question,
              answer,
              ...(more !== undefined && { more: { href: more, words: 'Read more' } }),
            }))}
          />
        </Beside>
      </Section>
    </>
  ),
});
