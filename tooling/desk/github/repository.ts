import { PlainError } from '#tooling/command/plain-error.ts';
import { isAsset } from '#tooling/content/asset-name.ts';
import { base64Of, bytesOf } from '../bytes.ts';
import { gitHubClient, type Fetch } from './client.ts';

/** One check of the host, such as a build. */
export interface HostCheck {
  readonly name: string;
  readonly state: 'waiting' | 'passed' | 'failed';
  readonly address: string;
}

/** A repository at GitHub in which the content of the site lies. */
export type Repository = ReturnType<typeof gitHubRepository>;

/** Where content lies in the repository. */
export const folder = 'content/';

/** The repository by its owner and name, such as `rao/site`. Calls reject as those of `gitHubClient` do. */
export function gitHubRepository(name: string, token: string, fetch: Fetch) {
  const client = gitHubClient(name, token, fetch);
  const ask = client.request;
  const [owner = '', repo = ''] = name.split('/');
  const at = { owner, repo };

  /** What a file says, by the name of its bytes. */
  const fileOf = async (blob: string, file: string) => {
    const { data } = await ask('GET /repos/{owner}/{repo}/git/blobs/{file_sha}', { ...at, file_sha: blob });
    return isAsset(file) ? bytesOf(data.content) : textOf(bytesOf(data.content));
  };

  return {
    /** Its owner and its name. */
    name,

    /** The commit that a branch ends in; undefined where there is no such branch. */
    head: async (branch: string) =>
      (await unless([404], ask('GET /repos/{owner}/{repo}/git/ref/{ref}', { ...at, ref: `heads/${branch}` })))?.data
        .object.sha,

    /** The branches whose names begin with some letters. */
    async branchesFrom(start: string) {
      const { data } = await ask('GET /repos/{owner}/{repo}/git/matching-refs/{ref}', { ...at, ref: `heads/${start}` });
      return data.map(({ ref }) => ref.replace('refs/heads/', ''));
    },

    /** The files of content at a commit with what they say, undefined for pictures and PDFs. */
    async filesAt(commit: string) {
      const content = `${commit}:${folder.slice(0, -1)}`;
      const { repository } = await client.graphql<FilesAnswer>(filesQuery, { owner, name: repo, commit, content });
      if (!repository.content) throw new PlainError(`${name} has no folder ${folder} at GitHub.`);
      const files = await Promise.all(
        [...filesIn(repository.content.entries, '')].map(
          async ([
            file,
            {
              oid,
              object: { text, byteSize },
            },
          ]) => {
            if (isAsset(file)) return [file, undefined] as const;
            // What GitHub has cut off, or read in another encoding, is fetched as it is.
            const isWhole = typeof text === 'string' && new TextEncoder().encode(text).length === byteSize;
            return [file, isWhole ? text : await fileOf(oid, file)] as const;
          },
        ),
      );
      return { tree: repository.commit.tree.oid, files: new Map(files) };
    },

    /** Makes a commit of some files on top of another commit; no branch knows of it yet. A file without text is taken away. */
    async commit(
      on: { readonly commit: string; readonly tree: string },
      files: readonly { readonly name: string; readonly text: string | Uint8Array | undefined }[],
      message: string,
    ) {
      const entry = async ({ name: file, text }: (typeof files)[number]) => {
        const blob =
          text === undefined
            ? undefined
            : await ask('POST /repos/{owner}/{repo}/git/blobs', { ...at, content: base64Of(text), encoding: 'base64' });
        return { path: folder + file, mode: '100644', type: 'blob', sha: blob?.data.sha ?? null } as const;
      };
      const { data: tree } = await ask('POST /repos/{owner}/{repo}/git/trees', {
        ...at,
        base_tree: on.tree,
        tree: await Promise.all(files.map(entry)),
      });
      const made = await ask('POST /repos/{owner}/{repo}/git/commits', {
        ...at,
        message,
        tree: tree.sha,
        parents: [on.commit],
      });
      return { commit: made.data.sha, tree: tree.sha };
    },

    makeBranch: (branch: string, commit: string) =>
      ask('POST /repos/{owner}/{repo}/git/refs', { ...at, ref: `refs/heads/${branch}`, sha: commit }),

    /** Moves a branch forward; undefined where that would leave commits of somebody else behind. */
    moveBranch: (branch: string, commit: string) =>
      unless(
        [422],
        ask('PATCH /repos/{owner}/{repo}/git/refs/{ref}', { ...at, ref: `heads/${branch}`, sha: commit, force: false }),
      ),

    deleteBranch: (branch: string) =>
      ask('DELETE /repos/{owner}/{repo}/git/refs/{ref}', { ...at, ref: `heads/${branch}` }),

    /** Takes what is new in one branch into another; undefined where both have changed the same lines. */
    join: (into: string, from: string) =>
      unless([409], ask('POST /repos/{owner}/{repo}/merges', { ...at, base: into, head: from })),

    /** How far two branches have gone apart, and the commits that the second has more, the oldest first. */
    compare: async (from: string, to: string) =>
      (await ask('GET /repos/{owner}/{repo}/compare/{basehead}', { ...at, basehead: `${from}...${to}` })).data,

    /** The last commits that have changed content, the newest first. */
    lastCommits: async (branch: string, count: number) =>
      (await ask('GET /repos/{owner}/{repo}/commits', { ...at, sha: branch, path: folder, per_page: count })).data,

    /** A commit with the files that it has changed. */
    change: async (commit: string) =>
      (await ask('GET /repos/{owner}/{repo}/commits/{ref}', { ...at, ref: commit })).data,

    /** The name that GitHub gives the bytes of a file of content in a commit; undefined where it has none. */
    async blobAt(commit: string, file: string) {
      const path = folder + file;
      const found = await unless([404], ask('GET /repos/{owner}/{repo}/contents/{path}', { ...at, path, ref: commit }));
      return found && 'sha' in found.data ? found.data.sha : undefined;
    },

    fileOf,

    /** What the checks of the host say of a commit. */
    async checks(commit: string): Promise<readonly HostCheck[]> {
      const of = { ...at, ref: commit, per_page: 100 };
      const [runs, statuses] = await Promise.all([
        unless([403, 404], ask('GET /repos/{owner}/{repo}/commits/{ref}/check-runs', of)),
        unless([403, 404], ask('GET /repos/{owner}/{repo}/commits/{ref}/status', of)),
      ]);
      // A token for one repository may read the check runs of public ones alone, and else the runs of GitHub Actions.
      const found = runs
        ? runs.data.check_runs
        : (await unless([403, 404], ask('GET /repos/{owner}/{repo}/actions/runs', { ...at, head_sha: commit })))?.data
            .workflow_runs;
      return [
        ...(found ?? []).map(({ name: run, status, conclusion, html_url: address }) =>
          checkOf(run, status === 'completed' ? conclusion : 'pending', address),
        ),
        ...(statuses?.data.statuses ?? []).map(({ context, state, target_url: address }) =>
          checkOf(context, state, address),
        ),
      ];
    },
  };
}

/** A check by the word that it ended in, or `pending`. */
const checkOf = (name: string | null | undefined, word: string | null, address: string | null): HostCheck => ({
  name: name ?? '',
  state: word === 'pending' ? 'waiting' : harmless.has(word) ? 'passed' : 'failed',
  address: address ?? '',
});

/** What a finished run may end in without holding anything up. */
const harmless: ReadonlySet<string | null> = new Set(['success', 'neutral', 'skipped']);

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

interface Entry {
  readonly name: string;
  readonly oid: string;
  readonly type: string;
  readonly object: { readonly text?: string | null; readonly byteSize?: number; readonly entries?: readonly Entry[] };
}

interface FilesAnswer {
  readonly repository: {
    readonly commit: { readonly tree: { readonly oid: string } };
    readonly content: { readonly entries: readonly Entry[] } | null;
  };
}

function* filesIn(entries: readonly Entry[], path: string): Generator<readonly [string, Entry]> {
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

/** Undefined where GitHub refuses with one of these statuses. */
const unless = <Answer>(statuses: readonly number[], work: Promise<Answer>): Promise<Answer | undefined> =>
  work.catch((error: unknown) => {
    if (statuses.includes((error as { readonly status?: number }).status ?? 0)) return undefined;
    throw error;
  });
