import type { KindName } from '#src/collections/registry.ts';
import { paths } from '#src/paths.ts';

/** The page on which a file of content shows, by its kind and id; the home page where it shows on all of them. */
export function fileAddress(kind: KindName, id: string): string {
  const address = byKind[kind];
  return typeof address === 'function' ? address(id) : (address ?? paths.home);
}

const byKind: Readonly<Partial<Record<KindName, string | ((id: string) => string)>>> = {
  practice: paths.contact,
  categories: paths.category,
  services: paths.service,
  faqs: paths.faq,
  articles: paths.article,
  topics: (id) => `/${id}`,
  pages: (id) => `/${id}`,
  decisions: paths.check,
  testimonials: paths.testimonials,
  gallery: paths.gallery,
  law: (id) => `${paths.figures}#${id}`,
  taxRates: paths.taxCalculator,
  taxYears: paths.taxCalculator,
  obligations: paths.dueDates,
  taxEstimateWords: paths.taxCalculator,
  regimeComparisonWords: paths.taxCalculator,
  messageWords: paths.contact,
  appointmentWords: paths.bookAppointment,
  servicesPageWords: paths.services,
  faqWords: paths.faq,
  galleryWords: paths.gallery,
  testimonialWords: paths.testimonials,
  contactWords: paths.contact,
  messageFormWords: paths.contact,
  openingHoursWords: paths.contact,
  bookingWords: paths.bookAppointment,
  calculatorWords: paths.taxCalculator,
  regimeWords: paths.taxCalculator,
  dueDateWords: paths.dueDates,
  dueDatePageWords: paths.dueDates,
  decisionWords: paths.checks,
  figureWords: paths.figures,
  searchWords: paths.search,
  articleWords: paths.blog,
};
