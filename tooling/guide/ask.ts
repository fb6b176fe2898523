import { existsSync, readFileSync } from 'node:fs';
import type { Reading } from '#src/guide/understanding/rule-reader/parsed-message.ts';
import { replyText } from '#src/guide/answers/blocks.ts';
import { PlainError } from '#tooling/command/plain-error.ts';
import { runCommand } from '#tooling/command/run-command.ts';
import { askedConversations } from './asked-conversations.ts';
import { withGuide, type LoadedGuide } from './load-guide.ts';
import { whyFound } from './why-found.ts';

const words = process.argv.slice(2);
const fileAt = words.indexOf('--file');
const file = words[fileAt + 1];
const wantsWhy = words.includes('--why');
const page = words.find((word) => word.startsWith('--page='))?.slice('--page='.length) ?? '/';
const question = words.filter((word) => !word.startsWith('--')).join(' ');

if (fileAt >= 0 && file !== undefined) await runCommand(() => askAll(file));
else if (fileAt < 0 && question !== '') await runCommand(askOne);
else {
  console.error(
    'Write the question in quotes: npm run ask -- "how long does gst registration take"   (--why explains, --page=/faq sets the page, --form=appointment reads it at the first question of a form, --file FILE asks every line of a file)',
  );
  process.exitCode = 2;
}

function askOne(): Promise<void> {
  return withGuide(async (guide) => {
    const said = await guide.reply(question, page);
    const { outcome, links, intent } = said;
    const printed = { outcome, text: replyText(said), links, ...(intent && { intent }) };
    console.log(wantsWhy ? JSON.stringify({ ...printed, why: why(guide) }, null, 2) : JSON.stringify(printed));
  });
}

/** How the message was read, at the first question of a form where one is named, and what the search found. */
function why({ knowledge, explain }: LoadedGuide) {
  const { command, rule, reading } = explain(question, page, formUnderWay());
  const plain = ({ question: { id }, ...told }: Reading['told'][number]) => ({ question: id, ...told });
  return {
    command,
    rule,
    reading: reading && {
      ...reading,
      named: reading.named.map(({ question: { id }, from, to }) => ({ question: id, from, to })),
      told: reading.told.map(plain),
      parts: reading.parts.map(plain),
    },
    search: whyFound(knowledge.search.find(question, page).trace),
  };
}

function formUnderWay() {
  return words.find((word) => word.startsWith('--form='))?.slice('--form='.length);
}

function askAll(name: string): Promise<void> {
  if (!existsSync(name)) throw new PlainError(`There is no file ${name}.`);
  const conversations = askedConversations(readFileSync(name, 'utf8'), name, new Date());
  return withGuide(async ({ converse }) => {
    for (const { ids, texts, ...moment } of conversations) {
      const heard = await converse(texts, moment);
      for (const [index, said] of heard.entries()) console.log(JSON.stringify({ id: ids[index], ...said }));
    }
  });
}
