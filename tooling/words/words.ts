import { readContentFiles } from '#tooling/content/files.ts';
import { loadContent } from '#tooling/content/load.ts';
import { wordsInContent } from './in-content.ts';

const texts = wordsInContent(loadContent(readContentFiles(process.env.SITE_CONTENT ?? 'content')));
for (const { file, line, field, text } of texts) console.log(`${file}:${line}: ${field}: ${text}`);
console.log(`${texts.length} texts in ${new Set(texts.map(({ file }) => file)).size} files`);
