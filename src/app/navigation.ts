import words from 'content:layout-words';
import categoryNames from 'content:navigation';
import practice from 'content:practice';
import { paths } from '#src/paths.ts';

interface Destination {
  readonly name: string;
  readonly href: string;
}

const categories: readonly (Destination & { readonly purpose: string })[] = categoryNames.map(
  ({ id, alias, ...told }) => ({ ...told, href: paths.category(alias ?? id) }),
);

/** The bar at the top, in its order. The services open a list of the categories. */
export const mainNavigation: readonly (Destination & { readonly sub?: typeof categories })[] = shown(
  words.menu.links,
).map((link) => (link.href === paths.services ? { ...link, sub: categories } : link));

/** Links for which the bar has no room: in the menu on a phone, at the lower edge on a large screen. */
export const menuFurther: readonly Destination[] = shown(words.menu.further);

/** The highlighted button at the end of the bar. */
export const bookingLink: Destination = { name: words.menu.booking, href: paths.bookAppointment };

/** The columns at the foot of every page. */
export const footerNavigation: readonly { readonly heading: string; readonly links: readonly Destination[] }[] =
  words.footer.columns.map(({ heading, links }) => ({ heading, links: shown(links) }));

/** Further links below those columns. */
export const furtherNavigation: readonly Destination[] = shown(words.footer.more.links);

/** Without the links to pages that are switched off. */
function shown(links: readonly { readonly name: string; readonly to: string }[]): readonly Destination[] {
  const { testimonials, gallery } = practice.switches;
  return links
    .filter(({ to }) => (testimonials || to !== paths.testimonials) && (gallery || to !== paths.gallery))
    .map(({ name, to }) => ({ name, href: to }));
}
