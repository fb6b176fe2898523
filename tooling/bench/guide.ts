import { readFileSync } from 'node:fs';
import { cpus, release, tmpdir, type } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { readContentFiles } from '#tooling/content/files.ts';
import { loadContent } from '#tooling/content/load.ts';
import type { AskedQuestion } from '#tooling/guide/evaluation.ts';
import { startServer } from '#tooling/server/server.ts';
import { findChromium } from '#tooling/setup/chromium.mjs';
import { coldOpening, slow4G, untouched, type ChatPage, type Network } from './guide/cold-opening.ts';
import { firstOpening } from './guide/first-opening.ts';
import { head, isHeld, percentile, row, type Figure } from './guide/figures.ts';
import { panelTimes, peerReplyTimes } from './guide/panel.ts';
import { servePeer } from './guide/peer.ts';

process.env.NODE_ENV = 'production';
const slowdown = 4;
/** What no machine changes. */
const limits = { kilobytes: 80, files: 6, heap: 12, untouched: 160 };
/** How much slower than the peer in the same run a time may be: less lies within what two runs differ by. */
const besidePeer = 1.1;

/** So often a chat is opened cold. */
const openings = 5;
/** Every so many questions are asked: all kinds are among them. */
const everyOf = 32;

const questions = readFileSync('tests/guide/questions.jsonl', 'utf8')
  .split('\n')
  .filter((line) => line.trim() !== '')
  .map((line) => (JSON.parse(line) as AskedQuestion).q)
  .filter((_, at) => at % everyOf === 0);
const content = loadContent(readContentFiles('content'));
const executablePath = findChromium();
const browser = await chromium.launch({
  ...(executablePath !== undefined && { executablePath }),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
const server = await startServer({
  dir: 'dist',
  port: 0,
  mailboxDir: join(tmpdir(), 'bench-mailbox'),
  answer: 'ok',
  throttle: 0,
});

const ours: ChatPage = {
  name: 'guide',
  url: server.url,
  button: 'role=button[name=/^Ask the guide/]',
  panel: '[role="dialog"]',
};
/** The panel opens before the guide is there to answer; its buttons can be pressed once it is. */
const inCharge: ChatPage = {
  ...ours,
  panel: `[role="dialog"] button:enabled[aria-label="${content.wording.fields.panel.copyLabel}"]`,
};
const peer = await servePeer();

async function opened(chat: ChatPage, network?: Network) {
  const found = [];
  while (found.length < openings) found.push(await coldOpening(browser, chat, slowdown, network));
  return found;
}

/** Opens a chat cold several times. */
async function openedCold(chat: ChatPage) {
  const fast = await opened(chat);
  return { times: times(fast), slow: times(await opened(chat, slow4G)), fast };
}

/** Our times beside those of the peer, which set the limit. */
const besides = (name: string, own: readonly number[], others: readonly number[]): readonly Figure[] => [
  {
    name: `${name}: guide`,
    values: own,
    unit: 'ms',
    limit: { of: 'p50', most: Math.round(percentile(others, 0.5) * besidePeer) },
  },
  { name: `${name}: ${peer.chat.name}`, values: others, unit: 'ms' },
];

const times = (found: readonly { readonly time: number }[]) => found.map(({ time }) => time);

try {
  const own = await openedCold(ours);
  const charge = times(await opened(inCharge));
  const others = await openedCold(peer.chat);
  const home = (await untouched(browser, server.url, 10_000)) / 1024;
  const onScreen = await panelTimes(browser, server.url, slowdown, questions);
  const peerReplies = await peerReplyTimes(browser, peer.chat, slowdown, questions);

  const weights: readonly Figure[] = [
    { name: 'guide', ...own, limit: true },
    { name: peer.chat.name, ...others, limit: false },
  ].flatMap(({ name, fast, limit }) =>
    [
      {
        what: 'Fetched by that tap',
        values: fast.map(({ bytes }) => bytes / 1024),
        unit: 'KiB',
        most: limits.kilobytes,
      },
      { what: 'Files fetched by that tap', values: fast.map(({ files }) => files), unit: 'files', most: limits.files },
      { what: 'Heap with the panel open', values: fast.map(({ heap }) => heap / 1e6), unit: 'MB', most: limits.heap },
    ].map(({ what, values, unit, most }): Figure => ({
      name: `${what}: ${name}`,
      values,
      unit,
      ...(limit && { limit: { of: 'p50', most } }),
    })),
  );
  const figures: readonly Figure[] = [
    ...besides('Tap to panel, nothing kept', own.times, others.times),
    ...besides('The same on slow 4G', own.slow, others.slow),
    { name: 'Tap to the guide in charge of its panel', values: charge, unit: 'ms' },
    ...weights,
    {
      name: 'Fetched by a home page untouched for ten seconds',
      values: [home],
      unit: 'KiB',
      limit: { of: 'max', most: limits.untouched },
    },
    ...besides('Enter to reply, its page at hand', onScreen.replies, peerReplies),
    { name: 'Enter to reply, its page fetched since it was typed', values: onScreen.firstReplies, unit: 'ms' },
    {
      name: 'First opening',
      values: [firstOpening('dist', onScreen.before) / 1000],
      unit: 'kB',
      limit: { of: 'max', most: limits.kilobytes },
    },
  ];
  console.log(`
${new Date().toISOString().slice(0, 10)}, ${cpus()[0]?.model ?? 'unknown processor'} x ${cpus().length}, ${type()} ${release()}, Node ${process.versions.node}, Chromium ${browser.version()}; processor slowed ${slowdown}x, window 360 x 740, scripts as brotli.

${head}
${figures.map(row).join('\n')}
`);
  if (!figures.every(isHeld)) process.exitCode = 1;
} finally {
  await browser.close();
  await server.close();
  await peer.close();
}
