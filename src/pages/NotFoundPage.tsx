import { ButtonLink } from '#src/ui/Button.tsx';
import { Opening } from '#src/ui/Opening.tsx';
import { Stamp } from '#src/ui/Stamp.tsx';
import { paths } from '#src/paths.ts';
import { definePage } from './page.ts';

const kinds = {
  page: {
    heading: 'Page Not Found',
    text: 'The page you are looking for may have been removed, renamed, or is temporarily unavailable.',
    link: { to: paths.home, words: 'Go to Home' },
  },
  category: {
    heading: 'Service Not Found',
    text: 'The requested service category could not be found.',
    link: { to: paths.services, words: 'Back to Services' },
  },
  service: {
    heading: 'Service not found',
    text: 'There is no service at this address. It may have been renamed, or a letter of the address is wrong.',
    link: { to: paths.services, words: 'Back to Services' },
  },
} as const;

export type NotFoundKind = keyof typeof kinds;

const isKind = (kind: string | undefined): kind is NotFoundKind => kind !== undefined && Object.hasOwn(kinds, kind);

export const notFoundPage = definePage({
  addresses: [],
  load: ({ kind }) => Promise.resolve(isKind(kind) ? kinds[kind] : null),
  meta: ({ heading, text }) => ({ title: heading, description: text, keywords: [], address: paths.home, updated: '', found: false }),
  View: ({ content: { heading, text, link } }) => (
    <Opening heading={heading} lead={text} aside={<Stamp>404</Stamp>}>
      <ButtonLink href={link.to}>{link.words}</ButtonLink>
    </Opening>
  ),
});
