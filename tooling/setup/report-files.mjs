import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder outside the project for the runners' JSON reports, gone when this process ends. */
export function reportFiles() {
  const folder = mkdtempSync(join(tmpdir(), 'site-check-'));
  process.once('exit', () => {
    rmSync(folder, { recursive: true, force: true });
  });
  return {
    /** @param {string} name */
    path: (name) => join(folder, name),
    /**
     * @param {string} name
     * @returns {unknown} what stands there, or undefined
     */
    read: (name) => {
      try {
        return JSON.parse(readFileSync(join(folder, name), 'utf8'));
      } catch {
        return undefined;
      }
    },
  };
}
