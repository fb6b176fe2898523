import { pageOf } from '#src/paths.ts';
import type { Knowledge } from '../model/knowledge.ts';
import type { Reply } from '../model/reply.ts';
import type { Subject, Topic } from '../model/topic.ts';

type Names = Pick<Knowledge, 'search' | 'isSubjectPage'>;

/** So many of the visitor's messages are read with the next. */
const mostSaid = 3;

/**
 * The topic after a reply. Takes the topic before, what the visitor said, and the reply. An answer moves the topic to what it is about; a miss or a choice keeps what was spoken of,
 * and what the visitor said: an option that was offered is never adopted.
 */
export function followTopic(before: Topic, text: string, reply: Reply, { search, isSubjectPage }: Names): Topic {
  const said = [text, ...before.said].slice(0, mostSaid);
  const about = reply.outcome === 'answer' ? (reply.about ?? linkedSubject(reply, isSubjectPage)) : undefined;
  if (!about) return { ...before, said };
  // "Papers?" names no subject, so it turns to none.
  const isSameSubject = before.page !== '' && search.find(text, '').subjects.length === 0;
  return { ...about, ...(isSameSubject && { page: before.page }), said };
}

/** What an answer that was worked out is about: the first page that it names, where that has a subject. */
function linkedSubject({ links }: Reply, isSubjectPage: Names['isSubjectPage']): Subject | undefined {
  const page = links.map(({ href }) => pageOf(href)).find(isSubjectPage);
  return page === undefined ? undefined : { page, told: [], heading: '' };
}
