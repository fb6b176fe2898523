import { createServer, mergeConfig } from 'vite';
import viteConfig from '../../vite.config.ts';
import { readContentFiles } from './files.ts';
import { loadContentOnce } from './load-once.ts';

/** Loads a module of the site by its path from the root, such as `/src/guide/machine/machine.ts`, with the content it imports. */
export type LoadModule = <Module>(path: string) => Promise<Module>;

/** Gives the work a way to load modules of the site in Node, and closes again when it has ended. Throws ContentFaults when the content has faults. */
export async function withSiteModules<Result>(work: (load: LoadModule) => Promise<Result>): Promise<Result> {
  // Vite would print the faults itself, with a stack trace.
  loadContentOnce(readContentFiles(process.env.SITE_CONTENT ?? 'content'));
  const config = viteConfig({ command: 'serve', mode: 'development' });
  const server = await createServer(
    mergeConfig(config, {
      configFile: false,
      logLevel: 'error',
      appType: 'custom',
      server: { middlewareMode: true, hmr: false, watch: null, ws: false },
      optimizeDeps: { noDiscovery: true },
    }),
  );
  try {
    return await work(async <Module>(path: string) => (await server.ssrLoadModule(path)) as Module);
  } finally {
    await server.close();
  }
}
