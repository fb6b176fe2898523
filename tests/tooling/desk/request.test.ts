import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import type { Desk } from '#tooling/desk/contract.ts';
import { deskHandler } from '#tooling/desk/request.ts';

const calls: unknown[] = [];
const faults: unknown[] = [];
const unwritten: unknown[] = [];
const desk = {
  overview: () => Promise.resolve({ files: [], faults, unwritten }),
  save: (saving: unknown) => {
    calls.push(saving);
    return Promise.resolve({ kind: 'unchanged' });
  },
} as unknown as Desk;
const ask = (question: string) => Promise.resolve({ text: `heard ${question}`, details: '' });

const publisher = {
  waiting: () => Promise.resolve(['practice.yaml']),
  putLive: (words: string) => Promise.resolve(`live: ${words}`),
};

/** What the handler answers to a request with such headers. `own` in a header is the address of the server. */
async function answerTo(path: string, headers: Readonly<Record<string, string>>, body?: string) {
  const server = createServer((req, res) => {
    deskHandler(desk, ask, publisher)(req, res, () => res.writeHead(404).end('{}'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const own = `127.0.0.1:${String(port)}`;
  const sent = Object.fromEntries(
    Object.entries({ host: 'own', ...headers }).map(([name, value]) => [name, value.replace('own', own)]),
  );
  return new Promise<{ readonly status: number | undefined; readonly said: unknown }>((resolve, reject) => {
    const req = request({ port, path, method: body === undefined ? 'GET' : 'POST', headers: sent }, (res) => {
      let text = '';
      res.on('data', (part: Buffer) => (text += part.toString()));
      res.on('end', () => resolve({ status: res.statusCode, said: JSON.parse(text) }));
    });
    req.on('error', reject);
    req.end(body);
  });
}

const json = { 'content-type': 'application/json' };
const refused = { status: 403, said: { message: 'The desk answers its own page alone.' } };

it('answers its own page', async () => {
  expect(await answerTo('/admin/api/overview', { 'sec-fetch-site': 'same-origin' })).toEqual({
    status: 200,
    said: { files: [], faults: [], unwritten: [] },
  });
  expect(await answerTo('/admin/api/ask', { ...json, origin: 'http://own' }, '{"question":"gst?"}')).toEqual({
    status: 200,
    said: { text: 'heard gst?', details: '' },
  });
});

const publish = () =>
  answerTo('/admin/api/publish', { ...json, origin: 'http://own' }, JSON.stringify({ words: 'New phone' }));

it('hands content to the Git host, unless something in it is wrong', async () => {
  expect(await answerTo('/admin/api/waiting', {})).toEqual({ status: 200, said: { files: ['practice.yaml'] } });
  expect(await publish()).toEqual({ status: 200, said: { text: 'live: New phone', details: '' } });
  faults.push({});
  onTestFinished(() => void faults.pop());
  expect(await publish()).toEqual({
    status: 400,
    said: {
      message: 'Something in the files is wrong, so the host would not build them. Mend what stands at the top first.',
    },
  });
});

it('puts nothing live that is still to be written', async () => {
  unwritten.push({});
  onTestFinished(() => void unwritten.pop());
  expect(await publish()).toEqual({
    status: 400,
    said: { message: 'Not put live: visitors would read "To be written". Write what stands at the top first.' },
  });
});

it.each([
  ['a page of another site', { ...json, origin: 'https://elsewhere.example' }],
  ['a form, which can send only other kinds', { 'content-type': 'text/plain', origin: 'http://own' }],
  ['a request that does not say where it comes from', json],
  ['a name that leads to this machine by deceit', { ...json, origin: 'http://evil.example', host: 'evil.example' }],
])('writes nothing for %s', async (_, headers) => {
  expect(await answerTo('/admin/api/save', headers, '{"name":"practice.yaml","base":"","value":{}}')).toEqual(refused);
  expect(calls).toEqual([]);
});

it('shows nothing to a page of another site', async () => {
  expect(await answerTo('/admin/api/overview', { 'sec-fetch-site': 'cross-site' })).toEqual(refused);
  expect(await answerTo('/admin/api/overview', { host: 'evil.example' })).toEqual(refused);
});

it('says what it does not know, and leaves other addresses to the site', async () => {
  expect(await answerTo('/admin/api/nothing', {})).toEqual({
    status: 400,
    said: { message: 'The desk does not know /admin/api/nothing.' },
  });
  expect(await answerTo('/about', {})).toEqual({ status: 404, said: {} });
});
