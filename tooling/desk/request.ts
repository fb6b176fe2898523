import type { IncomingMessage, ServerResponse } from 'node:http';
import { PlainError } from '#tooling/command/plain-error.ts';
import type { Desk, Making, Told } from './contract.ts';
import type { ChoiceName } from './control.ts';
import type { FileValue } from './edited-text.ts';
import type { Publisher } from './publish.ts';

/** The most bytes of a request: a picture as a phone takes it. */
const mostBytes = 45_000_000;

export const apiAddress = '/admin/api/';

/**
 * Answers the requests of the desk's page, at addresses that begin with `apiAddress`; everything else goes on to the next. Only pages of
 * this very server are answered: a page of another site that the same browser shows can neither read nor write.
 */
export function deskHandler(
  desk: Desk,
  ask: (question: string) => Promise<Told>,
  publisher: Publisher,
): (req: IncomingMessage, res: ServerResponse, next: () => void) => void {
  return (req, res, next) => {
    if (!req.url?.startsWith(apiAddress)) {
      next();
      return;
    }
    if (!isOwnPage(req)) {
      send(res, 403, { message: 'The desk answers its own page alone.' });
      return;
    }
    answer(desk, ask, publisher, req).then(
      (result) => send(res, 200, result),
      (error: unknown) => {
        const message = error instanceof Error ? error.message : String(error);
        send(res, error instanceof PlainError ? 400 : 500, { message });
      },
    );
  };
}

const ownHosts = /^(?:127\.0\.0\.1|localhost|\[::1\])(?::\d+)?$/;

/** A request with a name of this machine, from a page that came from the same place, of a kind that no form can send. */
function isOwnPage({ headers, method }: IncomingMessage): boolean {
  const { host = '', origin, 'sec-fetch-site': site, 'content-type': type = '' } = headers;
  if (!ownHosts.test(host)) return false;
  if (site !== undefined && site !== 'same-origin') return false;
  if (origin !== undefined && origin !== `http://${host}`) return false;
  return (
    method === 'GET' || (method === 'POST' && origin !== undefined && /^application\/(?:json|octet-stream)$/.test(type))
  );
}

async function answer(
  desk: Desk,
  ask: (question: string) => Promise<Told>,
  publisher: Publisher,
  req: IncomingMessage,
): Promise<unknown> {
  const { pathname, searchParams } = new URL(req.url ?? '', 'http://desk');
  const command = pathname.slice(apiAddress.length);
  if (req.method === 'GET') {
    if (command === 'overview') return desk.overview();
    if (command === 'waiting') return { files: await publisher.waiting() };
    if (command === 'choices') return desk.choices(searchParams.get('of') as ChoiceName);
    if (command === 'file') return desk.open(searchParams.get('name') ?? '');
    throw new PlainError(`The desk does not know ${pathname}.`);
  }
  const bytes = await bodyOf(req);
  if (command === 'asset') return desk.addAsset(searchParams.get('name') ?? '', bytes);
  const said = JSON.parse(bytes.toString('utf8')) as Readonly<Record<string, unknown>>;
  switch (command) {
    case 'save':
      return desk.save({ name: text(said.name), base: text(said.base), value: said.value as FileValue });
    case 'perform':
      return desk.perform(said as unknown as Parameters<Desk['perform']>[0]);
    case 'make':
      return desk.make(said as unknown as Making);
    case 'remove':
      return desk.remove(text(said.name));
    case 'take-back':
      return desk.takeBack(text(said.id));
    case 'publish':
      return published(desk, publisher, text(said.words));
    case 'ask':
      return ask(text(said.question));
    default:
      throw new PlainError(`The desk does not know ${pathname}.`);
  }
}

/** Hands the content to the Git host, unless something in it is wrong: a build of it would not happen. */
async function published(desk: Desk, publisher: Publisher, words: string): Promise<Told> {
  const { faults, unwritten } = await desk.overview();
  if (faults.length > 0)
    throw new PlainError(
      'Something in the files is wrong, so the host would not build them. Mend what stands at the top first.',
    );
  if (unwritten.length > 0)
    throw new PlainError('Not put live: visitors would read "To be written". Write what stands at the top first.');
  return { text: await publisher.putLive(words), details: '' };
}

function text(value: unknown): string {
  if (typeof value !== 'string') throw new PlainError('The desk was asked for something it does not know.');
  return value;
}

async function bodyOf(req: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of req as AsyncIterable<Buffer>) {
    length += part.length;
    if (length > mostBytes) throw new PlainError(`This file is larger than ${String(mostBytes / 1_000_000)} MB.`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

function send(res: ServerResponse, status: number, value: unknown): void {
  res.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
  res.end(JSON.stringify(value));
}
