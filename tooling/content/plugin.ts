import { extname, resolve } from 'node:path';
import type { Connect, Plugin, ViteDevServer } from 'vite';
import { sentBytes } from './assets/sent-bytes.ts';
import { siteFile } from './assets/site-file.ts';
import { readTokens } from '#tooling/identity/colours.ts';
import { palette, withColours } from '#tooling/identity/palette.ts';
import { usedFiles } from './assets/used-files.ts';
import type { Content } from './content.ts';
import { readContentFiles } from './files.ts';
import { laidOver } from './laid-over.ts';
import { readContent } from './load.ts';
import { loadContentOnce } from './load-once.ts';
import { ContentFaults } from './fault.ts';
import { contentModules } from './modules.ts';

/**
 * Hands checked content to the site as `content:…` modules; in development an edited file reloads the page. What the files of the folder
 * `inPlace` say stands in place of what those of the same name say; what such files say of each other is not looked at, as the build has
 * done so for the site and every file is still held to its schema.
 */
export function contentPlugin(folder = 'content', inPlace?: string): Plugin {
  const root = resolve(folder);
  let isServing = false;
  let loaded: { readonly content: Content; readonly modules: ReadonlyMap<string, () => string> } | undefined;
  const read = () => {
    const own = readContentFiles(root);
    return inPlace === undefined ? loadContentOnce(own) : readContent(laidOver(own, readContentFiles(inPlace)));
  };
  const current = () => {
    if (loaded) return loaded;
    const content = read();
    return (loaded = { content, modules: contentModules(content) });
  };

  return {
    name: 'content',
    configResolved({ command, mode, server }) {
      isServing = command === 'serve' && mode === 'development' && !server.middlewareMode;
    },
    buildStart() {
      // A test of a function that knows no content is over in a third of the time that reading it takes.
      if (inPlace !== undefined) return;
      // A development server starts with a fault in content too: the page shows it, and comes once it is mended.
      try {
        current();
      } catch (error) {
        if (!isServing || !(error instanceof ContentFaults)) throw error;
        console.error(error.message);
      }
    },
    resolveId: {
      filter: { id: /^content:/ },
      handler: (id) => `\0${id}`,
    },
    load: {
      filter: { id: /^\0content:/ },
      handler(id) {
        const source = shown(current).modules.get(id.slice(1));
        if (source === undefined) this.error(`no such content: ${id.slice(1)}`);
        return source();
      },
    },
    transform: {
      filter: { id: /\/src\/ui\/styles\/index\.css$/ },
      handler(code) {
        const chosen = shown(current).content.practice.fields.colours;
        if (!chosen) return null;
        const tokens = readTokens();
        return { code: withColours(code, tokens, palette(tokens, chosen)), map: null };
      },
    },
    async generateBundle() {
      if (this.environment.config.consumer !== 'client') return;
      for (const [path, bytes] of usedFiles(current().content)) {
        const fileName = siteFile(path, bytes).address.slice(1);
        this.emitFile({ type: 'asset', fileName, source: await sentBytes(path, bytes) });
      }
    },
    configureServer(server) {
      server.middlewares.use(handOut(current));
      server.watcher.add(root);
      server.watcher.on('all', (_, file) => {
        if (!file.startsWith(root)) return;
        loaded = undefined;
        reload(server, current);
      });
    },
  };
}

/** The style sheet with the colours, once it is compiled. */
const stylesOfSite = '/src/ui/styles/index.css';

/** Answers for the pictures and PDFs of content in development, where no build has written them. */
function handOut(current: () => { readonly content: Content }): Connect.NextHandleFunction {
  return ({ url = '' }, response, next) => {
    const found = url.startsWith('/assets/')
      ? [...current().content.assets].find(([path, bytes]) => siteFile(path, bytes).address === url)
      : undefined;
    if (!found) {
      next();
      return;
    }
    response.setHeader('Content-Type', mediaTypes[extname(url)] ?? 'application/octet-stream');
    sentBytes(...found).then((bytes) => response.end(bytes), next);
  };
}

const mediaTypes: Readonly<Record<string, string>> = {
  '.webp': 'image/webp',
  '.svg': 'image/svg+xml',
  '.pdf': 'application/pdf',
};

/** What a function returns. Faults in content are thrown on without their stack trace, which Vite would print and show. */
function shown<Value>(from: () => Value): Value {
  try {
    return from();
  } catch (error) {
    if (error instanceof ContentFaults) error.stack = '';
    throw error;
  }
}

function reload(server: ViteDevServer, load: () => unknown) {
  for (const { moduleGraph } of Object.values(server.environments)) {
    for (const module of moduleGraph.idToModuleMap.values()) {
      if (module.id?.startsWith('\0content:') || module.id?.endsWith(stylesOfSite))
        moduleGraph.invalidateModule(module);
    }
  }
  const { hot } = server.environments.client;
  try {
    load();
    hot.send({ type: 'full-reload' });
  } catch (error) {
    const { message, stack = '' } = error as Error;
    server.config.logger.error(message);
    hot.send({ type: 'error', err: { message, stack: error instanceof ContentFaults ? '' : stack } });
  }
}
