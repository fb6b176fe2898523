/** The ordinary pages that code draws in a way of its own, by the names of their files. All others are text and nothing else. */
export const pagesWithView = [
  'services',
  'faq',
  'figures',
  'check',
  'due-dates',
  'contact',
  'book-appointment',
  'tax-calculator',
  'blog',
  'testimonials',
  'gallery',
] as const;
