import { existsSync, readFileSync } from 'node:fs';
import { replyText, shownText } from '#src/guide/answers/blocks.ts';
import { PlainError } from '#tooling/command/plain-error.ts';
import { runCommand } from '#tooling/command/run-command.ts';
import { askedConversations } from './asked-conversations.ts';
import { withGuide } from './with-guide.ts';

const words = process.argv.slice(2);
const fileAt = words.indexOf('--file');
const file = words[fileAt + 1];
const wantsWhy = words.includes('--why');
const page = words.find((word) => word.startsWith('--page='))?.slice('--page='.length) ?? '/';
const form = words.find((word) => word.startsWith('--form='))?.slice('--form='.length);
const question = words.filter((word) => !word.startsWith('--')).join(' ');

if (fileAt >= 0 && file !== undefined) await runCommand(() => askAll(file));
else if (fileAt < 0 && question !== '') await runCommand(askOne);
else {
  console.error(
    'Write the question in quotes: npm run ask -- "how long does gst registration take"   (--why prints the steps to the reply, at the first question of a form with --form=appointment, --page=/faq sets the page, --file FILE asks every line of a file, and prints with --why where the conversation stands after each)',
  );
  process.exitCode = 2;
}

function askOne(): Promise<void> {
  return withGuide(async (guide) => {
    if (wantsWhy) {
      console.log(JSON.stringify(await guide.explain(question, page, form), null, 2));
      return;
    }
    const said = await guide.reply(question, page);
    const { outcome, links, intent } = said;
    console.log(
      JSON.stringify({ outcome, shown: shownText(said), text: replyText(said), links, ...(intent && { intent }) }),
    );
  });
}

function askAll(name: string): Promise<void> {
  if (!existsSync(name)) throw new PlainError(`There is no file ${name}.`);
  const conversations = askedConversations(readFileSync(name, 'utf8'), name, new Date());
  return withGuide(async ({ converse }) => {
    for (const { ids, turns, ...moment } of conversations) {
      const heard = await converse(turns, moment).catch((error: unknown) => {
        throw new PlainError(`${ids[0] ?? ''}: ${error instanceof Error ? error.message : String(error)}`);
      });
      for (const [index, { state, ...said }] of heard.entries())
        console.log(JSON.stringify({ id: ids[index], ...said, ...(wantsWhy && { state }) }));
    }
  });
}
