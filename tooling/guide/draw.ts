import { writeFileSync } from 'node:fs';
import { withSiteModules } from '#tooling/content/site-modules.ts';

await withSiteModules(async (load) => {
  const { chartPage } = await load<typeof import('./chart.ts')>('/tooling/guide/chart.ts');
  writeFileSync(new URL('../../docs/guide.md', import.meta.url), chartPage());
});
