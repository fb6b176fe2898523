import { createServer } from 'vite';
import type { Knowledge } from '#src/guide/knowledge.ts';
import type { Reply } from '#src/guide/reply.ts';

type KnowledgeModule = typeof import('#src/guide/site-knowledge.ts');
type FormsModule = typeof import('#src/guide/guide-forms.ts');
type ReplyToModule = typeof import('#src/guide/reply-to.ts');

/** The guide as the site has it: its knowledge, and its reply to a message on a page. */
export interface LoadedGuide {
  readonly knowledge: Knowledge;
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
    const { siteKnowledge } = (await server.ssrLoadModule('/src/guide/site-knowledge.ts')) as KnowledgeModule;
    const { replyTo } = (await server.ssrLoadModule('/src/guide/reply-to.ts')) as ReplyToModule;
    const { guideForms } = (await server.ssrLoadModule('/src/guide/guide-forms.ts')) as FormsModule;
    const knowledge = { ...siteKnowledge(), ...guideForms };
    return await work({ knowledge, reply: (text, page) => replyTo(text, page, knowledge, new Date()) });
  } finally {
    await server.close();
  }
}
