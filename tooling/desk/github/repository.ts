import { PlainError } from '#tooling/command/plain-error.ts';
import { isAsset } from '#tooling/content/asset-name.ts';
import { base64Of, bytesOf } from '../bytes.ts';
import { HostRefusal, type Ask } from './api.ts';

/** A repository at GitHub in which the content of the site lies. */
export interface Repository {
  /** Its owner and its name, such as `rao/site`. */
  readonly name: string;
  /** The commit that a branch ends in; undefined where there is no such branch. */
  readonly head: (branch: string) => Promise<string | undefined>;
  /** The branches whose names begin with some letters. */
  readonly branchesFrom: (start: string) => Promise<readonly string[]>;
  readonly filesAt: (commit: string) => Promise<FilesAtCommit>;
  /** Makes a commit of one file on top of another commit; no branch knows of it yet. A file without text is taken away. */
  readonly commit: (making: {
    readonly parent: string;
    readonly tree: string;
    readonly name: string;
    readonly text: string | Uint8Array | undefined;
    readonly message: string;
  }) => Promise<{ readonly commit: string; readonly tree: string; readonly blob: string | undefined }>;
  readonly makeBranch: (branch: string, commit: string) => Promise<void>;
  /** Moves a branch forward; false where that would leave commits of somebody else behind. */
  readonly moveBranch: (branch: string, commit: string) => Promise<boolean>;
  readonly deleteBranch: (branch: string) => Promise<void>;
  /** Takes what is new in one branch into another; false where both have changed the same lines. */
  readonly join: (into: string, from: string) => Promise<boolean>;
  /** How far a commit and a later one have gone apart, and the commits that the later one has more, the oldest first. */
  readonly compare: (
    from: string,
    to: string,
  ) => Promise<{ readonly behind: number; readonly ahead: number; readonly commits: readonly CommitHead[] }>;
  /** The last commits that have changed content, the newest first. */
  readonly lastCommits: (branch: string, count: number) => Promise<readonly CommitHead[]>;
  readonly change: (commit: string) => Promise<CommitChange>;
  /** A file of content as a commit has it; undefined where it has none. */
  readonly fileAt: (commit: string, name: string) => Promise<string | Uint8Array | undefined>;
  /** What the checks of the host say of a commit. */
  readonly checks: (commit: string) => Promise<readonly HostCheck[]>;
}

/** The files of content at a commit: what they say, undefined for pictures and PDFs, and the names that GitHub gives their bytes. */
export interface FilesAtCommit {
  readonly tree: string;
  readonly texts: ReadonlyMap<string, string | Uint8Array | undefined>;
  readonly blobs: ReadonlyMap<string, string>;
}

export interface CommitHead {
  readonly sha: string;
  readonly at: number;
  readonly message: string;
  readonly parents: readonly string[];
}

/** The files of content that a commit has changed. */
export interface CommitChange extends CommitHead {
  readonly files: readonly {
    readonly name: string;
    readonly isRemoved: boolean;
    readonly blob: string;
    readonly lines: readonly string[];
  }[];
}

/** One check of the host, such as a build. */
export interface HostCheck {
  readonly name: string;
  readonly state: 'waiting' | 'passed' | 'failed';
  readonly address: string;
}

const folder = 'content/';

