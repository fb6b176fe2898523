import words from 'content:not-found-words';
import shared from 'content:shared-words';
import { ButtonLink } from '#src/ui/Button.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { DescriptionList } from '#src/ui/DescriptionList.tsx';
import { Section } from '#src/ui/Section.tsx';
import { Illustration } from '#src/ui/Illustration.tsx';
import cardDrawer from '#src/ui/illustrations/card-drawer.svg';
import tornPage from '#src/ui/illustrations/torn-page.svg';
import { paths } from '#src/paths.ts';
import { definePage } from './page.ts';

const kinds = {
  page: {
    ...words.page,
    to: paths.home,
    illustration: tornPage,
  },
  category: {
    ...words.category,
    to: paths.services,
    illustration: cardDrawer,
  },
  service: {
    ...words.service,
    to: paths.services,
    illustration: cardDrawer,
  },
} as const;

const { heading: linksHeading, service, situation, question, person } = words.links;
const links = [
  { ...service, href: paths.services },
  { ...situation, href: paths.solutions },
  { ...question, href: paths.faq },
  { ...person, href: paths.contact },
];

export type NotFoundKind = keyof typeof kinds;

const isKind = (kind: string | undefined): kind is NotFoundKind => kind !== undefined && Object.hasOwn(kinds, kind);

export const page = definePage({
  addresses: [],
  load: ({ kind }) => Promise.resolve(isKind(kind) ? kinds[kind] : null),
  meta: ({ heading, text }) => ({
    title: heading,
    description: text,
    keywords: [],
    address: paths.home,
    updated: '',
    found: false,
  }),
  View: ({ content: { heading, text, link, to, illustration } }) => (
    <>
      <PageHeader heading={heading} lead={text} aside={<Illustration file={illustration} isWide />}>
        <ButtonLink href={to}>{link}</ButtonLink>
        <ButtonLink look="quiet" href="?guide=ask">
          {shared.askGuide}
        </ButtonLink>
      </PageHeader>
      <Section heading={linksHeading} margin="404">
        <DescriptionList
          pairs={links.map(({ href, name, text: what }) => ({ name, text: <a href={href}>{what}</a> }))}
        />
      </Section>
    </>
  ),
});
