import type { Page } from '@playwright/test';

import { open } from './opened.ts';
import { expect } from './site.ts';

export const address = '/book-appointment';

/** Half past twelve in India on a Monday. */
export const monday = '2026-11-23T12:30:00+05:30';

export const visitor = { Name: 'Lakshmi Reddy', Email: 'lakshmi@example.com', Phone: '+91 98765 43210' };

/** What the request for the day after that Monday becomes in the mail. */
export const mailAt = (time: string, message = 'No additional notes') => ({
  template_id: 'appointment',
  template_params: {
    name: visitor.Name,
    email: visitor.Email,
    phone: '9876543210',
    service: 'gst',
    date: 'Tuesday, 24 November 2026',
    time,
    message,
  },
});

export const rowsAt = (time: string, notes = 'Not given') => ({
  Service: 'GST Services',
  Date: 'Tuesday, 24 November 2026',
  'Time slot': time,
  Name: visitor.Name,
  Email: visitor.Email,
  Phone: '98765 43210',
  Notes: notes,
});

export const field = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true });
export const service = (page: Page) => page.getByRole('combobox', { name: 'Service', exact: true });
export const date = (page: Page) => page.getByLabel('Date', { exact: true });
export const slot = (page: Page, time: string) => page.getByRole('radio', { name: new RegExp(`^${time}`) });
export const button = (page: Page) => page.getByRole('button', { name: /^(Book Appointment|Sending\.\.\.)$/ });
export const refusals = (page: Page) => page.getByRole('alert').getByRole('listitem');
export const thanks = (page: Page) => page.getByRole('status');

export async function openAt(page: Page, time: string): Promise<void> {
  await page.clock.setFixedTime(time);
  await open(page, address);
}

export async function fillIn(page: Page, { notes = '' } = {}): Promise<void> {
  for (const [label, text] of Object.entries(visitor)) await field(page, label).fill(text);
  await service(page).selectOption('gst');
  await date(page).fill('2026-11-24');
  await slot(page, '11:00 AM').check();
  await field(page, 'Notes').fill(notes);
}

export async function expectKept(page: Page, notes = ''): Promise<void> {
  for (const [label, text] of Object.entries(visitor)) await expect(field(page, label)).toHaveValue(text);
  await expect(service(page)).toHaveValue('gst');
  await expect(date(page)).toHaveValue('2026-11-24');
  await expect(slot(page, '11:00 AM')).toBeChecked();
  await expect(field(page, 'Notes')).toHaveValue(notes);
}
