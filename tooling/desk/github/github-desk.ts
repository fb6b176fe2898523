import { PlainError } from '#tooling/command/plain-error.ts';
import { loadContent } from '#tooling/content/load.ts';
import type { Desk, ListedChange } from '../contract.ts';
import { deskOver, Outdated, type Change, type Former } from '../desk-over.ts';
import type { Fetch } from './client.ts';
import { folder, gitHubRepository, type HostCheck, type Repository } from './repository.ts';
import { standIn } from './stand-in.ts';

/** The draft that is being written, and what the host's checks say of it. */
export interface DraftState {
  readonly branch: string;
  /** Other drafts at the host, which can be gone on with. */
  readonly others: readonly string[];
  readonly checks: readonly HostCheck[];
  /** Whether all checks of its last commit have passed, and there is at least one. */
  readonly mayBePublished: boolean;
  /** Whether the live site has gone on since the draft was begun. */
  readonly isBehind: boolean;
}

/** The desk on the live site. A save is a commit on a branch `draft/…`; the branch that is the site is moved by `publish` alone. */
export interface GitHubDesk extends Desk {
  /** Undefined where nothing has been saved yet; then only the other drafts are told. */
  readonly draft: () => Promise<DraftState | { readonly branch?: undefined; readonly others: readonly string[] }>;
  /** Goes on with another draft, or, without a name, begins a new one with the next save. */
  readonly goOn: (branch: string | undefined) => void;
  /** Makes the last commit of the draft the site, if the checks have passed it. Says in words what came of it. */
  readonly publish: () => Promise<string>;
  /** Deletes the draft with all that was saved in it. */
  readonly giveUp: () => Promise<string>;
}

/** The content of one commit, as the desk works on it. */
interface View {
  readonly commit: string;
  readonly tree: string;
  readonly files: ReadonlyMap<string, string | Uint8Array>;
}

const draftsBegin = 'draft/';
/** Cloudflare Pages cuts the address of a preview off behind 28 letters, `draft-` and a number behind the name among them. */
const longestDraftName = 19;
/** As many published changes as are shown to be taken back. */
const publishedShown = 10;
/** By this line of its message, a commit is known to take another one back. */
const takesBackLine = 'Takes-back: ';

/**
 * The desk over a repository at GitHub. What it saves has passed the whole gate but for the reading of pictures, which the host's checks
 * do. `today` says which day it is in India, written YYYY-MM-DD.
 */
