import { decisions } from 'content:decisions-chunks';
import type { DecisionPage } from './types.ts';

/** Loads a decision by the name of its file; null when there is none. */
export async function loadDecision(id: string): Promise<DecisionPage | null> {
  return Object.hasOwn(decisions, id) ? ((await decisions[id]?.())?.default ?? null) : null;
}
