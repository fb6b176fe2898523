import type { Fact } from '#src/forms/fact.ts';
import { pageOf } from '#src/paths.ts';
import { likeliestPage, saidToKeep, spokenOfAfter } from '#src/search/follow-up.ts';
import type { Knowledge } from '../model/knowledge.ts';
import type { Reply } from '../model/reply.ts';
import type { Subject, Topic } from '../model/topic.ts';

type Pages = Pick<Knowledge, 'isSubjectPage'>;

/**
 * The topic after a reply. Takes the topic before, what the visitor said, and the reply. An answer moves the topic towards what it is about, as far as it is sure; a miss keeps
 * what was spoken of, and what the visitor said.
 */
export function followTopic(before: Topic, text: string, reply: Reply, { isSubjectPage }: Pages): Topic {
  const said = saidToKeep([text, ...before.said]);
  const about = reply.outcome === 'answer' ? (reply.about ?? linkedSubject(reply, isSubjectPage)) : undefined;
  const facts = factsAfter(before.facts, text, reply);
  // What was worked out stands on no passage, so none was told last.
  if (!about) return { ...before, ...(reply.decision && { told: [] }), said, facts };
  const spokenOf = spokenOfAfter(before.spokenOf, about.spokenOf);
  return { ...about, spokenOf, page: likeliestPage(spokenOf), said, facts };
}

const factsAfter = (before: readonly Fact[], text: string, { decision }: Reply): readonly Fact[] =>
  [{ text, ...(decision && { decision: { id: decision.id, given: decision.given } }) }, ...before].slice(0, mostFacts);

const mostFacts = 8;

/** What an answer that was worked out is about: the first page that it names, where that has a subject. */
function linkedSubject({ blocks, links }: Reply, isSubjectPage: Pages['isSubjectPage']): Subject | undefined {
  const heading = blocks.find((block) => block.kind === 'heading')?.text ?? '';
  const page = links.map(({ href }) => pageOf(href)).find(isSubjectPage);
  return page === undefined ? undefined : { spokenOf: { [page]: 1 }, told: [], heading };
}
