import type { LoadModule } from '#tooling/content/site-modules.ts';
import type { FormState } from '#src/forms/form-state.ts';
import type { Moment } from '#src/guide/model/knowledge.ts';
import type { Knowledge } from '#src/guide/model/knowledge.ts';
import type { Reply } from '#src/guide/model/reply.ts';
import { noTopic } from '#src/guide/model/topic.ts';
import type { Heard, VisitorTurn } from '#tooling/guide/run-conversation.ts';
import type { CorpusMessage } from './corpus.ts';
import { stepsOf, type Steps } from './explain-turn.ts';
import { readLine, type ReadLine } from './read-line.ts';
import { whyMatched } from './why-matched.ts';
import { whyFound } from './why-found.ts';

type KnowledgeModule = typeof import('#src/guide/machine/site-knowledge.ts');
type FormsModule = typeof import('#src/guide/machine/guide-forms.ts');
type FormStateModule = typeof import('#src/forms/form-state.ts');
type ReplyToModule = typeof import('#tooling/guide/reply-to.ts');
type RespondModule = typeof import('#src/guide/answers/respond.ts');
type RunConversationModule = typeof import('#tooling/guide/run-conversation.ts');

/** The guide as the site has it: its knowledge, its reply to a first message on a page, and what it says to each message of a conversation. */
export interface LoadedGuide {
  readonly knowledge: Knowledge;
  readonly reply: (text: string, page: string) => Promise<Reply>;
  /** The steps from a message to its reply, at the first question of a form or without one. */
  readonly explain: (text: string, page: string, form?: string) => Promise<Steps>;
  readonly converse: (
    turns: readonly VisitorTurn[],
    moment: Moment & { readonly timeZone?: string | undefined },
  ) => Promise<readonly Heard[]>;
  /** What a message in a form is read as, where the form stands with those answers at an open question, its review or its result. */
  readonly read: (place: Pick<CorpusMessage, 'form' | 'answers' | 'open' | 'say'> & { readonly now: Date }) => ReadLine;
}

/** Loads the guide by whatever loads the modules of the site. */
export async function loadGuide(load: LoadModule): Promise<LoadedGuide> {
  const { siteKnowledge } = await load<KnowledgeModule>('/src/guide/machine/site-knowledge.ts');
  const { explainReply, replyTo } = await load<ReplyToModule>('/tooling/guide/reply-to.ts');
  const { matchFor } = await load<RespondModule>('/src/guide/answers/respond.ts');
  const { runConversation } = await load<RunConversationModule>('/tooling/guide/run-conversation.ts');
  const { guideForms } = await load<FormsModule>('/src/guide/machine/guide-forms.ts');
  const { startState } = await load<FormStateModule>('/src/forms/form-state.ts');
  const knowledge = siteKnowledge().withForms(guideForms);
  return {
    knowledge,
    reply: (text, page) => replyTo(text, page, knowledge, new Date()),
    explain: async (text, page, formId) => {
      const context = { knowledge, now: new Date(), page };
      const form = knowledge.forms.find(({ id }) => id === formId);
      const formState = form ? startState(form, {}, context.now) : null;
      const explained = await explainReply(text, formState, context);
      const found = {
        ...whyFound(knowledge.search.find(text, page).trace),
        match: whyMatched(await matchFor(text, page, noTopic, knowledge)),
      };
      return stepsOf({ text, page, ...(form && { form: form.id }) }, formState, explained, found);
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
