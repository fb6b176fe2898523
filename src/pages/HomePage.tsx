import home from 'content:home';
import categoryNames from 'content:navigation';
import practice from 'content:practice';
import shared from 'content:shared-words';
import { questionId, stepId } from '#src/collections/passage-ids.ts';
import { fillTemplate } from '#src/domain/fill-template.ts';
import { paths } from '#src/paths.ts';
import { ButtonLink } from '#src/ui/Button.tsx';
import { CardList } from '#src/ui/CardList.tsx';
import { QuoteList } from '#src/ui/QuoteList.tsx';
import { QuestionList } from '#src/ui/QuestionList.tsx';
import { Section } from '#src/ui/Section.tsx';
import { Steps } from '#src/ui/Steps.tsx';
import { Hero } from './home/Hero.tsx';
import { Situations } from './home/Situations.tsx';
import { definePage, headOf } from './page.ts';

export const page = definePage({
  addresses: [paths.home],
  load: () => Promise.resolve(home),
  meta: (content) => headOf(content, paths.home),
  View: ({
    content: {
      hero,
      dates,
      situations,
      upcoming,
      course,
      about,
      regimes,
      services,
      clients,
      checks,
      questions,
      categories,
      faqs,
      decisions,
      testimonials,
    },
  }) => (
    <>
      <Hero hero={hero} dates={dates} upcoming={upcoming} offices={practice.offices} hours={practice.hours} />
      <Situations situations={situations} />
      <Section heading={services.heading} margin={services.margin}>
        <p>{services.text}</p>
        <CardList
          entries={categoryNames
            .filter(({ id }) => categories.includes(id))
            .map(({ id, name, purpose }) => ({ href: paths.category(id), name, text: purpose, icon: id }))}
        />
        <p>
          <ButtonLink look="quiet" href={services.to}>
            {services.link}
          </ButtonLink>
        </p>
      </Section>
      <Section heading={checks.heading} margin={checks.margin}>
        <p>{checks.text}</p>
        <CardList entries={decisions.map(({ id, name, card }) => ({ href: paths.check(id), name, text: card }))} />
        <p>
          <a href={checks.to}>{checks.link}</a>
        </p>
      </Section>
      <Section heading={course.heading} margin={course.margin}>
        <Steps steps={course.steps} isAcross idOf={stepId} />
      </Section>
      <Section heading={regimes.heading} margin={regimes.margin}>
        <p>{regimes.text}</p>
        <p>
          <ButtonLink look="quiet" href={regimes.to}>
            {regimes.link}
          </ButtonLink>
        </p>
      </Section>
      <Section heading={about.heading} margin={about.margin}>
        <p>{about.text}</p>
        <p>
          <a href={about.to}>{about.link}</a>
        </p>
      </Section>
      {testimonials.length > 0 && (
        <Section heading={clients.heading} margin={clients.margin}>
          <QuoteList
            quotes={testimonials}
            rating={(stars) => fillTemplate(shared.stars, { stars })}
            sampleMark={shared.sample}
          />
        </Section>
      )}
      <Section heading={questions.heading} margin={questions.margin}>
        <p>{questions.text}</p>
        <QuestionList questions={faqs} idOf={questionId} />
        <p>
          <a href={questions.to}>{questions.link}</a>
        </p>
      </Section>
    </>
  ),
});
