import { withSiteModules } from '#tooling/content/site-modules.ts';
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
export function withGuide<Result>(work: (guide: LoadedGuide) => Promise<Result>): Promise<Result> {
  return withSiteModules(async (load) => {
    const { siteKnowledge } = await load<KnowledgeModule>('/src/guide/site-knowledge.ts');
    const { replyTo } = await load<ReplyToModule>('/src/guide/reply-to.ts');
    const { guideForms } = await load<FormsModule>('/src/guide/guide-forms.ts');
    const knowledge = { ...siteKnowledge(), ...guideForms };
    return work({ knowledge, reply: (text, page) => replyTo(text, page, knowledge, new Date()) });
  });
}
