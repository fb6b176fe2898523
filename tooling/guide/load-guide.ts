import { withSiteModules, type LoadModule } from '#tooling/content/site-modules.ts';
import type { FormState } from '#src/forms/form-state.ts';
import type { Moment } from '#src/guide/model/knowledge.ts';
import type { Knowledge } from '#src/guide/model/knowledge.ts';
import type { PagePassages } from '#src/collections/types.ts';
import { pageOf } from '#src/paths.ts';
import type { Weighed } from '#src/search/passage-evidence.ts';
import type { Reply } from '#src/guide/model/reply.ts';
import type { Heard, VisitorTurn } from '#src/guide/machine/run-conversation.ts';
import { builtGuide } from './built-guide.ts';
import type { CorpusMessage } from './corpus.ts';
import { stepsOf, type Steps } from './explain-turn.ts';
import { readLine, type ReadLine } from './read-line.ts';
import { whyFound } from './why-found.ts';

type KnowledgeModule = typeof import('#src/guide/machine/site-knowledge.ts');
type FormsModule = typeof import('#src/guide/machine/guide-forms.ts');
type FormStateModule = typeof import('#src/forms/form-state.ts');
type ReplyToModule = typeof import('#src/guide/machine/reply-to.ts');
type SiteAnswersModule = typeof import('#src/guide/answers/site-answers.ts');
type WeightsModule = typeof import('#src/search/passage-weights.ts');
type GuideWordsModule = typeof import('#src/guide/machine/guide-words.ts');
type RespondModule = typeof import('#src/guide/answers/respond.ts');
type RunConversationModule = typeof import('#src/guide/machine/run-conversation.ts');

/** The guide as the site has it: its knowledge, its reply to a first message on a page, and what it says to each message of a conversation. */
export interface LoadedGuide {
  readonly knowledge: Knowledge;
  readonly reply: (text: string, page: string) => Promise<Reply>;
  /** The steps from a message to its reply, at the first question of a form or without one. */
  readonly explain: (text: string, page: string, form?: string) => Promise<Steps>;
  /** What speaks for everything that pages could say to the last message of a conversation. */
  readonly candidates: (texts: readonly string[]) => Promise<readonly Weighed[]>;
  /** What the pages say, by address. */
  readonly passages: () => Promise<ReadonlyMap<string, PagePassages>>;
  readonly converse: (
    turns: readonly VisitorTurn[],
    moment: Moment & { readonly timeZone?: string | undefined },
  ) => Promise<readonly Heard[]>;
  /** What a message in a form is read as, where the form stands with those answers at an open question, its review or its result. */
  readonly read: (place: Pick<CorpusMessage, 'form' | 'answers' | 'open' | 'say'> & { readonly now: Date }) => ReadLine;
}

/**
 * Loads the guide, content and all, without a browser, and closes again after use. Takes what is done with it, and what is left out of it. The guide of the
 * last build is taken where nothing has changed since; it is there at once.
 */
export async function withGuide<Result>(
  work: (guide: LoadedGuide) => Promise<Result>,
  without?: string,
): Promise<Result> {
  const built = await builtGuide();
  return built
    ? work(await loadGuide(built, without))
    : withSiteModules(async (load) => work(await loadGuide(load, without)));
}

/**
 * Loads the guide by whatever loads the modules of the site. Takes that, and the name of a piece of evidence that is left out of the choice of passages, or
 * `fuse` for all that Fuse does for it.
 */
export async function loadGuide(load: LoadModule, without?: string): Promise<LoadedGuide> {
  const { siteKnowledge } = await load<KnowledgeModule>('/src/guide/machine/site-knowledge.ts');
  const { explainReply, replyTo } = await load<ReplyToModule>('/src/guide/machine/reply-to.ts');
  const { candidatesFor } = await load<RespondModule>('/src/guide/answers/respond.ts');
  const { runConversation } = await load<RunConversationModule>('/src/guide/machine/run-conversation.ts');
  const { guideForms } = await load<FormsModule>('/src/guide/machine/guide-forms.ts');
  const { startState } = await load<FormStateModule>('/src/forms/form-state.ts');
  const whole = siteKnowledge().withForms(guideForms);
  const knowledge = without === undefined ? whole : await withLess(whole, without, load);
  return {
    knowledge,
    reply: (text, page) => replyTo(text, page, knowledge, new Date()),
    explain: async (text, page, formId) => {
      const context = { knowledge, now: new Date(), page };
      const form = knowledge.forms.find(({ id }) => id === formId);
      const formState = form ? startState(form, {}, context.now) : null;
      const explained = await explainReply(text, formState, context);
      const found = whyFound(knowledge.search.find(text, page).trace);
      return stepsOf({ text, page, ...(form && { form: form.id }) }, formState, explained, found);
    },
    candidates: async (texts) => {
      const before = texts.slice(0, -1);
      const heard = await runConversation(before, { now: new Date(), page: '/' }, knowledge);
      // The page that is spoken of is the first that the last answer names, as in the conversation itself.
      const spoken = heard.findLast(({ links }) => links.some(({ href }) => href.startsWith('/')))?.links[0];
      return candidatesFor(texts.at(-1) ?? '', spoken ? pageOf(spoken.href) : '/', before.at(-1) ?? '', knowledge);
    },
    passages: async () => {
      const { passages } = await load<typeof import('content:passage-chunks')>('content:passage-chunks');
      const pages = Object.entries(passages).map(async ([href, get]) => [href, (await get()).default] as const);
      return new Map(await Promise.all(pages));
    },
    converse: (turns, moment) => runConversation(turns, moment, knowledge),
    read: ({ form, answers, open, say, now }) => {
      const formState = standingAt(form, answers, open);
      return readLine(knowledge.understand(say, formState, { knowledge, now, page: '/' }).acts, formState, say);
    },
  };
}

/** A form with those answers at an open question, at its review or its result. */
function standingAt(form: FormState['form'], answers: FormState['answers'], open: string): FormState {
  const stage = open === 'review' ? 'reviewing' : open === 'result' ? 'finished' : 'asking';
  return { form, answers, skipped: [], stage, asking: stage === 'asking' ? open : null, tries: 0 };
}

/** The knowledge with a piece of evidence left out of the choice of passages. */
async function withLess(knowledge: Knowledge, without: string, load: LoadModule): Promise<Knowledge> {
  const { siteAnswers } = await load<SiteAnswersModule>('/src/guide/answers/site-answers.ts');
  const { passageWeights } = await load<WeightsModule>('/src/search/passage-weights.ts');
  const { guideWords } = await load<GuideWordsModule>('/src/guide/machine/guide-words.ts');
  const isFuse = without === 'fuse';
  const weights = Object.fromEntries(Object.entries(passageWeights).filter(([name]) => name !== without));
  const answers = siteAnswers(guideWords, knowledge.practice, { weights, readsSlips: !isFuse });
  return {
    ...knowledge,
    textsOf: async (hrefs) => {
      const texts = await knowledge.textsOf(hrefs);
      return texts && { ...texts, answers };
    },
  };
}
