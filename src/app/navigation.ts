import practice from 'content:practice';
import categoryNames from 'content:navigation';
import { paths } from '#src/paths.ts';

interface Destination {
  readonly name: string;
  readonly href: string;
}

/** The bar at the top, in its order. The services open a list of the categories. */
export const mainNavigation: readonly (Destination & { readonly sub?: readonly Destination[] })[] = [
  { name: 'Home', href: paths.home },
  { name: 'About', href: paths.about },
  {
    name: 'Services',
    href: paths.services,
    sub: categoryNames.map(({ id, name, alias }) => ({ name, href: paths.category(alias ?? id) })),
  },
  { name: 'Solutions', href: paths.solutions },
  ...(practice.switches.testimonials ? [{ name: 'Testimonials', href: paths.testimonials }] : []),
  { name: 'Contact', href: paths.contact },
];

/** The highlighted button at the end of the bar. */
export const bookingLink: Destination = { name: 'Book Consultation', href: paths.bookAppointment };

/** The columns at the foot of every page. */
export const footerNavigation: readonly { readonly heading: string; readonly links: readonly Destination[] }[] = [
  {
    heading: 'Services',
    links: [
      { name: 'Income Tax Filing', href: '/services/income-tax-filing' },
      { name: 'GST Registration', href: '/services/gst-registration' },
      { name: 'Company Formation', href: '/services/company-formation' },
      { name: 'Bookkeeping', href: '/services/bookkeeping' },
      { name: 'TDS & Payroll', href: '/services/tds-payroll' },
      { name: 'Tax Calculator', href: paths.taxCalculator },
    ],
  },
  {
    heading: 'Solutions',
    links: [
      { name: 'Small Business', href: paths.solution('small-business') },
      { name: 'Startups', href: paths.solution('startups') },
      { name: 'Salaried Individuals', href: paths.solution('salaried') },
      { name: 'NRIs', href: paths.solution('nris') },
    ],
  },
  {
    heading: 'Company',
    links: [
      { name: 'About', href: paths.about },
      ...(practice.switches.testimonials ? [{ name: 'Testimonials', href: paths.testimonials }] : []),
      ...(practice.switches.gallery ? [{ name: 'Gallery', href: paths.gallery }] : []),
      { name: 'Blog', href: paths.blog },
      { name: 'FAQ', href: paths.faq },
      { name: 'Contact', href: paths.contact },
    ],
  },
  {
    heading: 'Legal',
    links: [
      { name: 'Privacy Policy', href: paths.privacyPolicy },
      { name: 'Terms & Conditions', href: paths.terms },
      { name: 'Disclaimer', href: paths.disclaimer },
    ],
  },
];
