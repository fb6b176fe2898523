import { describe, expect, it } from 'vitest';

import { headersFor } from '#tooling/server/headers.ts';
import { mailboxPage } from '#tooling/server/mailbox-page.ts';

import { runningSite } from './running-site.ts';
import { sendRequest, sentBody } from './sent-message.ts';

const kept = { id: 'one', received: '2026-11-21T04:30:00.000Z', template_id: 'contact', template_params: {} };

describe('the mailbox page', () => {
  it('shows a message as text, whatever it holds', () => {
    const page = mailboxPage([
      { ...kept, template_id: '"><i>', template_params: { '<b>': "<script>alert(1)</script> & 'quoted'" } },
    ]);
    expect(page).not.toMatch(/<script|<b>|<i>/);
    expect(page).toContain('&#60;script&#62;alert(1)&#60;/script&#62; &#38; &#39;quoted&#39;');
  });

  it('shows values that are no text, and the time in India', () => {
    const page = mailboxPage([{ ...kept, template_params: { count: 3, nested: { a: null } } }]);
    expect(page).toContain('<dd>3</dd>');
    expect(page).toContain('{&#34;a&#34;:null}');
    expect(page).toMatch(/21 November 2026.*10:00:00/);
  });

  it('counts its messages', () => {
    expect(mailboxPage([])).toContain('No messages yet');
    expect(mailboxPage([kept])).toContain('1 message,');
    expect(mailboxPage([kept, kept])).toContain('2 messages,');
  });

  it('is served with its stylesheet under the policy of the site, and never kept', async () => {
    const { ask } = await runningSite();
    await ask('/api/v1.0/email/send', sendRequest());
    const page = await ask('/__mailbox');
    expect(page.status).toBe(200);
    expect(page.body.toString()).toContain(sentBody.template_params.email);
    expect(page.body.toString()).not.toMatch(/style=|<style|<script/);
    expect(page.headers['content-security-policy']).toBe(headersFor('/')['Content-Security-Policy']);
    expect(page.headers['cache-control']).toBe('no-store');
    expect((await ask('/__mailbox.css')).headers['content-type']).toBe('text/css;charset=utf-8');
  });
});
