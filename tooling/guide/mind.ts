import { createServer } from 'vite';
import type { World } from '#src/guide/conversation.ts';
import type { Reply } from '#src/guide/reply.ts';

type SessionModule = typeof import('#src/guide/session.ts');
type WalkThroughsModule = typeof import('#src/guide/walk-throughs.ts');
type ReplyToModule = typeof import('#src/guide/reply-to.ts');

/** The guide as the site has it: its world, and its reply to a message on a page. */
export interface LoadedGuide {
  readonly world: World;
  readonly reply: (text: string, page: string) => Promise<Reply>;
}

/** Loads the guide, content and all, without a browser, and closes again after use. */
export async function withGuide<Result>(work: (guide: LoadedGuide) => Promise<Result>): Promise<Result> {
  const server = await createServer({
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const { siteWorld } = (await server.ssrLoadModule('/src/guide/session.ts')) as SessionModule;
    const { replyTo } = (await server.ssrLoadModule('/src/guide/reply-to.ts')) as ReplyToModule;
    const { walkThroughs } = (await server.ssrLoadModule('/src/guide/walk-throughs.ts')) as WalkThroughsModule;
    const world = siteWorld(walkThroughs);
    return await work({ world, reply: (text, page) => replyTo(text, page, world, new Date()) });
  } finally {
    await server.close();
  }
}
