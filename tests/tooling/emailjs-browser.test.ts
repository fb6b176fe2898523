import emailjs, { EmailJSResponseStatus } from '@emailjs/browser';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { fault } from '#tooling/server/mailbox-faults.ts';
import type { KeptMessage } from '#tooling/server/mailbox-store.ts';

import { runningSite } from './running-site.ts';

// The library reads the page's path for its own throttle, and Node has no page.
beforeEach(() => {
  vi.stubGlobal('location', { pathname: '/contact' });
});

describe('the mailbox and @emailjs/browser', () => {
  it('understand each other', async () => {
    const { url } = await runningSite();
    emailjs.init({ publicKey: 'local', origin: url });
    const answer = await emailjs.send('local', 'contact', { name: 'Asha Rao' });
    expect(answer).toEqual(new EmailJSResponseStatus(200, 'OK'));
    const kept = (await (await fetch(`${url}/__mailbox.json`)).json()) as KeptMessage[];
    expect(kept.map(({ template_id, template_params }) => ({ template_id, template_params }))).toEqual([
      { template_id: 'contact', template_params: { name: 'Asha Rao' } },
    ]);
  });

  it("speak of a fault in the service's words", async () => {
    const { url } = await runningSite({ answer: fault('412') });
    emailjs.init({ publicKey: 'local', origin: url });
    const words = 'Gmail_API: Invalid grant. Please reconnect your Gmail account';
    await expect(emailjs.send('local', 'contact', {})).rejects.toEqual(new EmailJSResponseStatus(412, words));
  });

  it('report a dropped connection as a network failure', async () => {
    const { url } = await runningSite({ answer: 'drop' });
    emailjs.init({ publicKey: 'local', origin: url });
    await expect(emailjs.send('local', 'contact', {})).rejects.toThrow(TypeError);
  });
});
