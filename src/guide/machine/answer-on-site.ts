import { respond } from '../answers/respond.ts';
import type { Ports } from './ports.ts';
import { siteKnowledge } from './site-knowledge.ts';

/** Looks a message up in the content of this site. Takes what `respond` takes. */
export const answerOnSite: Ports['answer'] = (text, page, earlier) => respond(siteKnowledge(), text, page, earlier);
