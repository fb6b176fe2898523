import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';

import { findChromiumForTests } from '#tooling/setup/chromium.mjs';

const port = process.env.E2E_PORT ?? '4273';
const baseURL = `http://127.0.0.1:${port}`;
const chromium = findChromiumForTests();

/** Chromium heeds the last --disable-features alone, so what Playwright's own list has stands here again. */
const unwantedFeatures = [
  // The address bar keeps two pages of its own ready in every window; nobody sees them, and they cost more than the page under test.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

const ownWorkers = ['**/deployment.spec.ts', '**/offline.spec.ts'];

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  // Tests wait half of their time, for what is drawn and for each other's server.
  workers: Math.min(3, availableParallelism() + 1),
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    baseURL,
    // Only what speaks of it wants a worker between page and server.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    timezoneId: 'Asia/Kolkata',
    // What moves costs a ninth of the work, and is looked at by the tests that ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(chromium !== undefined && { executablePath: chromium }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        `--disable-features=${unwantedFeatures.join(',')}`,
      ],
    },
  },
  // These have workers of their own, whose tests go one after the other: last of all, they would keep one alone busy for a minute.
  projects: [
    { name: 'kept and deployed', testMatch: ownWorkers },
    { name: 'site', testIgnore: ownWorkers },
  ],
  webServer: {
    command: 'npm run serve',
    url: baseURL,
    env: { PORT: port, HOST: '127.0.0.1', MAILBOX_DIR: 'test-results/mailbox' },
    reuseExistingServer: false,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 3000 },
  },
});