/** The repository by its owner and name, such as `rao/site`. Calls reject as those of `ask` do. */
export function gitHubRepository(repository: string, ask: Ask): Repository {
  const at = `/repos/${repository}`;
  const bytesAt = async (blob: string) =>
    bytesOf((await ask<{ readonly content: string }>('GET', `${at}/git/blobs/${blob}`)).content);

  return {
    name: repository,

    head: (branch) =>
      found(ask<{ readonly object: { readonly sha: string } }>('GET', `${at}/git/ref/heads/${branch}`)).then(
        (ref) => ref?.object.sha,
      ),

    branchesFrom: async (start) => {
      const refs = await ask<readonly { readonly ref: string }[]>('GET', `${at}/git/matching-refs/heads/${start}`);
      return refs.map(({ ref }) => ref.replace('refs/heads/', ''));
    },

    async filesAt(commit) {
      const [owner = '', name = ''] = repository.split('/');
      const { data, errors = [] } = await ask<FilesAnswer>('POST', '/graphql', {
        query: filesQuery,
        variables: { owner, name, commit, content: `${commit}:${folder.slice(0, -1)}` },
      });
      const { commit: head, content } = data?.repository ?? {};
      if (!head || !content)
        throw new PlainError(
          errors[0] ? `GitHub says: ${errors[0].message}` : `${repository} has no folder ${folder} at GitHub.`,
        );
      const files = [...filesIn(content.entries, '')];
      const texts = await Promise.all(
        files.map(async ([file, { oid, object }]) => {
          if (isAsset(file)) return [file, undefined] as const;
          const { text, byteSize } = object;
          // What GitHub has cut off, or read in another encoding, is fetched as it is.
          const isWhole = typeof text === 'string' && new TextEncoder().encode(text).length === byteSize;
          return [file, isWhole ? text : textOf(await bytesAt(oid))] as const;
        }),
      );
      return {
        tree: head.tree.oid,
        texts: new Map(texts),
        blobs: new Map(files.map(([file, { oid }]) => [file, oid])),
      };
    },

    async commit({ parent, tree, name, text, message }) {
      const blob =
        text === undefined
          ? undefined
          : await ask<Made>('POST', `${at}/git/blobs`, { content: base64Of(text), encoding: 'base64' });
      const made = await ask<Made>('POST', `${at}/git/trees`, {
        base_tree: tree,
        tree: [{ path: folder + name, mode: '100644', type: 'blob', sha: blob?.sha ?? null }],
      });
      const commit = await ask<Made>('POST', `${at}/git/commits`, { message, tree: made.sha, parents: [parent] });
      return { commit: commit.sha, tree: made.sha, blob: blob?.sha };
    },

    makeBranch: (branch, commit) =>
      ask('POST', `${at}/git/refs`, { ref: `refs/heads/${branch}`, sha: commit }).then(() => undefined),

    moveBranch: (branch, commit) =>
      unless(422, ask('PATCH', `${at}/git/refs/heads/${branch}`, { sha: commit, force: false })),

    deleteBranch: (branch) => ask('DELETE', `${at}/git/refs/heads/${branch}`),

    join: (into, from) => unless(409, ask('POST', `${at}/merges`, { base: into, head: from })),

    async compare(from, to) {
      const said = await ask<{
        readonly ahead_by: number;
        readonly behind_by: number;
        readonly commits: readonly CommitAnswer[];
      }>('GET', `${at}/compare/${from}...${to}`);
      return { ahead: said.ahead_by, behind: said.behind_by, commits: said.commits.map(headOf) };
    },

    lastCommits: async (branch, count) =>
      (await ask<readonly CommitAnswer[]>('GET', `${at}/commits?sha=${branch}&path=${folder}&per_page=${count}`)).map(
        headOf,
      ),

    async change(commit) {
      const said = await ask<CommitAnswer & { readonly files?: readonly FileAnswer[] }>(
        'GET',
        `${at}/commits/${commit}`,
      );
      const files = (said.files ?? [])
        .filter(({ filename }) => filename.startsWith(folder))
        .map(({ filename, status, sha, patch = '' }) => ({
          name: filename.slice(folder.length),
          isRemoved: status === 'removed',
          blob: sha,
          lines: patch.split('\n').filter((line) => /^[-+]/.test(line)),
        }));
      return { ...headOf(said), files };
    },

    async fileAt(commit, name) {
      const path = encodeURIComponent(folder + name).replaceAll('%2F', '/');
      const file = await found(ask<{ readonly sha: string }>('GET', `${at}/contents/${path}?ref=${commit}`));
      if (!file) return undefined;
      const bytes = await bytesAt(file.sha);
      return isAsset(name) ? bytes : textOf(bytes);
    },

    async checks(commit) {
      const [runs, statuses] = await Promise.all([
        runsOf(ask, at, commit),
        allowed(ask<{ readonly statuses: readonly StatusAnswer[] }>('GET', `${at}/commits/${commit}/status`)),
      ]);
      return [...runs, ...(statuses?.statuses ?? []).map(checkOfStatus)];
    },
  };
}

