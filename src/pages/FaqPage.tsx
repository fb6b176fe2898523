import words from 'content:faq-words';
import faqs from 'content:faqs';
import pageWords from 'content:pages/faq';
import shared from 'content:shared-words';
import { questionId } from '#src/collections/passage-ids.ts';
import { counted } from '#src/domain/counted.ts';
import { paths } from '#src/paths.ts';
import { Columns } from '#src/ui/Columns.tsx';
import { ButtonLink } from '#src/ui/Button.tsx';
import { TableOfContents } from '#src/ui/TableOfContents.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { QuestionList } from '#src/ui/QuestionList.tsx';
import { Section } from '#src/ui/Section.tsx';
import { Illustration } from '#src/ui/Illustration.tsx';
import chai from '#src/ui/illustrations/chai.svg';
import { definePage, headOf } from './page.ts';

export const page = definePage({
  addresses: [paths.faq],
  load: () => Promise.resolve(pageWords),
  meta: (content) => headOf(content, paths.faq),
  View: ({ content: { heading, lead } }) => (
    <>
      <PageHeader heading={heading} lead={lead} margin={<Illustration file={chai} />}>
        <ButtonLink href="?guide=ask">{shared.askGuide}</ButtonLink>
        <ButtonLink look="quiet" href={paths.contact}>
          {words.write}
        </ButtonLink>
      </PageHeader>
      <Section heading={words.heading} margin={counted(words.count, faqs.length)}>
        <Columns
          isSticky
          right={
            <TableOfContents
              label={shared.onThisPage}
              parts={faqs.map(({ question }, index) => ({ id: questionId(index), name: question }))}
            />
          }
        >
          <QuestionList
            isOpen
            idOf={questionId}
            questions={faqs.map(({ question, answer, page: more }) => ({
              question,
              answer,
              ...(more !== undefined && { more: { href: more, words: words.more } }),
            }))}
          />
        </Columns>
      </Section>
    </>
  ),
});
