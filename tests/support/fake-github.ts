import { createHash } from 'node:crypto';
import type { Fetch } from '#tooling/desk/github/client.ts';

type Tree = ReadonlyMap<string, string>;

interface Commit {
  readonly tree: string;
  readonly parents: readonly string[];
  readonly message: string;
}

interface Run {
  readonly name: string;
  readonly status: string;
  readonly conclusion: string | null;
}

/** A repository in memory that answers as GitHub documents it, for the endpoints that the desk uses. */
export interface FakeGitHub {
  readonly fetch: Fetch;
  /** The method and the address of everything that was asked. */
  readonly asked: readonly string[];
  readonly branches: ReadonlyMap<string, string>;
  /** The subjects of the commits of a branch, the newest first. */
  readonly log: (branch: string) => readonly string[];
  /** A file as a branch has it. */
  readonly file: (branch: string, path: string) => string | undefined;
  /** The files in which a branch differs from another. */
  readonly difference: (branch: string, from: string) => readonly string[];
  /** Somebody else commits a file to a branch; undefined takes it away. */
  readonly commitByOther: (branch: string, path: string, text: string | undefined) => void;
  /** What the checks of the host say of the last commit of a branch. */
  readonly check: (branch: string, state: 'running' | 'passed' | 'failed') => void;
  /** Answers everything so from now on; undefined ends it. */
  readonly refuse: (answer: (() => Response) | undefined) => void;
  /** As for a token that is for one private repository alone. */
  readonly hideChecks: () => void;
}

const repository = '/repos/rao/site';
const token = 'github_pat_right';

