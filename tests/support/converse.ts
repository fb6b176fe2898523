import { createActor, waitFor } from 'xstate';
import type { Mail } from '#src/forms/form.ts';
import type { FormId } from '#src/collections/form-ids.ts';
import type { Message } from '#src/guide/model/message.ts';
import type { Ports } from '#src/guide/machine/ports.ts';
import { respond } from '#src/guide/answers/respond.ts';
import { selectChips } from '#src/guide/machine/selectors.ts';
import { recall } from '#src/guide/machine/recall.ts';
import { guideInput, guideLogic, keepIn, wantsForms, type GuideActor } from '#src/guide/machine/session.ts';
import { openingKnowledge } from '#src/guide/machine/opening-knowledge.ts';
import { readScript } from '#src/guide/machine/script-message.ts';
import { FakeStorage } from './fake-storage.ts';
import { moment, knowledge } from './guide-knowledge.ts';

type Outcome = Awaited<ReturnType<Ports['send']>>;

interface NextSending {
  readonly outcome: Outcome;
  /** What the visitor says before it ends. */
  readonly meanwhile?: string | null;
}

export interface Conversation {
  readonly actor: GuideActor;
  readonly storage: Storage;
  readonly mails: readonly Mail[];
  /** Says a line, waits until it is answered, and returns what the guide said to it. */
  readonly say: (text: string) => Promise<readonly Message[]>;
  /** Taps the chip of that label. */
  readonly tap: (label: string) => Promise<readonly Message[]>;
  readonly request: (form: FormId) => Promise<readonly Message[]>;
  /** From now on nothing can be fetched, or it can be again. */
  readonly goOffline: (isOffline: boolean) => void;
  /** Says how the next sendings end; without a word they go through. */
  readonly nextSendings: (...sendings: readonly NextSending[]) => void;
  readonly messages: () => readonly Message[];
  readonly chips: () => readonly string[];
}

/** Talks with the guide as the site runs it: the real machine, content and look-up, a storage in memory and no real mail. */
export function converse(storage: Storage = new FakeStorage()): Conversation {
  const mails: Mail[] = [];
  const sendings: NextSending[] = [];
  let isOffline = false;
  const send = (mail: Mail) => {
    mails.push(mail);
    const { outcome, meanwhile = null } = sendings.shift() ?? { outcome: { ok: true as const } };
    if (meanwhile !== null) actor.send({ type: 'visitor.said', text: meanwhile, ...moment });
    return Promise.resolve(outcome);
  };
  const remembered = recall(storage);
  const actor = createActor(
    guideLogic({
      answer: (text, page, earlier) => respond(knowledge, text, page, earlier),
      readScript: (text) => Promise.resolve(isOffline ? null : readScript(text)),
      knowledge: () => Promise.resolve(isOffline ? null : knowledge),
      send,
    }),
    { input: guideInput(wantsForms(remembered) ? knowledge : openingKnowledge, remembered, () => 0, moment.now) },
  );
  actor.subscribe(keepIn(storage));
  actor.start();
  const messages = () => actor.getSnapshot().context.messages;
  const since = (before: readonly Message[]) => {
    const last = before.at(-1)?.id ?? 0;
    const wasCleared = (messages().at(-1)?.id ?? 0) < last;
    return messages().filter(({ id, from }) => from === 'guide' && (wasCleared || id > last));
  };
  return {
    actor,
    storage,
    mails,
    messages,
    say: async (text) => {
      const before = messages();
      actor.send({ type: 'visitor.said', text, ...moment });
      await waitFor(actor, (snapshot) => !snapshot.hasTag('waiting'));
      return since(before);
    },
    tap: async (label) => {
      const before = messages();
      const chip = selectChips(actor.getSnapshot()).find((one) => one.label === label);
      if (!chip) throw new Error(`no chip "${label}"`);
      actor.send({ type: 'visitor.said', text: label, acts: chip.acts, ...moment });
      await waitFor(actor, (snapshot) => !snapshot.hasTag('waiting'));
      return since(before);
    },
    goOffline: (isNow) => {
      isOffline = isNow;
    },
    request: async (form) => {
      const before = messages();
      actor.send({ type: 'form.requested', form, ...moment });
      await waitFor(actor, (snapshot) => !snapshot.hasTag('waiting'));
      return since(before);
    },
    nextSendings: (...next) => void sendings.push(...next),
    chips: () => selectChips(actor.getSnapshot()).map(({ label }) => label),
  };
}
