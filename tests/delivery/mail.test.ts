import { EmailJSResponseStatus } from '@emailjs/browser';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { failureText, sendMail, type Delivery } from '#src/delivery/mail.ts';
import { accepts, never, portsWith, refusesWith, settings } from './mail-ports.ts';

const failed = (reason: string, detail = '') => ({ kind: 'failed', reason, detail });
const notSetUp = failed('settings');
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
    ['public key', { ...settings, publicKey: undefined }],
    ['public key but an empty one', { ...settings, publicKey: '' }],
    ['service', { ...settings, serviceId: undefined }],
    ['template', { ...settings, templates: { contact: undefined, appointment: 'appointment-template' } }],
  ])('is not tried without a %s', async (_, incomplete) => {
    const { ports, calls } = portsWith(accepts);
    expect(await sendMail(incomplete, 'contact', fields, ports)).toEqual(notSetUp);
    expect(calls).toEqual([]);
  });

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
    [400, 'refused', 'The template_id parameter is required'],
    [403, 'forbidden', 'The sender is on the block list'],
    [412, 'refused', 'Gmail_API: Invalid grant. Please reconnect your Gmail account'],
    [429, 'throttled', 'Too Many Requests'],
    [451, 'headless', 'Unavailable For Headless Browser'],
    [500, 'refused', 'Internal Server Error'],
  ])('with %d keeps the words of the service', async (status, reason, text) => {
    expect(await outcomeOf(new EmailJSResponseStatus(status, text))).toEqual(failed(reason, text));
    expect(await outcomeOf({ status, text })).toEqual(failed(reason, text));
  });

  it.each([
    [
      400,
      'refused',
      '',
      'The Public Key is invalid. To find this ID, visit https://dashboard.emailjs.com/admin/account',
    ],
    [403, 'forbidden', '', 'API calls are disabled, see the Dashboard'],
    [413, 'too-large', '', 'Variables size limit. The maximum allowed variables size is 50Kb'],
    [500, 'refused', '', ''],
    [429, 'throttled', '', ''],
    [502, 'refused', '', '<!DOCTYPE html><html><body><h1>502 Bad Gateway</h1></body></html>'],
    [503, 'refused', '', 'Error: <b>Service Unavailable</b>'],
  ])(
    'with %d says nothing that is meant for the owner of the site, nor a page of HTML',
    async (status, reason, detail, text) => {
      expect(await outcomeOf({ status, text })).toEqual(failed(reason, detail));
    },
  );

  it('is cut to 200 characters', async () => {
    expect(await outcomeOf({ status: 500, text: 'x'.repeat(500) })).toEqual(failed('refused', 'x'.repeat(200)));
  });

  it.each([
    ['a text', 'The public key is required. Visit https://dashboard.emailjs.com/admin/account', notSetUp],
    ['a dropped connection', new TypeError('Failed to fetch'), failed('network')],
    ['status 0', { status: 0, text: 'Network Error' }, failed('network')],
    ['an answer without words', { status: 500 }, failed('network')],
    ['nothing', undefined, failed('network')],
    ['null', null, failed('network')],
    ['a storage that may not be read', new DOMException('Access is denied', 'SecurityError'), failed('page')],
    ['a storage that is full', new DOMException('full', 'QuotaExceededError'), failed('page')],
    ['a fault in what sends it', new RangeError('Invalid string length'), failed('page')],
    ['a request that was broken off', new DOMException('Aborted', 'AbortError'), failed('network')],
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
    notSetUp: 'Not set up.',
    notGone: 'Still here.',
    refused: 'Refused.',
    tooLarge: 'Too much.',
    later: 'Try later.',
    chatOpening: '',
    chatAbout: '',
    noAnswer: 'Perhaps it is there.',
    reference: { label: '', sent: '', failed: '' },
  };

  it.each([
    ['refused', 'Too Many Requests', 'It failed: Too Many Requests'],
    ['refused', '', 'It failed: Refused.'],
    ['offline', '', 'It failed: No connection.'],
    ['settings', '', 'It failed: Not set up.'],
    ['timeout', '', 'It failed: Try later. Perhaps it is there.'],
    ['too-large', '', 'It failed: Too much.'],
    ['forbidden', '', 'It failed: Try later.'],
    ['page', '', 'It failed: Still here.'],
  ] as const)('when it failed as %s with the word "%s" is "%s"', (reason, detail, text) => {
    expect(failureText('It failed: {reason}', { kind: 'failed', reason, detail }, words)).toBe(text);
  });
});
