import { execFile } from 'node:child_process';
import { PlainError } from '#tooling/command/plain-error.ts';

/** How what was saved reaches the Git host, and from there the live site. */
export interface Publisher {
  /** The files that differ from the last commit or are not pushed yet, by their path below content/; undefined where there is no Git host. */
  readonly waiting: () => Promise<readonly string[] | undefined>;
  /** Commits the content and pushes it to the branch that the host builds. Says in words what came of it. */
  readonly putLive: (words: string) => Promise<string>;
}

/**
 * Publishes a folder of content that lies in a Git repository with a remote called origin. Nothing outside the folder is committed.
 * Its calls throw PlainError, with a remedy, where Git refuses.
 */
export function gitPublisher(folder: string): Publisher {
  const git = (words: readonly string[]) => run(folder, words);

  async function isPossible(): Promise<boolean> {
    return git(['remote', 'get-url', 'origin']).then(
      () => true,
      () => false,
    );
  }

  return {
    async waiting() {
      if (!(await isPossible())) return undefined;
      const uncommitted = await git(['ls-files', '--modified', '--deleted', '--others', '--exclude-standard', '-z']);
      const staged = await git(['diff', '--cached', '--name-only', '--relative', '-z', '--', '.']);
      // A branch without a counterpart at the host has nothing that could be compared.
      const unpushed = await git(['diff', '--name-only', '--relative', '-z', '@{upstream}...', '--', '.']).catch(
        () => '',
      );
      const names = [uncommitted, staged, unpushed].flatMap((list) => list.split('\0')).filter((name) => name !== '');
      return [...new Set(names)].sort();
    },

    async putLive(words) {
      const branch = (await git(['rev-parse', '--abbrev-ref', 'HEAD'])).trim();
      await git(['add', '--all', '--', '.']);
      const isChanged = (await git(['status', '--porcelain', '--', '.'])).trim() !== '';
      if (isChanged) await git(['commit', '--quiet', '--message', messageOf(words), '--', '.']);
      await git(['fetch', '--quiet', 'origin', branch]);
      await git(['rebase', '--autostash', '--quiet', `origin/${branch}`]).catch(async (error: unknown) => {
        await git(['rebase', '--abort']).catch(() => '');
        throw new PlainError(
          `Somebody else has changed the same lines at the Git host. Your files are as they were, and nothing was put live. Ask whoever looks after the site to join the two. (${messageIn(error)})`,
        );
      });
      await git(['push', '--quiet', 'origin', `HEAD:${branch}`]);
      return `Handed to the Git host, on the branch ${branch}. The host builds the site now; what you changed is live a few minutes later.`;
    },
  };
}

/** As long as a host may take to answer. */
const patience = 120_000;

function run(folder: string, words: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile(
      'git',
      ['-C', folder, ...words],
      { timeout: patience, env: { ...process.env, GIT_TERMINAL_PROMPT: '0', GIT_EDITOR: 'true' } },
      (error, stdout, stderr) => {
        if (error) reject(new PlainError(remedyOf(stderr.trim() === '' ? error.message : stderr.trim())));
        else resolve(stdout);
      },
    );
  });
}

/** What Git says, and what to do about what it says most often. */
function remedyOf(said: string): string {
  if (/could not read Username|Authentication failed|Permission denied|terminal prompts disabled/i.test(said))
    return `The Git host does not know you yet. Sign in once: open a terminal in the folder of the site and run "git push". (${said})`;
  if (/user\.(?:name|email)|Please tell me who you are/i.test(said))
    return `Git does not know your name yet. Run once: git config --global user.name "Your Name" and git config --global user.email you@example.in. (${said})`;
  return `Git says: ${said}`;
}

const messageIn = (error: unknown) => (error instanceof Error ? error.message : String(error));

function messageOf(words: string): string {
  const message = words.trim();
  if (message === '') throw new PlainError('Say in a few words what you changed.');
  return message;
}
