import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

import { parseAnswer } from '#tooling/server/mailbox-faults.ts';
import type { KeptMessage } from '#tooling/server/mailbox-store.ts';

import { runningSite } from './running-site.ts';
import { refusedSends, sendRequest, sentBody } from './sent-message.ts';

const address = '/api/v1.0/email/send';

async function texted(
  answer: Promise<{ status: number | undefined; body: Buffer }>,
): Promise<[number | undefined, string]> {
  const { status, body } = await answer;
  return [status, body.toString()];
}

describe('the mailbox', () => {
  it('keeps what @emailjs/browser posts and says OK', async () => {
    const { ask, mailbox } = await runningSite({ now: () => new Date('2026-11-21T04:30:00.250Z') });
    expect(await texted(ask(address, sendRequest()))).toEqual([200, 'OK']);
    const [name = '', ...others] = await readdir(mailbox);
    expect(others).toEqual([]);
    expect(name).toMatch(/^2026-11-21T04-30-00-250Z-000001-/);
    expect(JSON.parse(await readFile(join(mailbox, name), 'utf8'))).toEqual({
      received: '2026-11-21T04:30:00.250Z',
      template_id: sentBody.template_id,
      template_params: sentBody.template_params,
    });
  });

  it('lists the newest first, even within one millisecond', async () => {
    const { ask } = await runningSite({ now: () => new Date(0) });
    for (const message of ['first', 'second', 'third']) {
      await ask(address, sendRequest({ ...sentBody, template_params: { message } }));
    }
    const kept = JSON.parse((await ask('/__mailbox.json')).body.toString()) as KeptMessage[];
    expect(kept.map(({ template_params }) => template_params.message)).toEqual(['third', 'second', 'first']);
  });

  it('writes nothing where a message asks it to', async () => {
    const { ask, mailbox } = await runningSite();
    await ask(
      address,
      sendRequest({ ...sentBody, template_id: '../../escaped', template_params: { '../name': '../value' } }),
    );
    expect(await readdir(join(mailbox, '..'))).toEqual(['dist', 'mailbox', 'secret.txt']);
    expect(await readdir(mailbox)).toHaveLength(1);
  });

  it.each(refusedSends)('refuses $what as EmailJS does', async ({ request, status, text }) => {
    const { ask } = await runningSite();
    expect(await texted(ask(address, request))).toEqual([status, text]);
    expect((await ask('/__mailbox.json')).body.toString()).toBe('[]');
  });

  it('takes only POST', async () => {
    const { ask } = await runningSite();
    const answer = await ask(address);
    expect(answer.status).toBe(405);
    expect(answer.headers.allow).toBe('POST');
  });

  it('lets one message a second through when asked to be as strict as EmailJS', async () => {
    let time = 0;
    const { ask } = await runningSite({ throttle: 1000, now: () => new Date(time) });
    expect((await ask(address, sendRequest())).status).toBe(200);
    time = 999;
    expect(await texted(ask(address, sendRequest()))).toEqual([429, 'Too Many Requests']);
    time = 1999;
    expect((await ask(address, sendRequest())).status).toBe(200);
  });

  it.each(['key', 'service', 'template', '400', '403', '404', '412', '413', '429', '500'])(
    'answers every send with the fault %s',
    async (name) => {
      const answer = parseAnswer(name);
      if (typeof answer === 'string') throw new Error('a fault was expected');
      const { ask } = await runningSite({ answer });
      expect(await texted(ask(address, sendRequest()))).toEqual([answer.status, answer.text]);
      expect((await ask('/__mailbox.json')).body.toString()).toBe('[]');
    },
  );

  it('drops the connection, or never answers and still lets the server close', async () => {
    const { ask } = await runningSite({ answer: 'drop' });
    await expect(ask(address, sendRequest())).rejects.toThrow(/hang up|ECONNRESET/);
    const silent = await runningSite({ answer: 'hang' });
    const never = expect(silent.ask(address, sendRequest())).rejects.toThrow();
    // Answered only after the send, since both go through the same event loop in order.
    expect((await silent.ask('/')).status).toBe(200);
    await silent.close();
    await never;
  });

  it('switches its answer while it runs', async () => {
    const { ask } = await runningSite();
    const choose = (body: string) => ask('/__mailbox/answer', { method: 'POST', body });
    expect((await choose('429\n')).status).toBe(200);
    expect((await ask(address, sendRequest())).status).toBe(429);
    expect((await choose('teapot')).status).toBe(400);
    expect((await choose('ok')).status).toBe(200);
    expect((await ask(address, sendRequest())).status).toBe(200);
  });

  it('is emptied by DELETE, but not by another site', async () => {
    const { ask } = await runningSite();
    await ask(address, sendRequest());
    expect((await ask('/__mailbox', { method: 'DELETE', headers: { Origin: 'http://example.org' } })).status).toBe(403);
    expect((await ask('/__mailbox', { method: 'DELETE' })).status).toBe(200);
    expect((await ask('/__mailbox.json')).body.toString()).toBe('[]');
  });
});