/** Takes the files of the first commit of `main`, by their path in the repository. Its repository is rao/site, its token github_pat_right. */
export function fakeGitHub(files: ReadonlyMap<string, string | Uint8Array>): FakeGitHub {
  const blobs = new Map<string, Uint8Array>();
  const trees = new Map<string, Tree>();
  const commits = new Map<string, Commit>();
  const branches = new Map<string, string>();
  const runs = new Map<string, Run>();
  const asked: string[] = [];
  let refused: (() => Response) | undefined;
  let areChecksHidden = false;

  const kept = <Item>(all: Map<string, Item>, item: Item, said: string | Uint8Array) => {
    const sha = createHash('sha1').update(said).digest('hex');
    all.set(sha, item);
    return sha;
  };
  const blob = (bytes: Uint8Array) => kept(blobs, bytes, bytes);
  const tree = (entries: Tree) => kept(trees, entries, JSON.stringify([...entries].sort()));
  const commit = (made: Commit) => kept(commits, made, JSON.stringify([made, commits.size]));
  const commitOf = (sha: string) => commits.get(sha) ?? raise(404);
  const treeOf = (sha: string) => trees.get(commitOf(sha).tree) ?? raise(404);
  const commitNamed = (name: string) => branches.get(name) ?? (commits.has(name) ? name : raise(404));
  const bytesOf = (text: string | Uint8Array) => (typeof text === 'string' ? Buffer.from(text) : text);

  const reached = (sha: string): ReadonlySet<string> => {
    const all = new Set<string>();
    const next = [sha];
    for (let one = next.pop(); one !== undefined; one = next.pop()) {
      if (all.has(one)) continue;
      all.add(one);
      next.push(...commitOf(one).parents);
    }
    return all;
  };
  const beyond = (from: string, to: string) => {
    const known = reached(from);
    return [...commits.keys()].filter((sha) => reached(to).has(sha) && !known.has(sha));
  };
  const changed = (one: Tree, other: Tree) =>
    [...new Set([...one.keys(), ...other.keys()])].filter((path) => one.get(path) !== other.get(path)).sort();
  const mergeBase = (one: string, other: string) =>
    [...commits.keys()].findLast((sha) => reached(one).has(sha) && reached(other).has(sha)) ?? raise(404);

  function committed(branch: string, path: string, text: string | undefined) {
    const parent = commitNamed(branch);
    const entries = new Map(treeOf(parent));
    if (text === undefined) entries.delete(path);
    else entries.set(path, blob(Buffer.from(text)));
    branches.set(branch, commit({ tree: tree(entries), parents: [parent], message: `Changed ${path} by hand` }));
  }

  const shown = (sha: string) => ({
    sha,
    commit: { message: commitOf(sha).message, committer: { date: '2026-11-22T10:00:00Z' } },
    parents: commitOf(sha).parents.map((parent) => ({ sha: parent })),
  });

  function entriesOf(all: Tree, folder: string): readonly object[] {
    const names = [...all.keys()].filter((path) => path.startsWith(folder)).map((path) => path.slice(folder.length));
    return [...new Set(names.map((name) => name.split('/')[0] ?? ''))].map((name) => {
      const oid = all.get(folder + name);
      if (oid === undefined)
        return { name, oid: 'tree', type: 'tree', object: { entries: entriesOf(all, `${folder}${name}/`) } };
      const bytes = Buffer.from(blobs.get(oid) ?? []);
      const isBinary = bytes.includes(0);
      return { name, oid, type: 'blob', object: { text: isBinary ? null : bytes.toString(), byteSize: bytes.length } };
    });
  }

  function answer(method: string, address: string, said: Readonly<Record<string, unknown>>): unknown {
    const { pathname, searchParams } = new URL(address, 'https://api.github.com');
    if (method === 'POST' && pathname === '/graphql') {
      const { owner, name, commit: sha } = said.variables as Readonly<Record<string, string>>;
      if (`/repos/${owner ?? ''}/${name ?? ''}` !== repository)
        return { data: { repository: null }, errors: [{ message: 'Not found' }] };
      const { tree: oid } = commitOf(sha ?? '');
      return {
        data: {
          repository: { commit: { tree: { oid } }, content: { entries: entriesOf(treeOf(sha ?? ''), 'content/') } },
        },
      };
    }
    if (!pathname.startsWith(`${repository}/`)) return raise(404);
    const place = decodeURIComponent(pathname.slice(repository.length + 1));
    const rest = (start: string) => (place.startsWith(start) ? place.slice(start.length) : undefined);
    const found = routes.find(([verb, start]) => verb === method && rest(start) !== undefined);
    return found ? found[2](rest(found[1]) ?? '', said, searchParams) : raise(404);
  }

  type Route = readonly [
    method: string,
    start: string,
    work: (rest: string, said: Readonly<Record<string, unknown>>, query: URLSearchParams) => unknown,
  ];

  const routes: readonly Route[] = [
    ['GET', 'git/ref/heads/', (name) => ({ object: { sha: branches.get(name) ?? raise(404) } })],
    [
      'GET',
      'git/matching-refs/heads/',
      (start) =>
        [...branches.keys()].filter((name) => name.startsWith(start)).map((name) => ({ ref: `refs/heads/${name}` })),
    ],
    ['GET', 'git/blobs/', (sha) => ({ content: Buffer.from(blobs.get(sha) ?? raise(404)).toString('base64') })],
    ['POST', 'git/blobs', (_, { content }) => ({ sha: blob(Buffer.from(String(content), 'base64')) })],
    [
      'POST',
      'git/trees',
      (_, said) => {
        const entries = new Map(trees.get(String(said.base_tree)) ?? raise(404));
        for (const { path, sha } of said.tree as readonly { readonly path: string; readonly sha: string | null }[]) {
          if (sha === null) entries.delete(path);
          else entries.set(path, blobs.has(sha) ? sha : raise(422));
        }
        return { sha: tree(entries) };
      },
    ],
    [
      'POST',
      'git/commits',
      (_, said) => ({
        sha: commit({
          tree: String(said.tree),
          parents: said.parents as readonly string[],
          message: String(said.message),
        }),
      }),
    ],
    [
      'POST',
      'git/refs',
      (_, { ref, sha }) => {
        const name = String(ref).replace('refs/heads/', '');
        if (branches.has(name) || !commits.has(String(sha))) raise(422);
        branches.set(name, String(sha));
        return {};
      },
    ],
    [
      'PATCH',
      'git/refs/heads/',
      (name, { sha, force }) => {
        const to = String(sha);
        if (force !== true && !reached(to).has(branches.get(name) ?? raise(422))) raise(422);
        branches.set(name, to);
        return {};
      },
    ],
    ['DELETE', 'git/refs/heads/', (name) => (branches.delete(name) ? undefined : raise(422))],
    [
      'GET',
      'compare/',
      (both) => {
        const [from = '', to = ''] = both.split('...').map(commitNamed);
        const ahead = beyond(from, to);
        return { ahead_by: ahead.length, behind_by: beyond(to, from).length, commits: ahead.map(shown) };
      },
    ],
    [
      'POST',
      'merges',
      (_, said) => {
        const [base, head] = [String(said.base), commitNamed(String(said.head))];
        const into = commitNamed(base);
        const [first, ours, theirs] = [treeOf(mergeBase(into, head)), treeOf(into), treeOf(head)];
        const news = changed(first, theirs);
        // A whole file is what two may not have changed both; Git itself looks at lines.
        if (changed(first, ours).some((path) => news.includes(path) && ours.get(path) !== theirs.get(path))) raise(409);
        const entries = new Map(ours);
        for (const path of news) {
          const sha = theirs.get(path);
          if (sha === undefined) entries.delete(path);
          else entries.set(path, sha);
        }
        branches.set(base, commit({ tree: tree(entries), parents: [into, head], message: `Merge into ${base}` }));
        return {};
      },
    ],
    ['GET', 'contents/', (path, _, query) => ({ sha: treeOf(query.get('ref') ?? '').get(path) ?? raise(404) })],
    ['GET', 'actions/runs', (_, __, query) => ({ workflow_runs: runsOf(query.get('head_sha') ?? '') })],
    [
      'GET',
      'commits/',
      (rest) => {
        const [sha = '', what] = rest.split('/');
        if (what === 'status') return { state: 'pending', statuses: [] };
        if (what === 'check-runs') return areChecksHidden ? raise(403) : { check_runs: runsOf(sha) };
        const [parent] = commitOf(sha).parents;
        const [before, after] = [parent === undefined ? new Map<string, string>() : treeOf(parent), treeOf(sha)];
        const files = changed(before, after).map((filename) => ({
          filename,
          status: after.has(filename) ? 'modified' : 'removed',
          sha: after.get(filename) ?? before.get(filename),
          patch: patchOf(textOf(before.get(filename)), textOf(after.get(filename))),
        }));
        return { ...shown(sha), files };
      },
    ],
    [
      'GET',
      'commits',
      (_, __, query) => {
        const head = commitNamed(query.get('sha') ?? '');
        const all = [...commits.keys()].filter((sha) => reached(head).has(sha)).reverse();
        return all.slice(0, Number(query.get('per_page'))).map(shown);
      },
    ],
  ];

  const textOf = (sha: string | undefined) => (sha === undefined ? '' : Buffer.from(blobs.get(sha) ?? []).toString());
  const runsOf = (sha: string) => {
    const run = runs.get(sha);
    return run ? [{ ...run, html_url: `https://github.com/rao/site/runs/${sha}` }] : [];
  };

  branches.set(
    'main',
    commit({
      tree: tree(new Map([...files].map(([path, text]) => [path, blob(bytesOf(text))]))),
      parents: [],
      message: 'Begin',
    }),
  );

  return {
    asked,
    branches,
    fetch: (whole, init) => {
      const [method, address] = [init.method ?? 'GET', whole.replace('https://api.github.com', '')];
      asked.push(decodeURIComponent(`${method} ${address}`));
      if (refused) return Promise.resolve(refused());
      if (new Headers(init.headers).get('Authorization') !== `token ${token}`) return Promise.resolve(failure(401));
      try {
        const said = typeof init.body === 'string' ? (JSON.parse(init.body) as Readonly<Record<string, unknown>>) : {};
        const result = answer(method, address, said);
        return Promise.resolve(result === undefined ? new Response(null, { status: 204 }) : Response.json(result));
      } catch (error) {
        if (error instanceof Refused) return Promise.resolve(failure(error.status));
        throw error;
      }
    },
    log: (branch) => {
      const head = commitNamed(branch);
      return [...commits.keys()]
        .filter((sha) => reached(head).has(sha))
        .reverse()
        .map((sha) => commitOf(sha).message.split('\n')[0] ?? '');
    },
    file: (branch, path) => {
      const sha = treeOf(commitNamed(branch)).get(path);
      return sha === undefined ? undefined : textOf(sha);
    },
    difference: (branch, from) => changed(treeOf(commitNamed(from)), treeOf(commitNamed(branch))),
    commitByOther: committed,
    check: (branch, state) => {
      const isDone = state !== 'running';
      const conclusion = state === 'passed' ? 'success' : 'failure';
      runs.set(commitNamed(branch), {
        name: 'content and build',
        status: isDone ? 'completed' : 'in_progress',
        conclusion: isDone ? conclusion : null,
      });
    },
    refuse: (said) => {
      refused = said;
    },
    hideChecks: () => {
      areChecksHidden = true;
    },
  };
}

class Refused extends Error {
  readonly status: number;

  constructor(status: number) {
    super(String(status));
    this.status = status;
  }
}

const raise = (status: number): never => {
  throw new Refused(status);
};

const failure = (status: number) => Response.json({ message: `refused with ${status}` }, { status });

/** A patch of one stretch, without the lines around it. */
function patchOf(before: string, after: string): string {
  const [old, fresh] = [before.split('\n'), after.split('\n')];
  const gone = old.filter((line) => !fresh.includes(line)).map((line) => `-${line}`);
  const come = fresh.filter((line) => !old.includes(line)).map((line) => `+${line}`);
  return ['@@', ...gone, ...come].join('\n');
}
