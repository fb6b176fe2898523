import { existsSync, readFileSync } from 'node:fs';
import { PlainError } from '#tooling/command/plain-error.ts';
import { runCommand } from '#tooling/command/run-command.ts';
import { taxYears } from '#tooling/content/compile.ts';
import { readContentFiles } from '#tooling/content/files.ts';
import { loadContent } from '#tooling/content/load.ts';
import { answerTaxLine } from './tax-line.ts';

const words = process.argv.slice(2);
const file = words[words.indexOf('--file') + 1];

if (words.includes('--file') && file !== undefined) await runCommand(() => answerFile(file));
else {
  console.error(
    'Name a file with a line for each case: npm run tax -- --file FILE   (a line is {"id", "taxYear": "2026-27", "regime": "new", "salary": 1800000})',
  );
  process.exitCode = 2;
}

/** Prints the tax of every line of a file. What cannot be answered is printed with its reason, and ends the command with an error. */
function answerFile(name: string): void {
  if (!existsSync(name)) throw new PlainError(`There is no file ${name}.`);
  const years = taxYears(loadContent(readContentFiles(process.env.SITE_CONTENT ?? 'content')));
  const lines = readFileSync(name, 'utf8')
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/);
  const refusals: string[] = [];
  for (const [at, line] of lines.entries()) {
    if (line.trim() === '') continue;
    const answer = answerTaxLine(line, years);
    console.log(JSON.stringify(answer));
    if ('error' in answer) refusals.push(`Line ${at + 1}: ${answer.error}`);
  }
  if (refusals.length > 0) throw new PlainError(refusals.join('\n'));
}
