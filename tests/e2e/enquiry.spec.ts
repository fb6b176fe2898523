import { open, shown } from './support/opened.ts';
import { anyReference } from './support/reference.ts';
import { messageWords } from './support/words.ts';
import { expect, testWithMailbox as test } from './support/site.ts';

test('an enquiry on the page of a service has it as its subject, unless the visitor wrote another, and arrives with what was begun elsewhere; a page without a form fetches none', async ({
  page,
  site,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  const hasFetchedForm = () => fetched.some((file) => file.startsWith('/assets/MessageForm-'));
  const form = page.getByRole('form', { name: 'Message to the practice' });
  const field = (label: string) => form.getByRole('textbox', { name: label, exact: true });
  const [factory, trade] = ['/services/licenses/factory-license', '/services/licenses/trade-license'];

  await open(page, '/services/registrations/gst-registration');
  expect(hasFetchedForm()).toBe(false);
  await open(page, '/contact');
  await field('Name').fill('Lakshmi Reddy');
  await open(page, trade);
  expect(hasFetchedForm()).toBe(true);
  await expect(field('Subject')).toHaveValue('Trade License');
  await field('Email').fill('lakshmi@example.com');

  await open(page, factory);
  await page.getByRole('main').getByRole('link', { name: 'Contact Us' }).click();
  expect(shown(page)).toBe(`${factory}#enquire`);
  await expect(form).toBeInViewport();
  await expect(field('Subject')).toHaveValue('Factory License');
  await expect(field('Email')).toHaveValue('lakshmi@example.com');
  await field('Message').fill('We have 14 workers. Is it needed?');
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('status')).toBeFocused();
  await expect(page.getByRole('status').getByRole('heading')).toHaveText(messageWords.sentHeading);
  expect((await site.messages()).map(({ template_id, template_params }) => ({ template_id, template_params }))).toEqual(
    [
      {
        template_id: 'contact',
        template_params: {
          name: 'Lakshmi Reddy',
          email: 'lakshmi@example.com',
          subject: 'Factory License',
          message: 'We have 14 workers. Is it needed?',
          reference: anyReference,
        },
      },
    ],
  );

  await open(page, factory);
  await field('Subject').fill('Two licences at once');
  await open(page, trade);
  await expect(field('Subject')).toHaveValue('Two licences at once');
});
