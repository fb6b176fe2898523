import { EmailJSResponseStatus } from '@emailjs/browser';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { failureText, sendMail, type Delivery } from '#src/delivery/mail.ts';
import { accepts, never, portsWith, refusesWith, settings } from './mail-ports.ts';

const failed = (reason: string, detail = '') => ({ kind: 'failed', reason, detail });
const fields = { name: 'Asha Rao', message: 'Two\nlines' };

async function outcomeOf(reason: unknown): Promise<Delivery> {
  return sendMail(settings, 'contact', fields, portsWith(refusesWith(reason)).ports);
}

describe('a mail', () => {
  it.each([
    ['contact', 'contact-template'],
    ['appointment', 'appointment-template'],
  ] as const)('goes by the template for %s', async (template, id) => {
    const { ports, calls } = portsWith(accepts);
    expect(await sendMail(settings, template, fields, ports)).toEqual({ kind: 'sent' });
    expect(calls).toEqual([
      ['wait', 20_000],
      ['init', { publicKey: 'key', origin: 'https://mail.example' }],
      ['send', 'service', id, fields],
    ]);
  });

  it.each([201, 202, 204, 301])('counts as failed when it is answered with %d', async (status) => {
    const { ports } = portsWith(() => Promise.resolve(new EmailJSResponseStatus(status, 'Accepted')));
    expect(await sendMail(settings, 'contact', fields, ports)).toEqual(failed('refused'));
  });

  it('counts as failed when a page comes in place of the answer, as after being sent on elsewhere', async () => {
    const { ports } = portsWith(() => Promise.resolve(new EmailJSResponseStatus(200, '<!doctype html><p>Welcome')));
    expect(await sendMail(settings, 'contact', fields, ports)).toEqual(failed('refused'));
  });

  it('is not tried without a connection', async () => {
    const { ports, calls } = portsWith(accepts, { isOnline: () => false });
    expect(await sendMail(settings, 'contact', fields, ports)).toEqual(failed('offline'));
    expect(calls).toEqual([]);
  });

  it.each([
    ['public key', { publicKey: undefined }, ['', 'service', 'contact-template']],
    ['public key but an empty one', { publicKey: '' }, ['', 'service', 'contact-template']],
    ['service', { serviceId: undefined }, ['key', '', 'contact-template']],
    ['template', { templates: {} }, ['key', 'service', '']],
  ])(
    'is handed to the service without a %s, which names what is missing',
    async (_, lacking, [publicKey, service, template]) => {
      const { ports, calls } = portsWith(refusesWith('The ID is required. Visit https://dashboard.emailjs.com/admin'));
      expect(await sendMail({ ...settings, ...lacking }, 'contact', fields, ports)).toEqual(
        failed('refused', 'The ID is required. Visit https://dashboard.emailjs.com/admin'),
      );
      expect(calls.slice(1)).toEqual([
        ['init', { publicKey, origin: 'https://mail.example' }],
        ['send', service, template, fields],
      ]);
    },
  );

  it('counts as failed when no answer comes in time', async () => {
    const { ports } = portsWith(() => never, { wait: () => Promise.resolve() });
    expect(await sendMail(settings, 'contact', fields, ports)).toEqual(failed('timeout'));
  });

  it.each([
    ['cannot be fetched', new TypeError('Failed to fetch dynamically imported module')],
    ['may not ask for the storage', new DOMException('Access is denied', 'SecurityError')],
    ['finds no storage', new TypeError("Cannot read properties of null (reading 'getItem')")],
  ])('has not left the page when what sends it %s', async (_, error) => {
    const { ports, calls } = portsWith(accepts, { client: () => Promise.reject(error) });
    expect(await sendMail(settings, 'contact', fields, ports)).toEqual(failed('page'));
    expect(calls).toEqual([['wait', 20_000]]);
  });

  it('does not go later on, when what sends it comes too late', async () => {
    const held: { come?: () => void } = {};
    const { ports, calls } = portsWith(accepts);
    const late = { ...ports, wait: () => Promise.resolve() };
    const client = () => new Promise<void>((come) => (held.come = come)).then(ports.client);
    expect(await sendMail(settings, 'contact', fields, { ...late, client })).toEqual(failed('page'));
    held.come?.();
    await Promise.resolve().then(ports.client);
    expect(calls).toEqual([]);
  });
});

