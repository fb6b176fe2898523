import type { IncomingMessage, ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import sirv from 'sirv';
import { createServer, type Plugin, type ViteDevServer } from 'vite';
import { istToday } from '#src/domain/ist-dates.ts';
import { runCommand } from '#tooling/command/run-command.ts';
import { PlainError } from '#tooling/command/plain-error.ts';
import { whenNpmEnds } from '#tooling/setup/run.mjs';
import { portFrom, portIsFree } from '#tooling/setup/port.mjs';
import { deskHeaders } from './headers.ts';
import { folderDesk } from './folder-desk.ts';
import { journalIn } from './journal.ts';
import { buildDeskPage, deskFolder } from './page-bundle.ts';
import { gitPublisher } from './publish.ts';
import { apiAddress, deskHandler } from './request.ts';
import { askGuide } from './run-guide.ts';
import { seenWrites, type SeenWrites } from './seen-writes.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const host = '127.0.0.1';
const { PORT, SITE_CONTENT = 'content', DESK_DIR = '.desk' } = process.env;

await runCommand(async () => {
  process.chdir(root);
  const port = portFrom(PORT);
  if (!(await portIsFree(port, host)))
    throw new PlainError(
      `Port ${String(port)} is in use. Stop what is using it, or choose another one: PORT=${String(port + 1)} npm run desk`,
    );
  await buildDeskPage('build/desk');
  // A build leaves it at "production", and the site would look for the service worker that a built one has.
  delete process.env.NODE_ENV;
  const server = await createServer({
    logLevel: 'warn',
    server: { host, port, strictPort: true },
    plugins: [deskPlugin()],
  });
  await server.listen();
  const url = `http://${host}:${String(port)}`;
  console.log(`\nThe desk: ${url}${deskFolder}\nThe site: ${url}/\n\nCtrl-C stops it.`);
  const stop = () => {
    void server.close().then(() => process.exit(0));
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  whenNpmEnds(stop);
});

/** Answers for the desk over the files of the content, and asks the guide as the development server of the site has it. */
function deskOf(site: ViteDevServer, writes: SeenWrites): ReturnType<typeof deskHandler> {
  const desk = folderDesk(SITE_CONTENT, journalIn(DESK_DIR), {
    today: () => istToday(new Date()),
    now: () => Date.now(),
    written: writes.written,
  });
  const load = async <Module>(path: string) => {
    await writes.settled();
    return (await site.ssrLoadModule(path)) as Module;
  };
  return deskHandler(desk, (question) => askGuide(load, question), gitPublisher(SITE_CONTENT));
}

/** Puts the desk before the development server of the site. */
function deskPlugin(): Plugin {
  const files = sirv('build/desk', { dev: true, etag: true });
  const page = (req: IncomingMessage, res: ServerResponse, next: () => void) => {
    const path = req.url?.split('?')[0] ?? '';
    if (path === deskFolder.slice(0, -1)) {
      res.writeHead(308, { Location: deskFolder }).end();
      return;
    }
    if (!path.startsWith(deskFolder) || path.startsWith(apiAddress)) {
      next();
      return;
    }
    for (const [name, value] of Object.entries(deskHeaders)) res.setHeader(name, value);
    req.url = req.url?.slice(deskFolder.length - 1) ?? '/';
    files(req, res, () => {
      res.writeHead(404).end('Not found');
    });
  };
  return {
    name: 'desk',
    configureServer(server) {
      const writes = seenWrites((file) => server.watcher.emit('all', 'change', file));
      server.watcher.on('all', (_, file) => writes.seen(file));
      server.middlewares.use(page);
      server.middlewares.use(deskOf(server, writes));
      // The frame shows what was saved, and not the site from before.
      server.middlewares.use((_req, _res, next) => void writes.settled().then(next));
    },
  };
}
