import type { FirstWording } from '#src/collections/types.ts';
import type { Finding } from '#src/search/search.ts';
import { paths } from '#src/paths.ts';
import { linksTo } from './links-to.ts';
import { textBlock } from './blocks.ts';
import type { Reply } from '../model/reply.ts';

/** Asks which of the pages that were found is meant. A page about the practice or the site is none of them where others may be. */
export function pageChoice(finding: Finding, { didYouMean, didYouMeanThis }: FirstWording): Reply {
  const ofMatters = finding.results.filter(({ href, entry }) => entry.kind !== 'page' && href !== paths.faq);
  const results = ofMatters.length > 0 ? ofMatters : finding.results;
  return {
    outcome: 'did-you-mean',
    blocks: [textBlock(results.length === 1 ? didYouMeanThis : didYouMean)],
    links: linksTo({ ...finding, results }),
  };
}
