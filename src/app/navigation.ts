import { categoryNames } from '#src/collections/navigation.ts';
import { paths } from '#src/paths.ts';

interface Destination {
  readonly name: string;
  readonly href: string;
}

/** The bar at the top, in its order. The services open a list of the categories. */
export const mainNavigation: readonly (Destination & { readonly sub?: readonly Destination[] })[] = [
  { name: 'Home', href: paths.home },
  {
    name: 'Services',
    href: paths.services,
    sub: categoryNames.map(({ id, name }) => ({ name, href: paths.category(id) })),
  },
  { name: 'Tax Calculator', href: paths.taxCalculator },
  { name: 'FAQ', href: paths.faq },
  { name: 'Contact', href: paths.contact },
];

/** The columns at the foot of every page. */
export const footerNavigation: readonly { readonly heading: string; readonly links: readonly Destination[] }[] = [
  {
    heading: 'Services',
    links: categoryNames.slice(0, 6).map(({ id, name }) => ({ name, href: paths.category(id) })),
  },
  {
    heading: 'More services',
    links: categoryNames.slice(6).map(({ id, name }) => ({ name, href: paths.category(id) })),
  },
  {
    heading: 'Practice',
    links: [
      { name: 'Contact', href: paths.contact },
      { name: 'FAQ', href: paths.faq },
      { name: 'Tax Calculator', href: paths.taxCalculator },
    ],
  },
];
