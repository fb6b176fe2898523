import { readFileSync } from 'node:fs';
import { cpus, release, tmpdir, type } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { istToday } from '#src/domain/ist-dates.ts';
import { readContentFiles } from '#tooling/content/files.ts';
import { loadContent } from '#tooling/content/load.ts';
import type { AskedQuestion } from '#tooling/guide/evaluation.ts';
import { startServer } from '#tooling/server/server.ts';
import { findChromium } from '#tooling/setup/chromium.mjs';
import { coldOpening, slow4G, untouched, type ChatPage, type Network } from './guide/cold-opening.ts';
import { computing } from './guide/computing.ts';
import { dueDateTimes } from './guide/due-dates.ts';
import { firstOpening } from './guide/first-opening.ts';
import { head, isHeld, row, type Figure } from './guide/figures.ts';
import { panelTimes, peerReplyTimes } from './guide/panel.ts';
import { servePeer } from './guide/peer.ts';

process.env.NODE_ENV = 'production';
const slowdown = 4;
const limits = {
  dueDates: 5,
  opening: 190,
  slowOpening: 1000,
  reply: 45,
  firstReply: 120,
  computing: 16,
  kilobytes: 80,
  files: 6,
  heap: 12,
  untouched: 160,
};

/** So many times the content is computed with; more by their numbers on the command line, such as 100, which takes minutes. */
const contents = [
  1,
  10,
  ...process.argv
    .slice(2)
    .filter((one) => one !== '--peer')
    .map(Number),
];
/** So often a chat is opened cold. */
const openings = 5;
/** Every so many questions are asked on the screen, and of the computing: all kinds are among them, and it is done within five minutes. */
const every = { onScreen: 16, computing: 3 };

const questions = readFileSync('tests/guide/questions.jsonl', 'utf8')
  .split('\n')
  .filter((line) => line.trim() !== '')
  .map((line) => (JSON.parse(line) as AskedQuestion).q);
const some = (one: number) => questions.filter((_, at) => at % one === 0);
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
const peer = process.argv.includes('--peer') ? await servePeer() : undefined;

async function opened(chat: ChatPage, network?: Network) {
  const found = [];
  while (found.length < openings) found.push(await coldOpening(browser, chat, slowdown, network));
  return found;
}

/** Opens a chat cold several times; `isOurs` sets the limits. */
async function openedCold(chat: ChatPage, isOurs: boolean): Promise<readonly Figure[]> {
  const cold = await opened(chat);
  const slow = await opened(chat, slow4G);
  const figure = (name: string, values: readonly number[], unit: string, most: number): Figure => ({
    name: `${name}: ${chat.name}`,
    values,
    unit,
    ...(isOurs && { limit: { of: 'p50', most } }),
  });
  return [
    figure('Tap to panel, nothing kept', times(cold), 'ms', limits.opening),
    figure('The same on slow 4G', times(slow), 'ms', limits.slowOpening),
    figure(
      'Fetched by that tap',
      cold.map(({ bytes }) => bytes / 1024),
      'KiB',
      limits.kilobytes,
    ),
    figure(
      'Files fetched by that tap',
      cold.map(({ files }) => files),
      'files',
      limits.files,
    ),
    figure(
      'Heap with the panel open',
      cold.map(({ heap }) => heap / 1e6),
      'MB',
      limits.heap,
    ),
  ];
}

const times = (found: readonly { readonly time: number }[]) => found.map(({ time }) => time);

try {
  const cold = [
    ...(await openedCold(ours, true)),
    { name: 'Tap to the guide in charge of its panel', values: times(await opened(inCharge)), unit: 'ms' },
    ...(peer ? await openedCold(peer.chat, false) : []),
  ];
  const home = (await untouched(browser, server.url, 10_000)) / 1024;
  const onScreen = await panelTimes(browser, server.url, slowdown, some(every.onScreen));
  const peerReplies = peer ? await peerReplyTimes(browser, peer.chat, slowdown, some(every.onScreen)) : [];
  const dates = await dueDateTimes(browser, slowdown, istToday(new Date()));
  const computed = [];
  for (const times of contents)
    computed.push(await computing(browser, slowdown, content, some(every.computing), times));

  const figures: readonly Figure[] = [
    ...cold,
    {
      name: 'Fetched by a home page untouched for ten seconds',
      values: [home],
      unit: 'KiB',
      limit: { of: 'max', most: limits.untouched },
    },
    {
      name: 'Tap to panel, its code fetched by the tap',
      values: onScreen.openings,
      unit: 'ms',
      limit: { of: 'p95', most: limits.opening },
    },
    {
      name: 'Enter to reply, its page at hand',
      values: onScreen.replies,
      unit: 'ms',
      limit: { of: 'p95', most: limits.reply },
    },
    ...(peer ? [{ name: `Enter to reply: ${peer.chat.name}`, values: peerReplies, unit: 'ms' }] : []),
    {
      name: 'Enter to reply, its page fetched since it was typed',
      values: onScreen.firstReplies,
      unit: 'ms',
      limit: { of: 'p95', most: limits.firstReply },
    },
    ...computed.map(({ times, replies }): Figure => ({
      name: `Working out a reply, ${times}x content`,
      values: replies,
      unit: 'ms',
      ...(times <= 10 && { limit: { of: 'p95', most: limits.computing } }),
    })),
    {
      name: 'A year of due dates for every profile, none of it known before',
      values: dates,
      unit: 'ms',
      limit: { of: 'p50', most: limits.dueDates },
    },
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

| Content | Pages | Words | Index, kB brotli | Making the index ready, ms |
|---|---:|---:|---:|---:|
${computed.map(({ times, pages, words, bytes, beginning }) => `| ${times}x | ${pages} | ${words} | ${(bytes / 1000).toFixed(1)} | ${beginning.toFixed(0)} |`).join('\n')}
`);
  if (!figures.every(isHeld)) process.exitCode = 1;
} finally {
  await browser.close();
  await server.close();
  await peer?.close();
}
