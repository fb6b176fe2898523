/** Every address the site has, built in one place. */
export const paths = {
  home: '/',
  services: '/services',
  category: (category: string) => `/services/${category}`,
  service: (path: string) => `/services/${path}`,
  faq: '/faq',
  contact: '/contact',
  bookAppointment: '/book-appointment',
  about: '/about',
  solutions: '/solutions',
  solution: (topic: string) => `/solutions/${topic}`,
  testimonials: '/testimonials',
  gallery: '/gallery',
  blog: '/blog',
  article: (slug: string) => `/blog/${slug}`,
  privacyPolicy: '/privacy-policy',
  checks: '/check',
  check: (decision: string) => `/check/${decision}`,
  figures: '/figures',
  dueDates: '/due-dates',
  dueDate: (id: string) => `/due-dates#${id}`,
  calendar: (id: string) => `/calendars/${id}.ics`,
  figure: (anchor: string) => `/figures#${anchor}`,
  terms: '/terms-and-conditions',
  disclaimer: '/disclaimer',
  taxCalculator: '/tax-calculator',
  /** The picture beside a shared link to a page, by the address that page names as its own. */
  shareImage: (address: string) => `/share/${address === '/' ? 'home' : address.slice(1).replaceAll('/', '-')}.png`,
  search: '/search',
  searchFor: (words: string) => `/search?q=${encodeURIComponent(words)}`,
} as const;

/** Further addresses of a sub-service, and which one it is. The page names its first address as its own. */
export const secondAddresses: Readonly<Record<string, string>> = {
  '/services/gst-registration': 'registrations/gst-registration',
};

/** Takes an address that may lead to a place on a page; returns the address of the page. */
export const pageOf = (href: string): string => href.replace(/#.*/, '');

/**
 * The one way the site writes the path of an address: single slashes, none at its end, no `index.html`, no space that came along when it was
 * copied. It never begins with two slashes, which would name another host.
 */
export const cleanPath = (pathname: string): string =>
  pathname.replace(/\/{2,}/g, '/').replace(/(?:\/index\.html|%20|\/)+$/, '') || '/';
