import { spawn } from 'node:child_process';

const windows = process.platform === 'win32';
const mostMinutes = 40;

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/**
 * Runs a command to its end, with nothing on its stdin, in 40 minutes at most; never rejects. What it prints is shown as it goes, or kept as `output`.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ readonly env?: Readonly<Record<string, string>>, readonly show?: boolean }} [options] `env` is added to this process's own
 * @returns {Promise<{ readonly code: number, readonly output: string }>} code 0 when it went well
 */
export function run(command, args, { env = {}, show = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
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
    const limit = setTimeout(() => {
      say(`\nStopped: it took longer than ${mostMinutes} minutes.\n`);
      stop(child, 'SIGKILL');
    }, mostMinutes * 60_000);
    const finish = (/** @type {number} */ code) => {
      clearTimeout(limit);
      running.delete(child);
      resolve({ code, output });
    };
    child.once('error', (error) => {
      say(`${error.message}\n`);
      finish(127);
    });
    child.once('close', (code) => finish(code ?? 1));
  });
}

/**
 * Runs npm, the one that started this script where there is one; takes and returns what `run` does.
 * @param {readonly string[]} args
 * @param {Parameters<typeof run>[2]} [options]
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
  const endings = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
  for (const signal of endings) process.on(signal, end);
  const stopWatching = whenNpmEnds(() => end('SIGTERM'));
  return () => {
    stopWatching();
    for (const signal of endings) process.off(signal, end);
  };
}

/**
 * Calls back when the npm that started this process has ended.
 * npm hands a signal to its shell, and the shell dies without handing it on: its end is the only sign.
 * @param {() => void} then
 * @returns {() => void} stops watching
 */
export function whenNpmEnds(then) {
  if (!process.env.npm_lifecycle_event) return () => undefined;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    then();
  }, 250);
  watch.unref();
  return () => clearInterval(watch);
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
