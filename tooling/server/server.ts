import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { mailboxHandler } from './mailbox.ts';
import type { MailboxOptions } from './mailbox.ts';
import { siteHandler } from './site.ts';

interface ServerOptions extends Omit<MailboxOptions, 'dir'> {
  /** The built site. */
  readonly dir: string;
  /** 0 takes any free port. */
  readonly port: number;
  readonly host?: string;
  readonly mailboxDir: string;
}

interface RunningServer {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** Serves a built site together with the embedded mailbox; rejects when the port cannot be taken. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { dir, port, host = '127.0.0.1', mailboxDir, ...mailboxOptions } = options;
  const mailbox = mailboxHandler({ ...mailboxOptions, dir: mailboxDir });
  const site = siteHandler(dir);
  const server = createServer((req, res) => {
    mailbox(req, res, () => {
      site(req, res);
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const { port: taken } = server.address() as AddressInfo;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${taken}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        // Without this a kept-alive or never-answered request would hold the server open.
        server.closeAllConnections();
      }),
  };
}
