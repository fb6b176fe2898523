import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { whenNpmEnds } from '#tooling/setup/run.mjs';
import { portFrom, portTakenSentence } from '#tooling/setup/port.mjs';

import { readMailTemplates, readParticulars } from './mail-templates.ts';
import { parseAnswer } from './mailbox-faults.ts';
import { startServer } from './server.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const {
  PORT,
  HOST = '127.0.0.1',
  MAILBOX_ANSWER = 'ok',
  MAILBOX_DIR = '.mailbox',
  MAILBOX_THROTTLE = '0',
  SITE_OUT = 'dist',
} = process.env;

try {
  process.chdir(root);
  if (!existsSync(join(SITE_OUT, 'index.html')))
    throw new Error(`There is no built site in ${SITE_OUT}/. Run "npm run build" first.`);
  const server = await startServer({
    dir: SITE_OUT,
    port: portFrom(PORT),
    host: HOST,
    mailboxDir: MAILBOX_DIR,
    answer: parseAnswer(MAILBOX_ANSWER),
    throttle: Number(MAILBOX_THROTTLE),
    templates: readMailTemplates('docs/mail-templates', readParticulars('content/practice.yaml')),
  });
  console.log(`\nThe site:    ${server.url}\nThe mailbox: ${server.url}/__mailbox\n\nCtrl-C stops it.`);
  const stop = () => {
    void server.close().then(() => process.exit(0));
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  whenNpmEnds(stop);
} catch (error) {
  console.error(sentenceFor(error));
  process.exit(1);
}

function sentenceFor(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return 'code' in error && error.code === 'EADDRINUSE' ? portTakenSentence(portFrom(PORT)) : error.message;
}
