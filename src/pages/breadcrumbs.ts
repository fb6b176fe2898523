import { paths } from '#src/paths.ts';

interface Step {
  readonly name: string;
  readonly href: string;
}

/** What the steps are called. */
interface StepNames {
  readonly home: string;
  readonly services: string;
  readonly solutions: string;
  readonly articles: string;
  readonly checks: string;
}

/** The steps that lead to the pages; the build tells search engines the same. */
export const breadcrumbs = {
  category: (names: StepNames): readonly Step[] => [home(names), services(names)],
  service: (names: StepNames, category: { readonly id: string; readonly name: string }): readonly Step[] => [
    home(names),
    services(names),
    { name: category.name, href: paths.category(category.id) },
  ],
  article: (names: StepNames): readonly Step[] => [home(names), { name: names.articles, href: paths.blog }],
  check: (names: StepNames): readonly Step[] => [home(names), { name: names.checks, href: paths.checks }],
  topic: (names: StepNames, id: string): readonly Step[] => {
    if (id.startsWith('services/')) return [home(names), services(names)];
    if (id.startsWith('solutions/')) return [home(names), { name: names.solutions, href: paths.solutions }];
    return [home(names)];
  },
} as const;

const home = ({ home: name }: StepNames): Step => ({ name, href: paths.home });
const services = ({ services: name }: StepNames): Step => ({ name, href: paths.services });
