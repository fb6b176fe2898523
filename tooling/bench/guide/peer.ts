import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sirv from 'sirv';
import { brotli } from '#tooling/build/compress.ts';
import type { ChatPage } from './cold-opening.ts';

const run = promisify(execFile);
const release = 'deep-chat@2.4.2';
const script = 'deepChat.bundle.js';

/**
 * Fetches its chat at the tap, as ours does, and answers at once with a text of the length of our answers. Says when it is drawn, and of each answer that
 * it is: what is in it cannot be watched from outside.
 */
const page = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Peer</title>
<button type="button">Chat</button>
<script type="module">
document.querySelector('button').addEventListener('click', async () => {
  await import('./${script}');
  const chat = document.createElement('deep-chat');
  chat.connect = { handler: (_, { onResponse }) => onResponse({ text: '${'A proprietor registers once sales pass the threshold. '.repeat(6)}' }) };
  const tell = (id) => document.body.append(Object.assign(document.createElement('span'), { id }));
  chat.onComponentRender = () => {
    chat.onComponentRender = undefined;
    tell('drawn');
    let answers = 0;
    new MutationObserver(() => {
      while (chat.shadowRoot.querySelectorAll('.ai-message-text').length > answers) tell('answer-' + ++answers);
    }).observe(chat.shadowRoot, { childList: true, subtree: true });
  };
  document.body.append(chat);
});
</script></html>`;

/** A page with the chat panel of deep-chat, served as ours is, from the package registry. Throws where the registry cannot be reached. */
export async function servePeer(): Promise<{ readonly chat: ChatPage; readonly close: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-peer-'));
  await run('npm', ['install', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund', release]);
  const served = join(folder, 'served');
  await cp(join(folder, 'node_modules/deep-chat/dist', script), join(served, script));
  await writeFile(join(served, 'index.html'), page);
  await writeFile(join(served, `${script}.br`), brotli(await readFile(join(served, script))));
  const server = createServer(sirv(served, { brotli: true }));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    chat: {
      name: release,
      url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
      button: 'button',
      panel: '#drawn',
    },
    close: async () => {
      await new Promise((resolve) => server.close(resolve));
      await rm(folder, { recursive: true });
    },
  };
}
