import type { Page } from '@playwright/test';

/** A sight of the site worth looking at: an address and what is done there before one looks. */
export interface Kind {
  readonly name: string;
  readonly address: string;
  readonly prepare?: (page: Page) => Promise<void>;
  /** Shown only where the ways through the site wait behind the menu's button, or only where they stand in the bar. */
  readonly only?: 'menu' | 'bar';
  /** What fills the screen or hangs on it is taken as the screen shows it, not the page in its whole length. */
  readonly isScreen?: boolean;
  /** All that tells it from another sight of the list, as a selector: the audits look at this alone. */
  readonly part?: string;
}

/** The guide, which stands over the same page in all its sights. */
const panel = '[role="dialog"]';
const header = '#root > header';

/** Every kind of page and every state of it that looks different: the audits in the browser go by this list. */
export const kinds: readonly Kind[] = [
  { name: 'home', address: '/' },
  { name: 'services', address: '/services' },
  { name: 'category', address: '/services/registrations' },
  { name: 'service', address: '/services/registrations/gst-registration', prepare: openDetails },
  { name: 'service-enquiry', address: '/services/licenses/trade-license' },
  { name: 'service-table', address: '/services/other/financial-advisory-services' },
  { name: 'service-detail', address: '/services/taxation' },
  { name: 'solutions', address: '/solutions' },
  { name: 'solution', address: '/solutions/startups', prepare: openDetails },
  { name: 'about', address: '/about' },
  { name: 'contact', address: '/contact' },
  { name: 'contact-refused', address: '/contact', prepare: (page) => refused(page, 'Send Message') },
  { name: 'booking', address: '/book-appointment' },
  { name: 'booking-refused', address: '/book-appointment', prepare: (page) => refused(page, 'Book Appointment') },
  { name: 'calculator', address: '/tax-calculator' },
  { name: 'calculator-refused', address: '/tax-calculator', prepare: (page) => refused(page, 'Calculate tax') },
  { name: 'calculator-results', address: '/tax-calculator', prepare: calculate },
  { name: 'gallery', address: '/gallery' },
  { name: 'testimonials', address: '/testimonials' },
  { name: 'questions', address: '/faq', prepare: openDetails },
  { name: 'figures', address: '/figures' },
  { name: 'search', address: '/search' },
  { name: 'search-found', address: '/search?q=tax', prepare: offered },
  { name: 'figure', address: '/figures#gst-threshold', isScreen: true, part: ':target' },
  {
    name: 'passage',
    address: '/services/registrations/gst-registration#fact-2',
    isScreen: true,
    part: ':target',
  },
  { name: 'checks', address: '/check' },
  { name: 'check', address: '/check/gst-registration' },
  { name: 'check-result', address: '/check/gst-registration', prepare: checkTurnover },
  { name: 'due-dates', address: '/due-dates' },
  { name: 'blog', address: '/blog' },
  { name: 'article', address: '/blog/due-dates-of-the-year' },
  { name: 'privacy', address: '/privacy-policy' },
  { name: 'not-found', address: '/nowhere' },
  {
    name: 'menu',
    address: '/services/registrations',
    only: 'menu',
    isScreen: true,
    part: header,
    prepare: openMenu,
  },
  {
    name: 'services-list',
    address: '/services/registrations',
    only: 'bar',
    isScreen: true,
    part: header,
    prepare: openServicesList,
  },
  { name: 'guide', address: '/?guide', isScreen: true, part: panel, prepare: (page) => answered(page, 1) },
  {
    name: 'guide-answer',
    address: '/?ask=what+papers+do+i+need+for+gst+registration',
    isScreen: true,
    part: panel,
    prepare: (page) => answered(page, 3),
  },
  { name: 'guide-miss', address: '/?ask=trademark', isScreen: true, part: panel, prepare: (page) => answered(page, 3) },
  {
    name: 'guide-tax',
    address: '/?guide=tax',
    isScreen: true,
    part: panel,
    prepare: (page) => say(page, 'twelve mangoes'),
  },
  {
    name: 'guide-booking',
    address: '/?ask=book+gst+on+friday+at+11+am',
    isScreen: true,
    part: panel,
    prepare: (page) => answered(page, 3),
  },
  {
    name: 'guide-figures',
    address: '/?guide=tax',
    isScreen: true,
    part: panel,
    prepare: (page) => say(page, '12 lakh', '5 lakh', '0', '0', '0', '0'),
  },
];

async function openDetails(page: Page): Promise<void> {
  await page.locator('details').evaluateAll((all) => {
    all.forEach((details) => {
      details.setAttribute('open', '');
    });
  });
}

async function refused(page: Page, button: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click();
  await page.getByRole('alert').first().waitFor();
}

async function calculate(page: Page): Promise<void> {
  for (const summary of await page.locator('main form details > summary').all()) await summary.click();
  await page.getByLabel('Gross salary', { exact: true }).fill('24 lakh');
  await page.getByLabel('80C investments', { exact: true }).fill('1.5 lakh');
  await page.getByLabel('Home loan interest', { exact: true }).fill('2 lakh');
  await page.getByRole('button', { name: 'Compare regimes' }).click();
  await page.getByRole('region', { name: 'Your comparison' }).waitFor();
  const typed = {
    'Annual income': '12.5 lakh',
    'Basic salary': 'Rs 6,00,000',
    'HRA received': '2.4L',
    'Rent paid': '₹15,000 per month',
  };
  for (const [label, text] of Object.entries(typed))
    await page.getByRole('textbox', { name: label, exact: true }).fill(text);
  await page.getByRole('button', { name: 'Calculate tax' }).click();
  await page.getByRole('region', { name: 'Your tax estimate' }).waitFor();
}

async function checkTurnover(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'What is your turnover of the year?' }).fill('25 lakh');
  await page.getByRole('button', { name: 'Continue' }).click();
  // Above the limit it matters what is sold.
  await page.getByRole('main').getByRole('group').last().getByRole('button').first().click();
  await page.getByRole('region', { name: 'The answer to your case' }).waitFor();
}

async function offered(page: Page): Promise<void> {
  const field = page.getByRole('main').getByRole('combobox');
  await field.fill('registr');
  await field.press('ArrowDown');
  await page.getByRole('option').first().waitFor();
}

async function openMenu(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: /menu/i }).click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('button').click();
}

async function openServicesList(page: Page): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('button').click();
}

async function answered(page: Page, messages: number): Promise<void> {
  await page
    .getByRole('log', { name: 'Conversation' })
    .locator('[data-from]')
    .nth(messages - 1)
    .waitFor();
}

async function say(page: Page, ...texts: readonly string[]): Promise<void> {
  const input = page.getByRole('textbox', { name: 'Your message' });
  const replies = page.getByRole('log', { name: 'Conversation' }).locator('[data-from="guide"]');
  await replies.last().waitFor();
  for (const text of texts) {
    const before = await replies.count();
    await input.fill(text);
    await input.press('Enter');
    await replies.nth(before).waitFor();
  }
}
