import { execFileSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gitPublisher } from '#tooling/desk/publish.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const gitIn =
  (folder: string) =>
  (place: string, ...words: string[]) =>
    execFileSync('git', ['-C', join(folder, place), ...words], { encoding: 'utf8', stdio: 'pipe' }).trim();

let first = '';

beforeAll(async () => {
  first = await mkdtemp(join(tmpdir(), 'repository-'));
  const git = gitIn(first);
  // A remote that is named from where the clone lies goes along with a copy of both.
  const clone = (place: string) => {
    git('.', 'clone', '--quiet', 'host', place);
    git(place, 'remote', 'set-url', 'origin', '../host');
    git(place, 'config', 'user.name', 'Rao');
    git(place, 'config', 'user.email', 'rao@rao.in');
  };
  git('.', 'init', '--quiet', '--bare', '--initial-branch=main', 'host');
  clone('own');
  await mkdir(join(first, 'own/content'));
  await writeFile(join(first, 'own/content/practice.yaml'), 'name: Rao\nphone: 1\n');
  await writeFile(join(first, 'own/code.ts'), 'one');
  git('own', 'add', '.');
  git('own', 'commit', '--quiet', '-m', 'Begin');
  git('own', 'push', '--quiet', 'origin', 'HEAD:main');
  git('own', 'branch', '--quiet', '--set-upstream-to=origin/main');
  clone('other');
});

afterAll(() => rm(first, { recursive: true }));

/** A repository with content and code, its remote, and a second clone of another person. */
async function repository() {
  const folder = await temporaryFolder();
  await cp(first, folder, { recursive: true });
  const write = (place: string, name: string, text: string) => writeFile(join(folder, place, name), text);
  return { folder, git: gitIn(folder), write, publisher: gitPublisher(join(folder, 'own/content')) };
}

describe('putting content live', () => {
  it('commits and pushes the content, and nothing beside it', async () => {
    const { git, write, publisher } = await repository();
    await write('own', 'content/practice.yaml', 'name: Rao\nphone: 2\n');
    await write('own', 'content/new.yaml', 'a: b\n');
    await write('own', 'code.ts', 'two');
    expect(await publisher.waiting()).toEqual(['new.yaml', 'practice.yaml']);
    expect(await publisher.putLive('New phone')).toBe(
      'Handed to the Git host, on the branch main. The host builds the site now; what you changed is live a few minutes later.',
    );
    expect(git('host', 'log', '--format=%s', 'main')).toBe('New phone\nBegin');
    expect(git('host', 'diff', '--name-only', 'main~1', 'main')).toBe('content/new.yaml\ncontent/practice.yaml');
    expect(git('own', 'status', '--porcelain')).toBe('M code.ts');
    expect(await publisher.waiting()).toEqual([]);
  });

  it('takes in what others have changed elsewhere', async () => {
    const { folder, git, write, publisher } = await repository();
    await write('other', 'content/faq.yaml', 'q: a\n');
    git('other', 'add', '.');
    git('other', 'commit', '--quiet', '-m', 'A question');
    git('other', 'push', '--quiet', 'origin', 'main');
    await write('own', 'content/practice.yaml', 'name: Rao\nphone: 2\n');
    await publisher.putLive('New phone');
    expect(git('host', 'log', '--format=%s', 'main')).toBe('New phone\nA question\nBegin');
    expect(await readFile(join(folder, 'own/content/faq.yaml'), 'utf8')).toBe('q: a\n');
  });

  it('leaves host and files as they are where others have changed the same lines', async () => {
    const { folder, git, write, publisher } = await repository();
    await write('other', 'content/practice.yaml', 'name: Rao\nphone: 3\n');
    git('other', 'commit', '--quiet', '-a', '-m', 'Another phone');
    git('other', 'push', '--quiet', 'origin', 'main');
    await write('own', 'content/practice.yaml', 'name: Rao\nphone: 2\n');
    await expect(publisher.putLive('New phone')).rejects.toThrow(
      'Somebody else has changed the same lines at the Git host. Your files are as they were, and nothing was put live.',
    );
    expect(git('host', 'log', '--format=%s', 'main')).toBe('Another phone\nBegin');
    expect(await readFile(join(folder, 'own/content/practice.yaml'), 'utf8')).toBe('name: Rao\nphone: 2\n');
    expect(await publisher.waiting()).toEqual(['practice.yaml']);
  });

  it('wants to hear what was changed', async () => {
    const { write, publisher } = await repository();
    await write('own', 'content/practice.yaml', 'name: Rao\nphone: 2\n');
    await expect(publisher.putLive(' ')).rejects.toThrow('Say in a few words what you changed.');
  });

  it('knows where there is no Git host', async () => {
    expect(await gitPublisher(await temporaryFolder()).waiting()).toBeUndefined();
  });
});
