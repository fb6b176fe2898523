import decisions from 'content:all-decisions';
import words from 'content:decision-words';
import { fillTemplate } from '#src/domain/fill-template.ts';
import type { IstDate } from '#src/domain/ist-dates.ts';
import { tellsAmountOf, type AmountKind } from '#src/entities/quantity/amount-kinds.ts';
import type { Fact } from '#src/forms/fact.ts';
import { toldAmounts } from '#src/forms/told-amounts.ts';
import type { SpokenOf } from '#src/search/follow-up.ts';
import type { Reply } from '../model/reply.ts';
import { textBlock } from './blocks.ts';
import { decidedOn } from './decision-reply.ts';

/** Checks that are offered for figures, at most. */
const mostOffered = 3;

const pay: ReadonlySet<AmountKind> = new Set(['income']);

/** What a message stands behind: what was told before it, the last first; how likely each page is spoken of; and today. */
interface Standing {
  readonly facts: readonly Fact[];
  readonly spokenOf: SpokenOf;
  readonly today: IstDate | undefined;
  /** Whether a passage may answer it, so that nothing is merely noted. */
  readonly isPerhapsAnswered: boolean;
}

/**
 * What is said to a message that tells amounts and asks nothing: what the check of the page that is spoken of comes to, if they decide it; else that they are noted, and which checks
 * work with them. Takes the message and where it stands. Undefined where it asks, names no amount, or no check takes what it tells. Never throws.
 */
export function notedFigures(text: string, { facts, spokenOf, today, isPerhapsAnswered }: Standing): Reply | undefined {
  const told = toldAmounts(text, decisions, facts, spokenOf, today);
  const [first] = told?.taking ?? [];
  if (!told || !first) return undefined;
  const offered = [
    ...(tellsAmountOf(text, pay) ? [words.workOutTax] : []),
    ...told.taking.map(({ decision }) => decision.heading),
  ].slice(0, mostOffered);
  const decided = first.isMeant ? decidedOn(first.decision, first.known) : undefined;
  if (decided)
    return {
      ...decided,
      chips: [...offered.filter((one) => one !== first.decision.heading), ...(decided.chips ?? [])],
    };
  if (isPerhapsAnswered) return undefined;
  return {
    outcome: 'answer',
    blocks: [textBlock(fillTemplate(words.noted, { figures: told.figures }))],
    links: [],
    chips: offered,
  };
}
