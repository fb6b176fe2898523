import type { IncomingMessage, ServerResponse } from 'node:http';

import { headersFor } from './headers.ts';
import { fault, parseAnswer } from './mailbox-faults.ts';
import type { MailboxAnswer } from './mailbox-faults.ts';
import type { MailTemplate } from './mail-templates.ts';
import { mailboxPage, mailboxStyles, templatesPage } from './mailbox-page.ts';
import { readBody, readMessage } from './mailbox-request.ts';
import { mailboxStore } from './mailbox-store.ts';

export interface MailboxOptions {
  readonly dir: string;
  /** What every send is answered with; `ok` keeps the message. */
  readonly answer?: MailboxAnswer;
  readonly now?: () => Date;
  /** Milliseconds between two sends; EmailJS asks for 1000. 0 or none lets every send through. */
  readonly throttle?: number;
  /** The mails that EmailJS would make of the messages. */
  readonly templates?: readonly MailTemplate[];
}

type ConnectHandler = (req: IncomingMessage, res: ServerResponse, next: () => void) => void;

type Route = (req: IncomingMessage, res: ServerResponse) => Promise<void> | void;

/** Stands in for EmailJS on the local server, keeps what was sent and shows it at `/__mailbox`. */
export function mailboxHandler({
  dir,
  answer = 'ok',
  now = () => new Date(),
  throttle = 0,
  templates = [],
}: MailboxOptions): ConnectHandler {
  const store = mailboxStore(dir);
  let current = answer;
  let lastSend = -Infinity;

  const send: Route = async (req, res) => {
    const body = await readBody(req);
    const received = now();
    const tooSoon = received.getTime() - lastSend < throttle;
    lastSend = received.getTime();
    if (current === 'hang') return;
    if (current === 'drop') {
      req.socket.destroy();
      return;
    }
    if (current !== 'ok') {
      reply(res, current.status, current.text);
      return;
    }
    const message = tooSoon ? fault('429') : readMessage(req.headers['content-type'] ?? '', body);
    if ('status' in message) {
      reply(res, message.status, message.text);
      return;
    }
    await store.keep(message, received);
    reply(res, 200, 'OK');
  };

  const switchAnswer: Route = async (req, res) => {
    try {
      current = parseAnswer((await readBody(req)) ?? '');
      reply(res, 200, 'ok');
    } catch (error) {
      reply(res, 400, String(error));
    }
  };

  const routes: Readonly<Record<string, Readonly<Record<string, Route>>>> = {
    '/api/v1.0/email/send': { POST: send },
    '/__mailbox': {
      GET: async (_, res) => {
        reply(res, 200, mailboxPage(await store.list(), templates), 'text/html');
      },
      DELETE: local(async (_, res) => {
        await store.empty();
        reply(res, 200, 'ok');
      }),
    },
    '/__mailbox.json': {
      GET: async (_, res) => {
        reply(res, 200, JSON.stringify(await store.list()), 'application/json');
      },
    },
    '/__mailbox.css': {
      GET: (_, res) => {
        reply(res, 200, mailboxStyles, 'text/css');
      },
    },
    '/__mailbox/templates': {
      GET: (_, res) => {
        reply(res, 200, templatesPage(templates), 'text/html');
      },
    },
    '/__mailbox/answer': { POST: local(switchAnswer) },
  };

  return (req, res, next) => {
    const [path = ''] = (req.url ?? '').split('?', 1);
    const methods = Object.hasOwn(routes, path) ? routes[path] : undefined;
    if (!methods) {
      next();
      return;
    }
    const method = req.method === 'HEAD' ? 'GET' : (req.method ?? '');
    const route = Object.hasOwn(methods, method) ? methods[method] : undefined;
    if (!route) {
      res.setHeader('Allow', Object.keys(methods).join(', '));
      reply(res, 405, 'Method Not Allowed');
      return;
    }
    Promise.resolve(route(req, res)).catch((error: unknown) => {
      if (!res.headersSent && !res.destroyed) reply(res, 500, String(error));
    });
  };
}

function local(route: Route): Route {
  return (req, res) => {
    const fromHere = /^(::1|(::ffff:)?127\.)/.test(req.socket.remoteAddress ?? '');
    const { origin } = req.headers;
    const sameSite = origin === undefined || origin === `http://${req.headers.host ?? ''}`;
    if (fromHere && sameSite) return route(req, res);
    reply(res, 403, 'Forbidden');
  };
}

function reply(res: ServerResponse, status: number, text: string, type = 'text/plain'): void {
  res.writeHead(status, {
    ...headersFor('/__mailbox'),
    'Cache-Control': 'no-store',
    'Content-Type': `${type};charset=utf-8`,
    'Content-Length': Buffer.byteLength(text),
  });
  res.end(text);
}
