import { createServer } from 'vite';
import type { Mind } from '#src/guide/respond.ts';

type MindModule = typeof import('#src/guide/mind.ts');
type RespondModule = typeof import('#src/guide/respond.ts');

/** Loads the guide as the site does, content and all, without a browser, and closes again after use. */
export async function withGuide<Result>(use: (guide: { readonly mind: Mind; readonly respond: RespondModule['respond'] }) => Result): Promise<Result> {
  const server = await createServer({ logLevel: 'error', appType: 'custom', server: { middlewareMode: true, hmr: false, watch: null }, optimizeDeps: { noDiscovery: true } });
  try {
    const { mind } = (await server.ssrLoadModule('/src/guide/mind.ts')) as MindModule;
    const { respond } = (await server.ssrLoadModule('/src/guide/respond.ts')) as RespondModule;
    return use({ mind: mind(), respond });
  } finally {
    await server.close();
  }
}
