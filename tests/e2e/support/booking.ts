import type { Page } from '@playwright/test';

import { slotMinutes } from '#src/domain/appointment-time.ts';
import { addDays, instantOf, longDate } from '#src/domain/ist-dates.ts';

import { open } from './opened.ts';
import { anyReference } from './reference.ts';
import { expect } from './site.ts';
import { practice } from './words.ts';
import { fixTime } from './clock.ts';

export const address = '/book-appointment';

const slots = practice.slots.toSorted((one, other) => slotMinutes(one) - slotMinutes(other));

/** The day on which the pages are read, and the one for which an appointment is asked. */
export const today = '2026-11-23';
export const tomorrow = addDays(today, 1);

/** Of the hours of that day, those that have passed and those that are still to come. */
export const passed = slots.slice(0, Math.ceil(slots.length / 2));
export const toCome = slots.slice(passed.length);

/** The hour that is asked for. Today it has passed. */
export const hour = passed.at(-1) ?? '';

/** The moment at which the pages are read: a minute after that hour began. */
export const now = instantOf(today, slotMinutes(hour) + 1).toISOString();

const [subject = { id: '', name: '', minutes: 0, words: [] }] = practice.appointmentServices;
/** What the appointment is about. */
export { subject };

export const visitor = { Name: 'Lakshmi Reddy', Email: 'lakshmi@example.com', Phone: '+91 98765 43210' };

interface Asked {
  readonly time?: string;
  readonly day?: string;
  readonly notes?: string;
}

/** What the request becomes in the mail. */
export const mailOf = ({ time = hour, day = tomorrow, notes = 'No additional notes' }: Asked = {}) => ({
  template_id: 'appointment',
  template_params: {
    name: visitor.Name,
    email: visitor.Email,
    phone: '9876543210',
    service: subject.id,
    serviceName: subject.name,
    date: longDate(day),
    time,
    message: notes,
    reference: anyReference,
    visitorTime: '',
  },
});

/** How the request reads on the page and in the guide. */
export const rowsOf = ({ time = hour, day = tomorrow, notes = 'Not given' }: Asked = {}) => ({
  Service: subject.name,
  Date: longDate(day),
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
  await fixTime(page, time);
  await open(page, address);
}

export async function fillIn(page: Page, { notes = '' } = {}): Promise<void> {
  for (const [label, text] of Object.entries(visitor)) await field(page, label).fill(text);
  await service(page).selectOption(subject.id);
  await date(page).fill(tomorrow);
  await slot(page, hour).check();
  await field(page, 'Notes').fill(notes);
}

export async function expectKept(page: Page, notes = ''): Promise<void> {
  for (const [label, text] of Object.entries(visitor)) await expect(field(page, label)).toHaveValue(text);
  await expect(service(page)).toHaveValue(subject.id);
  await expect(date(page)).toHaveValue(tomorrow);
  await expect(slot(page, hour)).toBeChecked();
  await expect(field(page, 'Notes')).toHaveValue(notes);
}
