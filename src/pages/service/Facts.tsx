import type { ReactElement } from 'react';
import words from 'content:service-page-words';
import { factId, sectionIds } from '#src/collections/passage-ids.ts';
import type { LegalFact, ServicePage } from '#src/collections/types.ts';
import { dayMonthYear } from '#src/domain/ist-dates.ts';
import { paths } from '#src/paths.ts';
import { FilledText } from '#src/ui/FilledText.tsx';
import { MarginNotes } from '#src/ui/MarginNotes.tsx';
import { Section } from '#src/ui/Section.tsx';
import { Unbroken } from '#src/ui/Unbroken.tsx';

/** What the law says, each rule with its source and the day it was checked, and where the official portal is. */
export function Facts({ facts, portal }: Pick<ServicePage, 'facts' | 'portal'>) {
  if (facts.length === 0 && portal === undefined) return null;
  return (
    <Section heading={words.rules} id={sectionIds.rules}>
      <MarginNotes
        entries={facts.map(({ text, figures, asOf, source }, index) => ({
          id: factId(index),
          text: withLinks(text, figures),
          note: (
            <FilledText
              text={words.ruleSource}
              values={{ source, date: <time dateTime={asOf}>{dayMonthYear(asOf)}</time> }}
            />
          ),
        }))}
      />
      {portal && (
        <p>
          <FilledText
            text={words.portal}
            values={{
              portal: (
                <a href={portal.href} rel="noopener noreferrer">
                  {portal.name}
                </a>
              ),
            }}
          />
        </p>
      )}
    </Section>
  );
}

/** The text with each figure of it as a link to its place on the page of figures. */
function withLinks(text: string, figures: LegalFact['figures']): ReactElement {
  const [first, ...others] = figures;
  if (first === undefined) return <Unbroken text={text} />;
  const at = text.indexOf(first.words);
  const after = at + first.words.length;
  return (
    <>
      <Unbroken text={text.slice(0, at)} />
      <a href={paths.figure(first.id)}>
        <Unbroken text={first.words} />
      </a>
      {withLinks(text.slice(after), others)}
    </>
  );
}
