import { faqs } from '#src/collections/faqs.ts';
import { loadPage } from '#src/collections/pages.ts';
import { paths } from '#src/paths.ts';
import { ButtonLink } from '#src/ui/Button.tsx';
import { Opening } from '#src/ui/Opening.tsx';
import { QuestionList } from '#src/ui/QuestionList.tsx';
import { Section } from '#src/ui/Section.tsx';
import { definePage, headOf } from './page.ts';

export const page = definePage({
  addresses: [paths.faq],
  content: () => ['content:pages/faq'],
  load: () => loadPage('faq'),
  meta: (content) => headOf(content, paths.faq),
  View: ({ content: { heading, lead } }) => (
    <>
      <Opening heading={heading} lead={lead}>
        <ButtonLink href="?guide=ask">Ask the guide</ButtonLink>
        <ButtonLink look="quiet" href={paths.contact}>
          Write to us
        </ButtonLink>
      </Opening>
      <Section heading="Questions and answers" margin={`${faqs.length} questions`}>
        <QuestionList
          questions={faqs.map(({ question, answer, page: more }) => ({
            question,
            answer,
            ...(more !== undefined && { more: { href: more, words: 'Read more' } }),
          }))}
        />
      </Section>
    </>
  ),
});
