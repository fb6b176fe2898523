import { withSiteModules } from '#tooling/content/site-modules.ts';
import type { Moment } from '#src/guide/conversation-context.ts';
import type { Knowledge } from '#src/guide/knowledge.ts';
import type { Reply } from '#src/guide/reply.ts';
import type { Heard } from '#src/guide/run-conversation.ts';

type KnowledgeModule = typeof import('#src/guide/site-knowledge.ts');
type FormsModule = typeof import('#src/guide/guide-forms.ts');
type ReplyToModule = typeof import('#src/guide/reply-to.ts');
type RunConversationModule = typeof import('#src/guide/run-conversation.ts');

/** The guide as the site has it: its knowledge, its reply to a first message on a page, and what it says to each message of a conversation. */
export interface LoadedGuide {
  readonly knowledge: Knowledge;
  readonly reply: (text: string, page: string) => Promise<Reply>;
  readonly converse: (
    texts: readonly string[],
    moment: Moment & { readonly timeZone?: string | undefined },
  ) => Promise<readonly Heard[]>;
}

/** Loads the guide, content and all, without a browser, and closes again after use. */
export function withGuide<Result>(work: (guide: LoadedGuide) => Promise<Result>): Promise<Result> {
  return withSiteModules(async (load) => {
    const { siteKnowledge } = await load<KnowledgeModule>('/src/guide/site-knowledge.ts');
    const { replyTo } = await load<ReplyToModule>('/src/guide/reply-to.ts');
    const { runConversation } = await load<RunConversationModule>('/src/guide/run-conversation.ts');
    const { guideForms } = await load<FormsModule>('/src/guide/guide-forms.ts');
    const knowledge = { ...siteKnowledge(), ...guideForms };
    return work({
      knowledge,
      reply: (text, page) => replyTo(text, page, knowledge, new Date()),
      converse: (texts, moment) => runConversation(texts, moment, knowledge),
    });
  });
}
