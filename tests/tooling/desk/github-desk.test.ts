import { oldWhatsapp } from '#tooling/desk/written-forms.ts';
import { describe, expect, it } from 'vitest';
import { readContentFiles } from '#tooling/content/files.ts';
import { gitHubDesk } from '#tooling/desk/github/github-desk.ts';
import { fakeGitHub, type FakeGitHub } from '../../support/fake-github.ts';

const sample = new Map([...readContentFiles('tests/content/sample')].map(([name, text]) => [`content/${name}`, text]));
const practice = 'content/practice.yaml';
const draftBranch = 'draft/practice';

function deskAt(host: FakeGitHub, { repository = 'rao/site', token = 'github_pat_right' } = {}) {
  const desk = gitHubDesk({ repository, branch: 'main', token, fetch: host.fetch }, () => '2026-11-22');
  const change = async (name: string, fields: Readonly<Record<string, unknown>>) => {
    const { text, value } = await desk.open(name);
    return desk.save({ name, base: text, value: { ...value, fields: { ...(value.fields as object), ...fields } } });
  };
  return { desk, change };
}

function opened() {
  const host = fakeGitHub(new Map<string, string | Uint8Array>([...sample, ['src/code.ts', 'one']]));
  return { host, ...deskAt(host) };
}

const phone = { phone: '+91 98480 12345' };

