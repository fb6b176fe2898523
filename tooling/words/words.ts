import { readContentFiles } from '#tooling/content/files.ts';
import { loadContent } from '#tooling/content/load.ts';
import { allowed } from './allowed.ts';
import { wordsInContent } from './in-content.ts';
import { codeForVisitors, strayWords } from './scan.ts';

if (process.argv.includes('--code')) {
  const stray = strayWords(codeForVisitors(), allowed);
  console.log(
    stray.length === 0
      ? 'No words for visitors stand in code.'
      : `Words for visitors belong into content/:\n${stray.join('\n')}`,
  );
  if (stray.length > 0) process.exitCode = 1;
} else {
  const texts = wordsInContent(loadContent(readContentFiles(process.env.SITE_CONTENT ?? 'content')));
  for (const { file, line, field, text } of texts) console.log(`${file}:${line}: ${field}: ${text}`);
  console.log(`${texts.length} texts in ${new Set(texts.map(({ file }) => file)).size} files`);
}
