import type { Wording } from '#src/collections/types.ts';
import type { Finding } from '#src/search/search.ts';
import { linksTo } from './links-to.ts';
import { textBlock, type Reply } from './reply.ts';

/** Asks which of the pages that were found is meant. */
export const pageChoice = (finding: Finding, { didYouMean, didYouMeanThis }: Wording): Reply => ({
  outcome: 'did-you-mean',
  blocks: [textBlock(finding.results.length === 1 ? didYouMeanThis : didYouMean)],
  links: linksTo(finding),
});
