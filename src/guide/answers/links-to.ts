import type { Finding } from '#src/search/search.ts';
import type { Link } from '../model/reply.ts';

/** The pages that were found as links, best first. */
export const linksTo = ({ results }: Finding): readonly Link[] =>
  results.map(({ href, title }) => ({ href, label: title }));
