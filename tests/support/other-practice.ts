import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What another practice would write in place of sentences of this one, beside the files in tests/other-practice. */
const sentences = [
  { file: 'guide/wording.yaml', field: /^welcome: .*$/m, to: 'welcome: Vandanam. What would you like to know?' },
  { file: 'pages/home.yaml', field: /^( +heading: ).*$/m, to: '$1Another heading at the top' },
];

/** Writes the content of a folder to another one, with every particular of another practice and with a service, a page and a question more. */
export function writeOtherPractice(from: string, to: string): void {
  cpSync(from, to, { recursive: true });
  cpSync('tests/other-practice', to, { recursive: true });
  for (const { file, field, to: words } of sentences) {
    const text = readFileSync(join(to, file), 'utf8');
    if (!field.test(text)) throw new Error(`${file} has no ${String(field)}`);
    writeFileSync(join(to, file), text.replace(field, words));
  }
}
