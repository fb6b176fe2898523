import { ButtonLink } from '#src/ui/Button.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { DescriptionList } from '#src/ui/DescriptionList.tsx';
import { Section } from '#src/ui/Section.tsx';
import { Illustration } from '#src/ui/Illustration.tsx';
import cardDrawer from '#src/ui/sketches/card-drawer.svg';
import tornPage from '#src/ui/sketches/torn-page.svg';
import { paths } from '#src/paths.ts';
import { definePage } from './page.ts';

const kinds = {
  page: {
    heading: 'Page Not Found',
    text: 'The page you are looking for may have been removed, renamed, or is temporarily unavailable.',
    link: { to: paths.home, words: 'Go to Home' },
    sketch: tornPage,
  },
  category: {
    heading: 'Service Not Found',
    text: 'The requested service category could not be found.',
    link: { to: paths.services, words: 'Back to Services' },
    sketch: cardDrawer,
  },
  service: {
    heading: 'Service not found',
    text: 'There is no service at this address. It may have been renamed, or a letter of the address is wrong.',
    link: { to: paths.services, words: 'Back to Services' },
    sketch: cardDrawer,
  },
} as const;

const waysOn = [
  { name: 'A service', href: paths.services, text: 'The index of everything we do' },
  { name: 'A situation', href: paths.solutions, text: 'Small businesses, startups, salaried people, Indians abroad' },
  { name: 'A question', href: paths.faq, text: 'Questions and answers' },
  { name: 'A person', href: paths.contact, text: 'Telephone, mail, WhatsApp and both offices' },
];

export type NotFoundKind = keyof typeof kinds;

const isKind = (kind: string | undefined): kind is NotFoundKind => kind !== undefined && Object.hasOwn(kinds, kind);

export const notFoundPage = definePage({
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
  View: ({ content: { heading, text, link, sketch } }) => (
    <>
      <PageHeader heading={heading} lead={text} aside={<Illustration file={sketch} isWide />}>
        <ButtonLink href={link.to}>{link.words}</ButtonLink>
        <ButtonLink look="quiet" href="?guide=ask">
          Ask the guide
        </ButtonLink>
      </PageHeader>
      <Section heading="Where to go from here" margin="404">
        <DescriptionList
          pairs={waysOn.map(({ href, name, text: what }) => ({ name, text: <a href={href}>{what}</a> }))}
        />
      </Section>
    </>
  ),
});
