import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { install } from './debian.mjs';
import { projectRoot } from './project.mjs';
import { run } from './run.mjs';

/**
 * @typedef {object} Nginx
 * @property {string} program
 * @property {string} brotliModule what sends brotli copies
 */

const ownFolder = join(projectRoot, 'node_modules/.cache/nginx');
const packages = ['nginx', 'libnginx-mod-http-brotli-static'];

/**
 * Finds an nginx that can send brotli copies: this machine's, or the one that was fetched for the tests.
 * @param {(file: string) => boolean} [exists]
 * @returns {Nginx | undefined}
 */
export function findNginx(exists = existsSync) {
  return ['', ownFolder]
    .map((folder) => ({
      program: `${folder}/usr/sbin/nginx`,
      brotliModule: `${folder}/usr/lib/nginx/modules/ngx_http_brotli_static_module.so`,
    }))
    .find(({ program, brotliModule }) => exists(program) && exists(brotliModule));
}

/**
 * Whether an nginx is fetched where there is none: on a machine that checks every change, not on somebody's desk.
 * @param {Readonly<Record<string, string | undefined>>} env
 * @param {boolean} isRoot
 * @returns {boolean}
 */
export function mayFetchNginx(env, isRoot) {
  return env.CI === 'true' && isRoot;
}

/**
 * Fetches Debian's nginx for the tests. It is unpacked, not installed: installing would start a server on port 80.
 * @returns {Promise<string>} what was printed; whether there is one now, `findNginx` tells
 */
export async function fetchNginx() {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const download = () => install('env', ['-C', folder, 'apt-get', 'download', ...packages]);
  let log = '';
  let fetched = await download();
  if (fetched.code !== 0) {
    log += fetched.output + (await install('apt-get', ['update'])).output;
    fetched = await download();
  }
  log += fetched.output;
  if (fetched.code === 0) {
    mkdirSync(ownFolder, { recursive: true });
    for (const file of readdirSync(folder))
      log += (await run('dpkg', ['-x', join(folder, file), ownFolder], { show: false })).output;
  }
  rmSync(folder, { recursive: true });
  return log;
}
