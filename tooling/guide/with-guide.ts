import { withSiteModules } from '#tooling/content/site-modules.ts';
import { bundledGuide, isBundled } from './guide-bundle.ts';
import { bundleGuide } from './bundle-guide.ts';
import { loadGuide, type LoadedGuide } from './load-guide.ts';

/**
 * Loads the guide, content and all, without a browser, and closes again after use. The bundle that is there is taken where nothing has changed since, and made
 * anew where something has; another content is read by its modules. Throws ContentFaults when the content has faults.
 */
export async function withGuide<Result>(work: (guide: LoadedGuide) => Promise<Result>): Promise<Result> {
  if (process.env.SITE_CONTENT !== undefined) return withSiteModules(async (load) => work(await loadGuide(load)));
  if (!isBundled()) await bundleGuide();
  return work(await loadGuide(await bundledGuide()));
}
