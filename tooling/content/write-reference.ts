import { readFileSync, writeFileSync } from 'node:fs';
import { withRegion } from '#tooling/docs/marked-region.ts';
import { reference } from './reference.ts';

const page = new URL('../../docs/editing-content.md', import.meta.url);
writeFileSync(page, withRegion(readFileSync(page, 'utf8'), 'fields', reference()));