export function gitHubDesk(
  at: { readonly repository: string; readonly branch: string; readonly token: string; readonly fetch: Fetch },
  today: () => string,
): GitHubDesk {
  const live = at.branch;
  const repository = gitHubRepository(at.repository, at.token, at.fetch);
  let branch: string | undefined;
  let view: View | undefined;

  async function viewAt(commit: string): Promise<View> {
    if (view?.commit === commit) return view;
    const { tree, files } = await repository.filesAt(commit);
    return (view = { commit, tree, files: new Map([...files].map(([name, text]) => [name, text ?? standIn(name)])) });
  }

  async function liveHead(): Promise<string> {
    const head = await repository.head(live);
    if (head === undefined)
      throw new PlainError(
        `GitHub does not find the branch ${live} in ${repository.name}, or this token may not see it. Look at "editor" in content/practice.yaml, and at "Only select repositories" of the token.`,
      );
    return head;
  }

  /** The commit that is worked on: the last one of the draft, or of the site where there is no draft. */
  async function workedOn(): Promise<string> {
    const head = branch === undefined ? undefined : await repository.head(branch);
    if (head === undefined) branch = undefined;
    return head ?? liveHead();
  }

  /** Takes into the draft what has gone live since it was begun. */
  async function caughtUp(): Promise<void> {
    if (branch === undefined || (await repository.head(branch)) === undefined) return;
    if ((await repository.compare(live, branch)).behind_by === 0) return;
    if (!(await repository.join(branch, live)))
      throw new PlainError(
        'The live site was changed in the same lines as your draft, so the two cannot be joined. What you wrote still stands here: copy it, give the draft up, and make your change again.',
      );
  }

  async function write(changes: readonly Change[]): Promise<void> {
    const on = view ?? (await viewAt(await workedOn()));
    const message = changes
      .map(({ what, takesBack }) => (takesBack === undefined ? what : `${what}\n\n${takesBackLine}${takesBack}`))
      .join('\n\n');
    const made = await repository.commit(on, changes, message);
    if (branch === undefined) {
      const fresh = await freeName(changes[0]?.name ?? '');
      await repository.makeBranch(fresh, made.commit);
      branch = fresh;
    } else if (!(await repository.moveBranch(branch, made.commit)))
      throw new Outdated('Somebody else has saved in this draft at the same moment. Press "Save" again.');
    const files = new Map(on.files);
    for (const { name, text } of changes)
      if (text === undefined) files.delete(name);
      else files.set(name, typeof text === 'string' ? text : standIn(name));
    view = { ...made, files };
  }

  async function freeName(name: string): Promise<string> {
    const words = name
      .replace(/^.*\//, '')
      .replace(/\.[a-z]+$/i, '')
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-');
    const start = `${draftsBegin}${words.slice(0, longestDraftName).replaceAll(/^-+|-+$/g, '')}`;
    const taken = new Set(await repository.branchesFrom(start));
    const names = [start, ...Array.from(taken, (_, index) => `${start}-${index + 2}`)];
    return names.find((one) => !taken.has(one)) ?? start;
  }

  /** Commits never change, so each is asked for once. */
  const known = new Map<string, ReturnType<Repository['change']>>();
  function changeOf(commit: string) {
    const change = known.get(commit) ?? repository.change(commit);
    known.set(commit, change);
    change.catch(() => known.delete(commit));
    return change;
  }

  async function changes(): Promise<readonly ListedChange[]> {
    const [own, published] = await Promise.all([
      branch === undefined ? [] : repository.compare(live, branch).then(({ commits }) => commits.toReversed()),
      repository.lastCommits(live, publishedShown),
    ]);
    const heads = [...own, ...published].filter(({ parents }) => parents.length === 1);
    const takenBack = new Set(heads.map(({ commit }) => takenBackBy(commit.message)));
    const all = await Promise.all(heads.map(({ sha }) => changeOf(sha)));
    return all.flatMap(({ sha, commit, files = [] }) =>
      files
        .filter(({ filename }) => filename.startsWith(folder))
        .map(({ filename, patch = '' }) => {
          const file = filename.slice(folder.length);
          const id = `${sha}:${file}`;
          const lines = patch.split('\n').filter((line) => /^[-+]/.test(line));
          const at = Date.parse(commit.committer?.date ?? '');
          return { id, at, what: subjectOf(commit.message), file, lines, isTakenBack: takenBack.has(id) };
        }),
    );
  }

  async function former(id: string): Promise<Former | undefined> {
    const [sha = '', name = ''] = id.split(/:(.*)/s);
    const { commit, parents, files = [] } = await changeOf(sha);
    const file = files.find(({ filename }) => filename === folder + name);
    if (!file) return undefined;
    const [now, before] = [await workedOn(), parents[0]?.sha].map((sha) => sha && repository.blobAt(sha, name));
    const blob = await before;
    return {
      file: name,
      what: subjectOf(commit.message),
      before: blob === undefined ? undefined : await repository.fileOf(blob, name),
      isStill: (await now) === (file.status === 'removed' ? undefined : file.sha),
      isTakenBack: (await changes()).some((change) => change.id === id && change.isTakenBack),
    };
  }

  async function draft(): ReturnType<GitHubDesk['draft']> {
    const all = await repository.branchesFrom(draftsBegin);
    const head = branch === undefined ? undefined : await repository.head(branch);
    if (branch === undefined || head === undefined) return { others: all };
    const [checks, { behind_by: behind }] = await Promise.all([
      repository.checks(head),
      repository.compare(live, branch),
    ]);
    return {
      branch,
      others: all.filter((other) => other !== branch),
      checks,
      mayBePublished: havePassed(checks),
      isBehind: behind > 0,
    };
  }

  async function publish(): Promise<string> {
    const head = branch === undefined ? undefined : await repository.head(branch);
    if (branch === undefined || head === undefined)
      throw new PlainError('Nothing has been saved that could be published.');
    if (!havePassed(await repository.checks(head)))
      throw new PlainError(
        'The checks have not passed this draft, so it was not published. The live site is as it was.',
      );
    // The branch of the site is moved to the very commit that was checked, or not at all.
    if (!(await repository.moveBranch(live, head))) {
      if ((await repository.compare(live, branch)).behind_by === 0)
        throw new PlainError(
          `GitHub does not let this token move the branch ${live}. Look at the rules for that branch: they may ask for checks, and not for a pull request.`,
        );
      await caughtUp();
      return 'The live site has changed since this draft was begun. The draft has taken that in and is being checked again; publish it once it has passed.';
    }
    const published = branch;
    branch = undefined;
    await repository.deleteBranch(published);
    return 'Published. The host builds the site now; what you changed is live a few minutes later.';
  }

  async function giveUp(): Promise<string> {
    if (branch === undefined) throw new PlainError('There is no draft to give up.');
    const given = branch;
    branch = undefined;
    await repository.deleteBranch(given);
    return 'The draft was given up. The live site is as it was.';
  }

  const desk = deskOver(
    { read: async () => (await viewAt(await workedOn())).files, write, changes, former },
    loadContent,
    today,
  );
  /** Before a change, so that it is checked against the site as it is. */
  const after =
    <Words extends readonly unknown[], Result>(work: (...words: Words) => Promise<Result>) =>
    async (...words: Words) => {
      await caughtUp();
      return work(...words);
    };

  return {
    ...desk,
    save: after(desk.save),
    perform: after(desk.perform),
    make: after(desk.make),
    remove: after(desk.remove),
    takeBack: after(desk.takeBack),
    addAsset: after(desk.addAsset),
    draft,
    goOn: (other) => {
      branch = other;
    },
    publish,
    giveUp,
  };
}

const havePassed = (checks: readonly HostCheck[]) =>
  checks.length > 0 && checks.every(({ state }) => state === 'passed');

const subjectOf = (message: string) => message.split('\n', 1)[0] ?? '';

const takenBackBy = (message: string): string | undefined =>
  message
    .split('\n')
    .find((line) => line.startsWith(takesBackLine))
    ?.slice(takesBackLine.length);
