import { writeFileSync } from 'node:fs';
import { chartPage } from './chart.ts';

writeFileSync(new URL('../../docs/guide.md', import.meta.url), chartPage());
