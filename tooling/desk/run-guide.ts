import { execFile } from 'node:child_process';
import type { Told } from './contract.ts';

/** Asks the guide of the site a question by `npm run ask`, and says in words what it answers. Rejects where the command fails. */
export async function askGuide(question: string): Promise<Told> {
  // What begins with a dash would be read as an option of the command.
  const said = JSON.parse(await run('tooling/guide/ask.ts', [question.replace(/^[\s-]+/, '')])) as Said;
  const links = said.links.map(({ href }) => href);
  return {
    text: `${outcomes[said.outcome] ?? 'The guide says:'}\n${said.text}`,
    details: links.length > 0 ? `From ${links.join(', ')}` : '',
  };
}

interface Said {
  readonly outcome: string;
  readonly text: string;
  readonly links: readonly { readonly href: string }[];
}

const outcomes: Readonly<Record<string, string>> = {
  answer: 'The guide answers:',
  choice: 'The guide is not sure, and asks which is meant:',
  miss: 'The guide finds nothing. Add a question with its answer, or other words for the page that has it:',
};

/** Asks the guide everything in a file of questions by `npm run eval`, and says in words how it did. Rejects where the command fails. */
export async function evaluateGuide(file: string): Promise<Told> {
  const printed = (await run('tooling/guide/eval.ts', [file])).trim().split('\n');
  return { text: evaluationWords(printed.at(-1) ?? ''), details: printed.slice(0, -1).join('\n').trim() };
}

/** The last line of `npm run eval` in words; the line itself where it says something else. */
export function evaluationWords(line: string): string {
  const found = /asked\s+(\d+)\s+hit@1\s+([\d.]+)%\s+hit@3\s+([\d.]+)%.*false answers\s+(\d+) of (\d+)/.exec(line);
  if (!found) return line;
  const [, asked = '', first = '', three = '', wrong = '', outside = ''] = found;
  return (
    `Of ${asked} test questions, ${first} in 100 lead to the right page at once, and ${three} in 100 within the first three. ` +
    `Of ${outside} questions that are none of ours, ${wrong} ${wrong === '1' ? 'is' : 'are'} answered all the same.`
  );
}

function run(script: string, words: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      ['--import', 'tsx', script, ...words],
      { maxBuffer: 20_000_000 },
      (error, stdout, stderr) => {
        if (error) reject(new Error(stderr.trim() === '' ? error.message : stderr.trim()));
        else resolve(stdout);
      },
    );
  });
}