describe('a refusal', () => {
  it.each([
    [400, 'The Public Key is invalid. To find this ID, visit https://dashboard.emailjs.com/admin/account'],
    [403, 'API calls are disabled, see the Dashboard'],
    [403, 'The sender is on the block list'],
    [412, 'Gmail_API: Invalid grant. Please reconnect your Gmail account'],
    [413, 'Variables size limit. The maximum allowed variables size is 50Kb'],
    [429, 'Too Many Requests'],
    [451, 'Unavailable For Headless Browser'],
    [500, 'Internal Server Error'],
    [500, ''],
    [429, ''],
    [451, ''],
  ])('with %d keeps the words of the service, "%s"', async (status, text) => {
    expect(await outcomeOf(new EmailJSResponseStatus(status, text))).toEqual(failed('refused', text));
    expect(await outcomeOf({ status, text })).toEqual(failed('refused', text));
  });

  it.each([
    [502, '<!DOCTYPE html><html><body><h1>502 Bad Gateway</h1></body></html>'],
    [503, 'Error: <b>Service Unavailable</b>'],
    [500, ' \n'],
  ])('with %d repeats no page of HTML and no white space', async (status, text) => {
    expect(await outcomeOf({ status, text })).toEqual(failed('refused'));
  });

  it('is cut to 200 characters', async () => {
    expect(await outcomeOf({ status: 500, text: 'x'.repeat(500) })).toEqual(failed('refused', 'x'.repeat(200)));
  });

  it.each([
    [
      'a text',
      'The public key is required. Visit https://dashboard.emailjs.com/admin/account',
      failed('refused', 'The public key is required. Visit https://dashboard.emailjs.com/admin/account'),
    ],
    ['a dropped connection', new TypeError('Failed to fetch'), failed('refused')],
    ['status 0', { status: 0, text: 'Network Error' }, failed('refused')],
    ['an answer without words', { status: 500 }, failed('refused')],
    ['nothing', undefined, failed('refused')],
    ['null', null, failed('refused')],
    ['a storage that may not be read', new DOMException('Access is denied', 'SecurityError'), failed('page')],
    ['a storage that is full', new DOMException('full', 'QuotaExceededError'), failed('page')],
    ['a fault in what sends it', new RangeError('Invalid string length'), failed('page')],
    ['a request that was broken off', new DOMException('Aborted', 'AbortError'), failed('refused')],
  ])('that is %s has its own meaning', async (_, reason, outcome) => {
    expect(await outcomeOf(reason)).toEqual(outcome);
  });

  it('never makes the sending throw, whatever it is', async () => {
    await fc.assert(
      fc.asyncProperty(fc.anything(), async (reason) => {
        expect((await outcomeOf(reason)).kind).toBe('failed');
      }),
    );
  });
});

describe('what a visitor reads', () => {
  const words = {
    offline: 'No connection.',
    notGone: 'Still here.',
    later: 'Try later.',
    noAnswer: 'Perhaps it is there.',
  };

  it.each([
    ['refused', 'Too Many Requests', 'It failed: Too Many Requests'],
    ['refused', '', 'It failed: Try later.'],
    ['offline', '', 'It failed: No connection.'],
    ['timeout', '', 'It failed: Try later. Perhaps it is there.'],
    ['page', '', 'It failed: Still here.'],
  ] as const)('when it failed as %s with the word "%s" is "%s"', (reason, detail, text) => {
    expect(failureText('It failed: {reason}', { kind: 'failed', reason, detail }, words)).toBe(text);
  });
});
