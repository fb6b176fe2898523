import { createActor, waitFor } from 'xstate';
import type { Moment } from '../model/knowledge.ts';
import { formsNotLoaded } from '../understanding/before-forms.ts';
import type { Knowledge } from '../model/knowledge.ts';
import type { Earlier } from '../model/earlier.ts';
import type { Message } from '../model/message.ts';
import { replyText } from '../answers/blocks.ts';
import type { ComingReply, Link, Reply } from '../model/reply.ts';
import { respond } from '../answers/respond.ts';
import { guideLogic } from './session.ts';

/** What the guide said to one message: all of it as plain text, with the pages it names. What comes from a form counts as an answer. */
export interface Heard {
  readonly outcome: Reply['outcome'];
  readonly text: string;
  readonly links: readonly Link[];
}

/**
 * Holds a conversation with the machine that the panel runs and returns what the guide said to each message. Takes the messages in their
 * order, the moment and page of all of them and the visitor's IANA time zone, and the guide's knowledge with its forms. Nothing leaves: every sending counts as gone,
 * always under the same reference.
 */
export async function runConversation(
  texts: readonly string[],
  moment: Moment & { readonly timeZone?: string | undefined },
  knowledge: Knowledge,
): Promise<readonly Heard[]> {
  const { forms, understand, dialogue, moreIntents, moreWording } = knowledge;
  const outcomes: Reply['outcome'][] = [];
  const noted = (reply: Reply) => {
    outcomes.push(reply.outcome);
    return reply;
  };
  const answer = (text: string, page: string, earlier: Earlier): Reply | ComingReply => {
    const reply = respond(knowledge, text, page, earlier);
    return 'reply' in reply ? { ...reply, reply: reply.reply.then(noted) } : noted(reply);
  };
  const actor = createActor(
    guideLogic({
      answer,
      readScript: async (text) => (await import('./script-message.ts')).readScript(text),
      guideForms: () => Promise.resolve({ forms, understand, dialogue, moreIntents, moreWording }),
      send: () => Promise.resolve({ ok: true }),
    }),
    {
      input: {
        knowledge: knowledge.withForms(formsNotLoaded),
        remembered: { kind: 'none' },
        random: () => 0,
        now: moment.now,
        page: moment.page,
        timeZone: moment.timeZone,
      },
    },
  );
  actor.start();
  const heard: Heard[] = [];
  for (const text of texts) {
    outcomes.length = 0;
    const last = actor.getSnapshot().context.messages.at(-1)?.id ?? 0;
    actor.send({ type: 'visitor.said', text, ...moment });
    const { context } = await waitFor(actor, (snapshot) => !snapshot.hasTag('waiting'));
    heard.push({ outcome: outcomes.at(-1) ?? 'answer', ...saidSince(last, context.messages) });
  }
  actor.stop();
  return heard;
}

/** What the guide said after a message; everything, when the conversation was cleared meanwhile. */
function saidSince(last: number, messages: readonly Message[]): Pick<Heard, 'text' | 'links'> {
  const wasCleared = (messages.at(-1)?.id ?? 0) < last;
  const said = messages.filter(({ id, from }) => from === 'guide' && (wasCleared || id > last));
  const links = new Map(said.flatMap((message) => message.links.map((link) => [link.href, link] as const)));
  return { text: said.map(replyText).join('\n'), links: [...links.values()] };
}
