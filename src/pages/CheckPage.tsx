import cards from 'content:decision-cards';
import words from 'content:decision-words';
import shared from 'content:shared-words';
import { loadDecision } from '#src/collections/decisions.ts';
import { paths } from '#src/paths.ts';
import { Breadcrumbs } from '#src/ui/Breadcrumbs.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { RuledList } from '#src/ui/RuledList.tsx';
import { Section } from '#src/ui/Section.tsx';
import { Unbroken } from '#src/ui/Unbroken.tsx';
import { breadcrumbs } from './breadcrumbs.ts';
import { Check } from './check/Check.tsx';
import { Sources } from './check/Sources.tsx';
import { definePage, headOf } from './page.ts';

export const page = definePage({
  addresses: cards.map(({ id }) => paths.check(id)),
  content: ({ decision }) => [`content:decisions/${decision}`],
  load: ({ decision }) => loadDecision(decision ?? ''),
  meta: (content) => headOf(content, paths.check(content.id), content.heading),
  View: ({ content: decision }) => (
    <>
      <PageHeader
        heading={decision.heading}
        lead={decision.lead}
        above={
          <Breadcrumbs
            label={shared.breadcrumbs.name}
            steps={breadcrumbs.check(shared.breadcrumbs)}
            here={decision.heading}
          />
        }
      />
      <Section heading={words.questions} id="your-case">
        <Check key={decision.id} decision={decision} />
      </Section>
      <Section heading={words.rule} id="rule" margin={words.ruleNote}>
        <RuledList>
          {Object.entries(decision.outcomes).map(([name, { when }]) => (
            <li key={name}>
              <Unbroken text={when} />
            </li>
          ))}
        </RuledList>
      </Section>
      <Section heading={words.sources} id="sources">
        <Sources decision={decision} />
        <p>{words.disclaimer}</p>
      </Section>
      <Section heading={words.moreOn}>
        <RuledList>
          {decision.pages.map((href) => (
            <li key={href}>
              <a href={href}>
                <Unbroken text={decision.pageNames[href] ?? ''} />
              </a>
            </li>
          ))}
        </RuledList>
      </Section>
    </>
  ),
});
