import { describe, expect, it } from 'vitest';

import { provideChromium } from '#tooling/setup/chromium.mjs';

interface Machine {
  readonly hasChromium?: boolean;
  readonly hasPlaywrights?: boolean;
  /** The commands that bring one; every other fails. */
  readonly bringing?: readonly string[];
  readonly isRoot?: boolean;
}

/** Looks for a Chromium on a machine that is made up, and tells what came of it and what was run on the way. */
async function provided({ hasChromium = false, hasPlaywrights = false, bringing = [], isRoot = false }: Machine) {
  const ran: string[] = [];
  const said: string[] = [];
  const has = (command: string) => ran.includes(command) && bringing.includes(command);
  const env = await provideChromium({
    findOnMachine: () => {
      if (has(installingShell)) return '/usr/bin/chromium-headless-shell';
      return hasChromium ? '/usr/bin/chromium' : undefined;
    },
    playwrightsStarts: () => Promise.resolve(hasPlaywrights || has('npx playwright install --only-shell chromium')),
    run: (command, args) => {
      const line = [command, ...args].join(' ');
      ran.push(line);
      return Promise.resolve({ code: bringing.includes(line) ? 0 : 1, output: '' });
    },
    isRoot,
    say: (line) => said.push(line),
  });
  return { env, ran, said: said.at(-1) };
}

const fetching = 'npx playwright install --only-shell chromium';
const installingShell = 'apt-get install -y --no-install-recommends chromium-headless-shell';
const installing = ['apt-get update', installingShell];

describe('a Chromium for the browser tests', () => {
  it('is the one the machine has, and nothing is installed', async () => {
    expect(await provided({ hasChromium: true, hasPlaywrights: true, isRoot: true })).toEqual({
      env: { CHROMIUM_PATH: '/usr/bin/chromium' },
      ran: [],
      said: 'browser: /usr/bin/chromium',
    });
  });

  it("is Playwright's own where the machine has none", async () => {
    expect(await provided({ hasPlaywrights: true, isRoot: true })).toEqual({
      env: {},
      ran: [],
      said: "browser: Playwright's own Chromium",
    });
  });

  it('is fetched by Playwright where there is none, also for root', async () => {
    expect(await provided({ bringing: [fetching, ...installing], isRoot: true })).toEqual({
      env: {},
      ran: [fetching],
      said: "browser: Playwright's own Chromium",
    });
  });

  it('comes from apt-get where Playwright cannot reach its host and root may install', async () => {
    expect(await provided({ bringing: installing, isRoot: true })).toEqual({
      env: { CHROMIUM_PATH: '/usr/bin/chromium-headless-shell' },
      ran: [fetching, ...installing],
      said: 'browser: /usr/bin/chromium-headless-shell',
    });
  });

  it('is none where neither way brings one, and nobody is asked for a password', async () => {
    const { env, ran } = await provided({ bringing: installing });
    expect({ env, ran }).toEqual({ env: undefined, ran: [fetching] });
    const asRoot = await provided({ isRoot: true });
    expect({ env: asRoot.env, ran: asRoot.ran }).toEqual({ env: undefined, ran: [fetching, ...installing] });
  });
});
