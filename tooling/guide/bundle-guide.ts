import { buildPart } from '#tooling/build/build-part.ts';
import { readContentFiles } from '#tooling/content/files.ts';
import { loadContentOnce } from '#tooling/content/load-once.ts';
import { guideBundle } from './guide-bundle.ts';

/** Leaves the guide as a bundle for Node, so that commands that ask it need not wait for its modules one by one. Throws ContentFaults when the content has faults. */
export async function bundleGuide(): Promise<void> {
  // Vite would print the faults itself, with a stack trace.
  loadContentOnce(readContentFiles('content'));
  await buildPart({
    ssr: 'tooling/guide/guide-modules.ts',
    outDir: guideBundle,
    emptyOutDir: true,
    manifest: false,
    minify: false,
  });
}
