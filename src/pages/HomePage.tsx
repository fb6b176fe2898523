import home from 'content:home';
import practice from 'content:practice';
import { paths } from '#src/paths.ts';
import { ButtonLink } from '#src/ui/Button.tsx';
import { CardList } from '#src/ui/CardList.tsx';
import { QuoteList } from '#src/ui/QuoteList.tsx';
import { QuestionList } from '#src/ui/QuestionList.tsx';
import { Section } from '#src/ui/Section.tsx';
import { Steps } from '#src/ui/Steps.tsx';
import { Hero } from './home/Hero.tsx';
import { definePage, headOf } from './page.ts';

export const page = definePage({
  addresses: [paths.home],
  load: () => Promise.resolve(home),
  meta: (content) => headOf(content, paths.home),
  View: ({ content: { hero, dates, course, about, services, questions, categories, faqs, testimonials } }) => (
    <>
      <Hero hero={hero} dates={dates} offices={practice.offices} hours={practice.hours} />
      <Section heading={services.heading} margin="From the index">
        <p>{services.text}</p>
        <CardList
          entries={categories.map(({ id, name, card }) => ({
            href: paths.category(id),
            name,
            text: card,
            drawing: id,
          }))}
        />
        <p>
          <ButtonLink look="quiet" href={services.to}>
            {services.link}
          </ButtonLink>
        </p>
      </Section>
      <Section heading={course.heading} margin="From first word to receipt">
        <Steps steps={course.steps} isAcross />
      </Section>
      <Section heading={about.heading} margin="The practice">
        <p>{about.text}</p>
        <p>
          <a href={about.to}>{about.link}</a>
        </p>
      </Section>
      {testimonials.length > 0 && (
        <Section heading="What clients say" margin="Clients">
          <QuoteList quotes={testimonials} />
        </Section>
      )}
      <Section heading={questions.heading} margin="Questions">
        <p>{questions.text}</p>
        <QuestionList questions={faqs} />
        <p>
          <a href={questions.to}>{questions.link}</a>
        </p>
      </Section>
    </>
  ),
});
