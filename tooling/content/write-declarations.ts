import { writeFileSync } from 'node:fs';
import { declarations } from './declarations.ts';

writeFileSync(new URL('../../src/collections/content.d.ts', import.meta.url), declarations());