/** The runs of a commit: as checks, which a token for one repository may read of public ones alone, and else as runs of GitHub Actions. */
async function runsOf(ask: Ask, at: string, commit: string): Promise<readonly HostCheck[]> {
  const checks = await allowed(
    ask<{ readonly check_runs: readonly RunAnswer[] }>('GET', `${at}/commits/${commit}/check-runs?per_page=100`),
  );
  if (checks) return checks.check_runs.map(checkOfRun);
  const actions = await allowed(
    ask<{ readonly workflow_runs: readonly RunAnswer[] }>('GET', `${at}/actions/runs?head_sha=${commit}&per_page=100`),
  );
  return (actions?.workflow_runs ?? []).map(checkOfRun);
}

const checkOfRun = ({ name, status, conclusion, html_url: address }: RunAnswer): HostCheck => {
  if (status !== 'completed') return { name, state: 'waiting', address };
  return { name, state: harmless.has(conclusion ?? '') ? 'passed' : 'failed', address };
};

/** What a finished run may end in without holding anything up. */
const harmless: ReadonlySet<string> = new Set(['success', 'neutral', 'skipped']);

const checkOfStatus = ({ context, state, target_url: address }: StatusAnswer): HostCheck => ({
  name: context,
  state: statusStates[state] ?? 'failed',
  address: address ?? '',
});

const statusStates: Readonly<Record<string, HostCheck['state']>> = { success: 'passed', pending: 'waiting' };

const filesQuery = `query ($owner: String!, $name: String!, $commit: GitObjectID!, $content: String!) {
  repository(owner: $owner, name: $name) {
    commit: object(oid: $commit) { ... on Commit { tree { oid } } }
    content: object(expression: $content) { ...level }
  }
}
fragment file on TreeEntry { name oid type object { ... on Blob { text byteSize } } }
fragment level on Tree {
  entries { ...file object { ... on Tree { entries { ...file object { ... on Tree { entries { ...file } } } } } } }
}`;

interface EntryAnswer {
  readonly name: string;
  readonly oid: string;
  readonly type: string;
  readonly object: {
    readonly text?: string | null;
    readonly byteSize?: number;
    readonly entries?: readonly EntryAnswer[];
  };
}

interface FilesAnswer {
  readonly data?: {
    readonly repository?: {
      readonly commit?: { readonly tree: { readonly oid: string } };
      readonly content?: { readonly entries: readonly EntryAnswer[] };
    };
  };
  readonly errors?: readonly { readonly message: string }[];
}

interface Made {
  readonly sha: string;
}

interface CommitAnswer {
  readonly sha: string;
  readonly commit: { readonly message: string; readonly committer: { readonly date: string } };
  readonly parents: readonly Made[];
}

interface FileAnswer {
  readonly filename: string;
  readonly status: string;
  readonly sha: string;
  readonly patch?: string;
}

interface RunAnswer {
  readonly name: string;
  readonly status: string;
  readonly conclusion: string | null;
  readonly html_url: string;
}

interface StatusAnswer {
  readonly context: string;
  readonly state: string;
  readonly target_url: string | null;
}

const headOf = ({ sha, commit, parents }: CommitAnswer): CommitHead => ({
  sha,
  at: Date.parse(commit.committer.date),
  message: commit.message,
  parents: parents.map((parent) => parent.sha),
});

function* filesIn(entries: readonly EntryAnswer[], path: string): Generator<readonly [string, EntryAnswer]> {
  for (const entry of entries) {
    if (entry.type === 'tree') yield* filesIn(entry.object.entries ?? [], `${path}${entry.name}/`);
    // What a system puts there by itself is no content.
    else if (!entry.name.startsWith('.')) yield [path + entry.name, entry];
  }
}

/** Text with its byte order mark, if it has one; the bytes themselves where they are not written in UTF-8. */
function textOf(bytes: Uint8Array): string | Uint8Array {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return bytes;
  }
}

const unlessRefused = async <Answer>(work: Promise<Answer>, status: number): Promise<Answer | undefined> => {
  try {
    return await work;
  } catch (error) {
    if (error instanceof HostRefusal && error.status === status) return undefined;
    throw error;
  }
};

const found = <Answer>(work: Promise<Answer>) => unlessRefused(work, 404);

const allowed = <Answer>(work: Promise<Answer>) => unlessRefused(unlessRefused(work, 403), 404);

const unless = async (status: number, work: Promise<unknown>): Promise<boolean> =>
  (await unlessRefused(
    work.then(() => true),
    status,
  )) ?? false;
