import { run } from './run.mjs';

/** Only root may install packages; nobody is asked for a password. */
export const isRoot = process.getuid?.() === 0;

/**
 * Runs a command that installs something, at most ten minutes, without a question to anybody.
 * @param {string} command
 * @param {readonly string[]} args
 * @returns {Promise<import('./run.mjs').Outcome>}
 */
export function install(command, args) {
  return run(command, args, { show: false, env: { DEBIAN_FRONTEND: 'noninteractive' } });
}
