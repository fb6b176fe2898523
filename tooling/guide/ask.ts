import { replyText } from '#src/guide/reply.ts';
import { runCommand } from '#tooling/command/run-command.ts';
import { withGuide } from './load-guide.ts';

const words = process.argv.slice(2);
const wantsWhy = words.includes('--why');
const page = words.find((word) => word.startsWith('--page='))?.slice('--page='.length) ?? '/';
const question = words.filter((word) => !word.startsWith('--')).join(' ');

if (question === '') {
  console.error(
    'Write the question in quotes: npm run ask -- "how long does gst registration take"   (--why explains, --page=/faq sets the page)',
  );
  process.exitCode = 2;
} else {
  await runCommand(() =>
    withGuide(async ({ knowledge, reply }) => {
      const said = await reply(question, page);
      const { outcome, links, intent } = said;
      const printed = { outcome, text: replyText(said), links, ...(intent && { intent }) };
      console.log(
        wantsWhy
          ? JSON.stringify({ ...printed, why: knowledge.search.find(question, page).why() }, null, 2)
          : JSON.stringify(printed),
      );
    }),
  );
}
