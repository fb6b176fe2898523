import type { TopicPage } from '#src/collections/types.ts';
import { Lines } from '#src/ui/Lines.tsx';
import { Section } from '#src/ui/Section.tsx';

/** Named points with a sentence each, numbered when they follow one another. */
export function Points({ points: { heading, items }, isNumbered = false }: { readonly points: TopicPage['points']; readonly isNumbered?: boolean }) {
  return (
    <Section heading={heading} margin={isNumbered ? `${items.length} steps` : undefined}>
      <Lines numbered={isNumbered}>
        {items.map(({ name, text }) => (
          <li key={name}>
            <strong>{name}</strong>
            {text}
          </li>
        ))}
      </Lines>
    </Section>
  );
}