describe('the desk on the live site', () => {
  it('shows the files as the site has them, fetched at once', async () => {
    const { host, desk } = opened();
    const { files, faults } = await desk.overview();
    expect(faults).toEqual([]);
    expect(files.map(({ name }) => `content/${name}`)).toEqual(
      [...sample].flatMap(([name, text]) => (typeof text === 'string' ? [name] : [])),
    );
    expect(host.asked).toEqual([
      'GET /repos/rao/site/git/ref/heads/main',
      'POST /graphql',
      'GET /repos/rao/site/commits?sha=main&path=content/&per_page=10',
    ]);
  });

  it('saves a change as a commit of a draft, which holds just that change', async () => {
    const { host, desk, change } = opened();
    const before = host.file('main', practice) ?? '';
    expect(await change('practice.yaml', phone)).toEqual({
      kind: 'saved',
      file: 'practice.yaml',
      what: 'Changed: The practice',
      warnings: oldWhatsapp({ phone: '91', whatsapp: '91' }, { phone: '92', whatsapp: '91' }),
      opened: await desk.open('practice.yaml'),
    });
    expect([...host.branches.keys()]).toEqual(['main', draftBranch]);
    expect(host.log(draftBranch)).toEqual(['Changed: The practice', 'Begin']);
    expect(host.difference(draftBranch, 'main')).toEqual([practice]);
    expect(host.file(draftBranch, practice)).toBe(before.replace(/^phone: .*$/m, 'phone: +91 98480 12345'));
    expect(host.log('main')).toEqual(['Begin']);
    await change('practice.yaml', { tagline: 'Advice in Telangana, told as ₹ and paise' });
    expect(host.log(draftBranch)).toEqual(['Changed: The practice', 'Changed: The practice', 'Begin']);
    expect(host.file(draftBranch, practice)).toContain('tagline: Advice in Telangana, told as ₹ and paise');
  });

  it('saves all files of a job in one commit', async () => {
    const { host, desk } = opened();
    const answers = { question: 'May I park?', answer: 'Yes, in front.', also: ['parking unda'], page: '/contact' };
    expect((await desk.perform({ job: 'question', answers })).kind).toBe('saved');
    expect(host.log('draft/may-i-park')).toEqual(['Added the question: May I park?', 'Begin']);
    expect(host.difference('draft/may-i-park', 'main')).toEqual([
      'content/faqs/may-i-park.yaml',
      'content/guide/asked/contact.jsonl',
    ]);
  });

  it('refuses what the gate refuses before anything is sent', async () => {
    const { host, change } = opened();
    const outcome = await change('practice.yaml', { phone: '12345' });
    expect(outcome).toEqual({
      kind: 'refused',
      faults: [
        {
          file: practice,
          line: (host.file('main', practice) ?? '').split('\n').findIndex((line) => line.startsWith('phone:')) + 1,
          field: 'phone',
          expected: 'expected a number such as +91 98765 43210, or +91 40 2345 6789 for a landline, found "12345"',
        },
      ],
    });
    expect([...host.branches.keys()]).toEqual(['main']);
    expect(host.asked.filter((asked) => !asked.startsWith('GET') && asked !== 'POST /graphql')).toEqual([]);
  });

  it('refuses a reference to what is not there', async () => {
    const { desk, change } = opened();
    const { files } = await desk.overview();
    const service = files.find(({ kind }) => kind === 'services')?.name ?? '';
    const outcome = await change(service, { related: ['registrations/nothing-of-that-name'] });
    expect(outcome.kind).toBe('refused');
  });

  it('publishes nothing that the checks of the host have not passed, and then the very commit that they have', async () => {
    const { host, desk, change } = opened();
    await change('practice.yaml', phone);
    const refusal = 'The checks have not passed this draft, so it was not published. The live site is as it was.';
    await expect(desk.publish()).rejects.toThrow(refusal);
    for (const state of ['running', 'failed'] as const) {
      host.check(draftBranch, state);
      expect(await desk.draft()).toEqual({
        branch: draftBranch,
        others: [],
        checks: [
          {
            name: 'content and build',
            state: state === 'running' ? 'waiting' : 'failed',
            address: `https://github.com/rao/site/runs/${host.branches.get(draftBranch) ?? ''}`,
          },
        ],
        mayBePublished: false,
        isBehind: false,
      });
      await expect(desk.publish()).rejects.toThrow(refusal);
    }
    expect(host.log('main')).toEqual(['Begin']);
    host.check(draftBranch, 'passed');
    const checked = host.branches.get(draftBranch);
    expect(await desk.publish()).toBe(
      'Published. The host builds the site now; what you changed is live a few minutes later.',
    );
    expect([...host.branches]).toEqual([['main', checked]]);
    expect(await desk.draft()).toEqual({ others: [] });
  });

  it('reads the checks of a private repository as runs of its actions', async () => {
    const { host, desk, change } = opened();
    host.hideChecks();
    await change('practice.yaml', phone);
    host.check(draftBranch, 'passed');
    await desk.publish();
    expect(host.log('main')).toEqual(['Changed: The practice', 'Begin']);
  });

  it('has a draft checked again when the site has changed meanwhile', async () => {
    const { host, desk, change } = opened();
    await change('practice.yaml', phone);
    host.check(draftBranch, 'passed');
    host.commitByOther('main', 'src/code.ts', 'two');
    expect(await desk.publish()).toBe(
      'The live site has changed since this draft was begun. The draft has taken that in and is being checked again; publish it once it has passed.',
    );
    expect(host.log('main')).toEqual(['Changed src/code.ts by hand', 'Begin']);
    await expect(desk.publish()).rejects.toThrow('The checks have not passed this draft');
    host.check(draftBranch, 'passed');
    await desk.publish();
    expect([host.file('main', 'src/code.ts'), host.difference('main', 'main')]).toEqual(['two', []]);
    expect(host.file('main', practice)).toContain('phone: +91 98480 12345');
  });

  it('says when somebody else has changed the file on the site, and writes nothing', async () => {
    const { host, desk } = opened();
    const { text, value } = await desk.open('practice.yaml');
    host.commitByOther('main', practice, text.replace(/^tagline: .*$/m, 'tagline: Another one'));
    const outcome = await desk.save({
      name: 'practice.yaml',
      base: text,
      value: { ...value, fields: { ...(value.fields as object), ...phone } },
    });
    expect(outcome).toEqual({
      kind: 'outdated',
      sentence:
        '“The practice” was changed by somebody else since you opened it. What you wrote still stands here: copy it, press "Leave as it was", and make your change again.',
    });
    expect([...host.branches.keys()]).toEqual(['main']);
  });

  it('says when site and draft were changed in the same place', async () => {
    const { host, change } = opened();
    await change('practice.yaml', phone);
    const draft = host.branches.get(draftBranch);
    host.commitByOther(
      'main',
      practice,
      (host.file('main', practice) ?? '').replace(/^phone: .*$/m, 'phone: +91 90000 00000'),
    );
    await expect(change('practice.yaml', { tagline: 'Another one' })).rejects.toThrow(
      'The live site was changed in the same lines as your draft, so the two cannot be joined.',
    );
    expect(host.branches.get(draftBranch)).toBe(draft);
  });

  it('says when another page saves in the same draft at the same moment, and goes on from there', async () => {
    const { host, desk, change } = opened();
    await change('practice.yaml', phone);
    const other = deskAt(host);
    other.desk.goOn(draftBranch);
    expect((await other.change('practice.yaml', { tagline: 'Another one' })).kind).toBe('saved');
    expect((await change('practice.yaml', { email: 'office@rao.in' })).kind).toBe('saved');
    expect(host.file(draftBranch, practice)).toContain('tagline: Another one');
    expect(await desk.draft()).toEqual({
      branch: draftBranch,
      others: [],
      checks: [],
      mayBePublished: false,
      isBehind: false,
    });
  });

  it('writes nothing over what somebody else saves in the moment of saving', async () => {
    const { host, change } = opened();
    await change('practice.yaml', phone);
    const slow: FakeGitHub = {
      ...host,
      fetch: (address, init) => {
        if (init.method === 'PATCH') host.commitByOther(draftBranch, 'content/note.txt', 'Theirs');
        return host.fetch(address, init);
      },
    };
    const other = deskAt(slow);
    other.desk.goOn(draftBranch);
    expect(await other.change('practice.yaml', { email: 'office@rao.in' })).toEqual({
      kind: 'outdated',
      sentence: 'Somebody else has saved in this draft at the same moment. Press "Save" again.',
    });
    expect(host.log(draftBranch)[0]).toBe('Changed content/note.txt by hand');
    expect(host.file(draftBranch, practice)).not.toContain('office@rao.in');
  });

  it('says so where the rules of the branch keep a draft from being published', async () => {
    const { host, change } = opened();
    const guarded: FakeGitHub = {
      ...host,
      fetch: (address, init) =>
        init.method === 'PATCH' && decodeURIComponent(address).endsWith('/heads/main')
          ? Promise.resolve(Response.json({ message: 'protected' }, { status: 422 }))
          : host.fetch(address, init),
    };
    await change('practice.yaml', phone);
    host.check(draftBranch, 'passed');
    const { desk } = deskAt(guarded);
    desk.goOn(draftBranch);
    await expect(desk.publish()).rejects.toThrow('GitHub does not let this token move the branch main.');
    expect(host.log('main')).toEqual(['Begin']);
  });

  it('takes a change of the draft back, and one that is published by a new draft', async () => {
    const { host, desk, change } = opened();
    const before = host.file('main', practice);
    await change('practice.yaml', phone);
    const [own] = (await desk.overview()).changes;
    expect(own?.lines).toEqual([`-${/^phone: .*$/m.exec(before ?? '')?.[0] ?? ''}`, '+phone: +91 98480 12345']);
    expect((await desk.takeBack(own?.id ?? '')).kind).toBe('saved');
    expect(host.file(draftBranch, practice)).toBe(before);
    expect((await desk.overview()).changes.map(({ what, isTakenBack }) => [what, isTakenBack])).toEqual([
      ['Took back: Changed: The practice', false],
      ['Changed: The practice', true],
    ]);
    await expect(desk.takeBack(own?.id ?? '')).rejects.toThrow('This change was taken back already.');

    expect(await desk.giveUp()).toBe('The draft was given up. The live site is as it was.');
    expect([...host.branches.keys()]).toEqual(['main']);

    await change('practice.yaml', phone);
    host.check(draftBranch, 'passed');
    await desk.publish();
    const [published] = (await desk.overview()).changes;
    expect((await desk.takeBack(published?.id ?? '')).kind).toBe('saved');
    expect([...host.branches.keys()]).toEqual(['main', draftBranch]);
    expect(host.file(draftBranch, practice)).toBe(before);
    expect(host.file('main', practice)).toContain('phone: +91 98480 12345');
  });

  it('makes a question, takes it away, and puts in a picture', async () => {
    const { host, desk } = opened();
    expect((await desk.make({ kind: 'faq', words: ['Do you work on Saturdays?'] })).kind).toBe('saved');
    const branch = 'draft/do-you-work-on-satu';
    const name = 'content/faqs/do-you-work-on-saturdays.yaml';
    expect(host.difference(branch, 'main')).toEqual([name]);
    expect((await desk.remove('faqs/do-you-work-on-saturdays.yaml')).kind).toBe('saved');
    expect(host.difference(branch, 'main')).toEqual([]);
    const svg = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>');
    expect((await desk.addAsset('gallery/office.svg', svg)).kind).toBe('saved');
    expect(host.file(branch, 'content/gallery/office.svg')).toBe(new TextDecoder().decode(svg));
  });

  it('gives another name to a second draft of the same file', async () => {
    const { host, change } = opened();
    await change('practice.yaml', phone);
    await deskAt(host).change('practice.yaml', { email: 'office@rao.in' });
    expect([...host.branches.keys()]).toEqual(['main', draftBranch, `${draftBranch}-2`]);
  });
});

