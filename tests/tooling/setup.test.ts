import { createServer } from 'node:http';
import { describe, expect, it, onTestFinished } from 'vitest';

import { findChromium, findChromiumForTests, findChromiumWithSettings } from '#tooling/setup/chromium.mjs';
import { isInstalled } from '#tooling/setup/install.mjs';
import { freePort, portFrom, portIsFree } from '#tooling/setup/port.mjs';
import { run } from '#tooling/setup/run.mjs';

const machineWith = (files: readonly string[], env: Readonly<Record<string, string>> = {}, platform = 'linux') => ({
  env: { PATH: '/first:/second', ...env },
  platform,
  isExecutable: (file: string) => files.includes(file),
});

describe('finding Chromium', () => {
  it('takes the one that was named', () => {
    expect(findChromium(machineWith(['/own/chrome', '/first/chromium'], { CHROMIUM_PATH: '/own/chrome' }))).toBe(
      '/own/chrome',
    );
  });

  it('looks for the usual names along PATH, Chromium before Chrome', () => {
    expect(findChromium(machineWith(['/first/google-chrome', '/second/chromium']))).toBe('/second/chromium');
    expect(findChromium(machineWith(['/second/google-chrome']))).toBe('/second/google-chrome');
    expect(findChromium(machineWith(['/second/chromium-browser'], { CHROMIUM_PATH: '/gone' }))).toBe(
      '/second/chromium-browser',
    );
  });

  it('takes the one without windows for the tests, and otherwise only where there is no other', () => {
    const both = machineWith(['/first/chromium', '/second/chromium-headless-shell']);
    expect([findChromiumForTests(both), findChromium(both)]).toEqual([
      '/second/chromium-headless-shell',
      '/first/chromium',
    ]);
    const shellAlone = machineWith(['/second/chromium-headless-shell']);
    expect(findChromium(shellAlone)).toBe('/second/chromium-headless-shell');
    expect(findChromiumForTests(machineWith(['/first/chromium']))).toBe('/first/chromium');
  });

  it('takes one that heeds settings, also where the one without windows is named, and none where there is no other', () => {
    const shell = '/second/chromium-headless-shell';
    const named = { CHROMIUM_PATH: shell };
    expect([
      findChromiumWithSettings(machineWith([shell, '/first/chromium'], named)),
      findChromiumWithSettings(machineWith([shell], named)),
    ]).toEqual(['/first/chromium', undefined]);
  });

  it('knows where a Mac keeps it, and where there is none', () => {
    const mac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
    expect(findChromium(machineWith([mac], {}, 'darwin'))).toBe(mac);
    expect(findChromium(machineWith([mac]))).toBeUndefined();
  });
});

describe('what is installed', () => {
  const locked = {
    '': { version: '0.1.0' },
    'node_modules/a': { version: '1.0.0' },
    'node_modules/b': { version: '2.0.0', optional: true },
  };

  it("is enough when each package has the locked version, other machines' ones aside", () => {
    expect(isInstalled(locked, { 'node_modules/a': { version: '1.0.0' } })).toBe(true);
  });

  it('is not enough when one is missing or of another version', () => {
    expect(isInstalled(locked, {})).toBe(false);
    expect(isInstalled(locked, { 'node_modules/a': { version: '1.0.1' } })).toBe(false);
    expect(
      isInstalled(locked, { 'node_modules/a': { version: '1.0.0' }, 'node_modules/b': { version: '1.9.0' } }),
    ).toBe(false);
  });
});

describe('the machine', () => {
  it('names its port, or gets the usual one', () => {
    expect([portFrom(undefined), portFrom(''), portFrom('8080'), portFrom('0')]).toEqual([4173, 4173, 8080, 0]);
    for (const text of ['abc', '-1', '70000', '80.5']) expect(() => portFrom(text)).toThrow(/must be a whole number/);
  });

  it('knows a port that is taken', async () => {
    const port = await freePort();
    expect(await portIsFree(port)).toBe(true);
    const server = createServer();
    await new Promise<void>((resolve) => {
      server.listen(port, '127.0.0.1', resolve);
    });
    onTestFinished(() => {
      server.close();
    });
    expect(await portIsFree(port)).toBe(false);
  });
});

describe('running a command', () => {
  it('tells its exit code and what it said, and gives it no stdin to wait for', async () => {
    const script = 'process.stdin.on("data", () => {}).on("end", () => { console.log("₹ said"); process.exit(3); })';
    expect(await run(process.execPath, ['-e', script])).toEqual({ code: 3, output: '₹ said\n' });
  });

  it('says when there is no such command', async () => {
    const { code, output } = await run('no-such-command-here', []);
    expect(code).toBe(127);
    expect(output).toContain('ENOENT');
  });
});
