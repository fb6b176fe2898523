import { spawn } from 'node:child_process';

import { whenNpmEnds } from './parent.mjs';
import { projectRoot } from './project.mjs';

const windows = process.platform === 'win32';

const endings = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/**
 * @typedef {object} RunOptions
 * @property {Readonly<Record<string, string>>} [env] added to this process's own
 * @property {boolean} [show] print as it goes; otherwise keep the output for later
 * @property {number} [minutes] how long it may take
 */

/**
 * @typedef {object} Outcome
 * @property {number} code 0 when it went well
 * @property {string} output what it printed, when it was not shown
 * @property {number} seconds
 */

/**
 * Runs a command to its end, with nothing on its stdin; never rejects.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<Outcome>}
 */
export function run(command, args, { env = {}, show = true, minutes = 10 } = {}) {
  const began = Date.now();
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: projectRoot,
      env: { ...process.env, ...env },
      stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
      // A group of its own can be stopped whole: npm, the tool, and the servers and browsers it started.
      detached: !windows,
      shell: windows && ['npm', 'npx'].includes(command),
    });
    running.add(child);
    let output = '';
    const say = (/** @type {string} */ text) => {
      if (show) process.stdout.write(text);
      else output += text;
    };
    child.stdout?.setEncoding('utf8').on('data', say);
    child.stderr?.setEncoding('utf8').on('data', say);
    const finish = (/** @type {number} */ code) => {
      clearTimeout(politely);
      clearTimeout(atLast);
      running.delete(child);
      resolve({ code, output, seconds: (Date.now() - began) / 1000 });
    };
    const politely = setTimeout(() => {
      say(`\nStopped: it took longer than ${minutes} minutes.\n`);
      stop(child, 'SIGINT');
    }, minutes * 60_000);
    const atLast = setTimeout(
      () => {
        stop(child, 'SIGKILL');
        finish(124);
      },
      minutes * 60_000 + 5000,
    );
    child.once('error', (error) => {
      say(`${error.message}\n`);
      finish(127);
    });
    child.once('close', (code) => {
      finish(code ?? 1);
    });
  });
}

/**
 * Runs npm, the one that started this script where there is one.
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<Outcome>}
 */
export function npm(args, options) {
  const own = process.env.npm_execpath;
  return own?.endsWith('npm-cli.js') ? run(process.execPath, [own, ...args], options) : run('npm', args, options);
}

/**
 * Makes Ctrl-C, SIGTERM and the end of npm end this process together with whatever it is running.
 * @returns {() => void} undoes it
 */
export function stopChildrenWithUs() {
  const end = (/** @type {NodeJS.Signals} */ signal) => {
    // SIGINT, whatever came in: it is the one on which Playwright takes its browsers and server down.
    for (const child of running) stop(child, 'SIGINT');
    process.exit(signal === 'SIGINT' ? 130 : 143);
  };
  for (const signal of endings) process.on(signal, end);
  const stopWatching = whenNpmEnds(() => {
    end('SIGTERM');
  });
  return () => {
    stopWatching();
    for (const signal of endings) process.off(signal, end);
  };
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
function stop(child, signal) {
  if (child.pid === undefined) return;
  try {
    if (windows) child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch {
    // It ended by itself in the meantime.
  }
}
