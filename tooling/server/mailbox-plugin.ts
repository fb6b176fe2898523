import { resolve } from 'node:path';
import type { Plugin } from 'vite';

import { readMailTemplates, readParticulars } from './mail-templates.ts';
import { parseAnswer } from './mailbox-faults.ts';
import { mailboxHandler } from './mailbox.ts';

/** The embedded mailbox for `npm run dev`. */
export function mailboxPlugin(): Plugin {
  return {
    name: 'local-mailbox',
    configureServer: (server) => {
      server.middlewares.use(
        mailboxHandler({
          dir: resolve(server.config.root, process.env.MAILBOX_DIR ?? '.mailbox'),
          answer: parseAnswer(process.env.MAILBOX_ANSWER ?? 'ok'),
          templates: readMailTemplates(
            resolve(server.config.root, 'docs/mail-templates'),
            readParticulars(resolve(server.config.root, 'content/practice.yaml')),
          ),
        }),
      );
    },
  };
}
