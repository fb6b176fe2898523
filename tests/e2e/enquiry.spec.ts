import { open } from './support/opened.ts';
import { expect, test } from './support/site.ts';

test('the subject of an enquiry is the service of the page, whatever was begun on another page', async ({ page }) => {
  const field = (label: string) => page.getByRole('textbox', { name: label, exact: true });
  await open(page, '/contact');
  await field('Name').fill('Lakshmi');
  await open(page, '/services/licenses/factory-license');
  await expect(field('Name')).toHaveValue('Lakshmi');
  await expect(field('Subject')).toHaveValue('Factory License');
  await field('Email').fill('lakshmi@example.com');
  await open(page, '/services/licenses/trade-license');
  await expect(field('Email')).toHaveValue('lakshmi@example.com');
  await expect(field('Subject')).toHaveValue('Trade License');
});

test('a subject of the visitor’s own stays theirs on every page', async ({ page }) => {
  const subject = page.getByRole('textbox', { name: 'Subject', exact: true });
  await open(page, '/services/licenses/factory-license');
  await subject.fill('Two licences at once');
  await open(page, '/services/licenses/trade-license');
  await expect(subject).toHaveValue('Two licences at once');
});

test('a service without a form of its own fetches nothing of one', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  const hasFetchedForm = () => fetched.some((file) => file.startsWith('/assets/MessageForm-'));

  await open(page, '/services/registrations/gst-registration');
  expect(hasFetchedForm()).toBe(false);

  await open(page, '/services/licenses/trade-license');
  expect(hasFetchedForm()).toBe(true);
});