describe('what GitHub refuses', () => {
  const limited = new Date('2026-11-22T10:30:00Z');

  it.each([
    ['a wrong token', { token: 'github_pat_wrong' }, undefined, 'GitHub does not know this token.'],
    ['another repository', { repository: 'rao/other' }, undefined, 'GitHub does not find the branch main in rao/other'],
    [
      'a token without the right',
      {},
      () => Response.json({ message: 'no' }, { status: 403 }),
      'This token may not do that. It needs, for rao/site alone',
    ],
    [
      'too many requests',
      {},
      () =>
        new Response('{}', {
          status: 403,
          headers: { 'X-RateLimit-Remaining': '0', 'X-RateLimit-Reset': String(limited.getTime() / 1000) },
        }),
      `GitHub asks to wait: too much was asked of it. Try again at ${limited.toLocaleTimeString('en-IN')}`,
    ],
    [
      'a second limit',
      {},
      () => new Response('', { status: 429, headers: { 'Retry-After': '60' } }),
      'Try again in 60 seconds',
    ],
    [
      'a line that is down',
      {},
      () => {
        throw new TypeError('Failed to fetch');
      },
      'GitHub cannot be reached. Look at your connection and try again; what you wrote still stands here.',
    ],
  ])('is said in words: %s', async (_, words, refused, sentence) => {
    const { host } = opened();
    host.refuse(refused);
    await expect(deskAt(host, words).desk.overview()).rejects.toThrow(sentence);
  });
});
