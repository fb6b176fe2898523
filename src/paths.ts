/** Every address the site has, built in one place. */
export const paths = {
  home: '/',
  services: '/services',
  category: (category: string) => `/services/${category}`,
  service: (path: string) => `/services/${path}`,
  faq: '/faq',
  contact: '/contact',
  taxCalculator: '/tax-calculator',
} as const;
