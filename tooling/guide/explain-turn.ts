import type { FormState } from '#src/forms/form-state.ts';
import { replyText } from '#src/guide/answers/blocks.ts';
import type { Explained } from '#tooling/guide/reply-to.ts';
import type { Act } from '#src/guide/model/act.ts';
import type { DialogueEvent } from '#src/guide/model/dialogue-event.ts';
import type { Reply } from '#src/guide/model/reply.ts';
import type { Why } from './why-found.ts';
import type { WhyMatched } from './why-matched.ts';

/** What the search found, and what was matched. */
type WhyFound = Why & { readonly match: WhyMatched | undefined };

/** The four steps from a message to its reply, for `npm run ask -- --why`. */
export interface Steps {
  readonly message: { readonly text: string; readonly page: string; readonly form?: string };
  readonly meaning: readonly Act[];
  /** What came of the acts, and what of the form they changed. */
  readonly state: { readonly events: readonly DialogueEvent[]; readonly changed: Partial<FormState> | null };
  /** What is said; with what spoke for it where it was looked up. */
  readonly reply: Pick<Reply, 'outcome' | 'links'> & { readonly text: string; readonly found?: WhyFound };
}

/** Takes the message, the form it met, how its reply came about, and what the search found for it. Returns the steps. */
export function stepsOf(
  message: Steps['message'],
  before: FormState | null,
  { meaning, state: { formState, outcome }, reply, isLookedUp }: Explained,
  found: WhyFound,
): Steps {
  return {
    message,
    meaning: meaning.acts,
    state: { events: outcome, changed: formState && changedIn(before, formState) },
    reply: {
      outcome: reply.outcome,
      text: replyText(reply),
      links: reply.links,
      ...(isLookedUp && { found }),
    },
  };
}

function changedIn(before: FormState | null, after: FormState): Partial<FormState> {
  const kept = new Map<string, unknown>(Object.entries(before ?? {}));
  return Object.fromEntries(
    Object.entries(after).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(kept.get(name))),
  );
}
