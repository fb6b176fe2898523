import { randomUUID } from 'node:crypto';
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { SentMessage } from './mailbox-request.ts';

export interface KeptMessage extends SentMessage {
  readonly id: string;
  /** ISO instant. */
  readonly received: string;
}

export interface MailboxStore {
  readonly keep: (message: SentMessage, received: Date) => Promise<void>;
  /** Newest first. */
  readonly list: () => Promise<readonly KeptMessage[]>;
  readonly empty: () => Promise<void>;
}

// Names come from the clock and a counter, never from a message: nothing sent can choose where it is written.
const namePattern = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z-\d{6}-[0-9a-f]{8}\.json$/;

/** Messages as one JSON file each in a directory of their own. */
export function mailboxStore(directory: string): MailboxStore {
  let count = 0;

  const names = async (): Promise<string[]> => {
    const found = await readdir(directory).catch(() => []);
    return found
      .filter((name) => namePattern.test(name))
      .sort()
      .reverse();
  };

  return {
    keep: async ({ template_id, template_params }, received) => {
      count += 1;
      const instant = received.toISOString();
      const name = `${instant.replace(/[:.]/g, '-')}-${String(count).padStart(6, '0')}-${randomUUID().slice(0, 8)}`;
      const kept = { received: instant, template_id, template_params };
      await mkdir(directory, { recursive: true });
      // Renamed into place, so that a reader never meets half a message.
      await writeFile(join(directory, `${name}.partial`), `${JSON.stringify(kept, null, 2)}\n`, { flag: 'wx' });
      await rename(join(directory, `${name}.partial`), join(directory, `${name}.json`));
    },
    list: async () =>
      Promise.all(
        (await names()).map(async (name) => {
          const kept = JSON.parse(await readFile(join(directory, name), 'utf8')) as Omit<KeptMessage, 'id'>;
          return { id: name.replace(/\.json$/, ''), ...kept };
        }),
      ),
    empty: async () => {
      await Promise.all((await names()).map((name) => rm(join(directory, name), { force: true })));
    },
  };
}
