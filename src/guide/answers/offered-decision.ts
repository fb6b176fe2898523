import decisions from 'content:decision-names';
import particulars from 'content:particulars';
import { wordsIn } from '#src/search/words.ts';
import { pageOf } from '#src/paths.ts';
import type { DecisionState } from '../model/decision-state.ts';
import type { Reply } from '../model/reply.ts';

/** Takes a message. Returns the decision, still without answers, whose heading it repeats; a tapped heading begins it. */
export function decisionNamed(text: string): DecisionState | undefined {
  const said = wordsIn(text).join(' ');
  const named = decisions.find(({ heading }) => wordsIn(heading).join(' ') === said);
  return named && { id: named.id, given: {} };
}

/** Offers, before other chips, the calculations of the answering page of which the message has a word. Takes the message and the answer. Returns any other reply as it is. */
export function withWalks(text: string, reply: Reply): Reply {
  const [link] = reply.links;
  if (reply.outcome !== 'answer' || !link) return reply;
  const said = ` ${wordsIn(text).join(' ')} `;
  const near = particulars.walks.filter(
    ({ pages, words }) =>
      pages.includes(pageOf(link.href)) && words.some((phrase) => said.includes(` ${wordsIn(phrase).join(' ')} `)),
  );
  return near.length === 0 ? reply : { ...reply, chips: [...near.map(({ say }) => say), ...(reply.chips ?? [])] };
}

/**
 * Offers, before other chips, the decision of the answering page that the message comes nearest to: its heading has two words of the message, or the
 * whole name of the page. Takes the message, the answer, and the words that name nothing. Returns any other reply as it is.
 */
export function withDecision(text: string, reply: Reply, stopWords: ReadonlySet<string>): Reply {
  const [link] = reply.links;
  if (reply.outcome !== 'answer' || !link) return reply;
  const said = new Set(wordsIn(text));
  const [nearest] = decisions
    .filter(({ pages }) => pages.includes(pageOf(link.href)))
    .map(({ heading }) => {
      const words = wordsIn(heading).filter((word) => !stopWords.has(word));
      const isPageItself = wordsIn(link.label).every((word) => words.includes(word));
      return { heading, isPageItself, shared: words.filter((word) => said.has(word)).length };
    })
    .filter(({ isPageItself, shared }) => isPageItself || shared >= leastShared)
    .toSorted((one, other) => other.shared - one.shared);
  return nearest ? { ...reply, chips: [nearest.heading, ...(reply.chips ?? [])] } : reply;
}

const leastShared = 2;
