import { paths } from '#src/paths.ts';

interface Step {
  readonly name: string;
  readonly href: string;
}

const home: Step = { name: 'Home', href: paths.home };
const services: Step = { name: 'Services', href: paths.services };

/** The trails that lead to the pages; the build tells search engines the same. */
export const breadcrumbs = {
  category: [home, services],
  service: (category: { readonly id: string; readonly name: string }): readonly Step[] => [
    home,
    services,
    { name: category.name, href: paths.category(category.id) },
  ],
  article: [home, { name: 'Articles', href: paths.blog }],
  topic: (id: string): readonly Step[] => {
    if (id.startsWith('services/')) return [home, services];
    if (id.startsWith('solutions/')) return [home, { name: 'Solutions', href: paths.solutions }];
    return [home];
  },
} as const;
