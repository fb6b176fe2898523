import { expect, it } from 'vitest';
import { failureText, sendMail } from '#src/delivery/mail.ts';
import { siteContent } from '../content/site-content.ts';
import { accepts, portsWith, refusesWith, settings } from '../delivery/mail-ports.ts';

const sending = siteContent.sendingWords.fields;

async function toldAfter(failure: string, answer: Parameters<typeof portsWith>[0]): Promise<string> {
  const delivery = await sendMail(settings, 'contact', {}, portsWith(answer).ports);
  return delivery.kind === 'sent' ? 'sent' : failureText(failure, delivery, sending);
}

it.each([
  ['message', siteContent.messageWords.fields.failure, 'Failed to send message: '],
  ['appointment', siteContent.appointmentWords.fields.failure, 'Failed to book appointment: '],
])(
  'a failed %s is told with the error text of the mail service, or with the hint to try later',
  async (_, failure, begins) => {
    for (const [status, text] of [
      [400, 'The Public Key is invalid. To find this ID, visit https://dashboard.emailjs.com/admin/account'],
      [413, 'Variables size limit. The maximum allowed variables size is 50Kb'],
      [429, 'Too Many Requests'],
      [451, 'Unavailable For Headless Browser'],
    ] as const)
      expect(await toldAfter(failure, refusesWith({ status, text }))).toBe(begins + text);
    for (const status of [400, 403, 413, 429, 451, 500])
      expect(await toldAfter(failure, refusesWith({ status, text: '' }))).toBe(`${begins}Please try again later.`);
    expect(await toldAfter(failure, refusesWith('The service ID is required.'))).toBe(
      `${begins}The service ID is required.`,
    );
    expect(await toldAfter(failure, accepts)).toBe('sent');
  },
);
