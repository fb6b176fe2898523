import { run } from './run.mjs';

/**
 * Runs apt-get as root; fails where a password would be asked for.
 * @param {readonly string[]} args
 */
export function aptGet(args) {
  const command = ['env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...args];
  // -n: a password prompt would wait for ever where nobody is.
  const [program = 'env', ...rest] = process.getuid?.() === 0 ? command : ['sudo', '-n', ...command];
  return run(program, rest, { show: false, minutes: 6 });
}
