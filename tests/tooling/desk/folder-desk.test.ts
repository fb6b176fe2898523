import { cp, mkdir, readFile, readdir, rmdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { FileValue } from '#tooling/desk/edited-text.ts';
import { folderDesk } from '#tooling/desk/folder-desk.ts';
import { oldWhatsapp } from '#tooling/desk/written-forms.ts';
import { journalIn } from '#tooling/desk/journal.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const today = '2026-11-22';

async function deskOverSample() {
  const folder = await temporaryFolder();
  const content = join(folder, 'content');
  await cp('tests/content/sample', content, { recursive: true });
  let time = 1000;
  const journal = journalIn(join(folder, 'journal'));
  const desk = folderDesk(content, journal, { today: () => today, now: () => (time += 1) });
  const read = (name: string) => readFile(join(content, name), 'utf8');
  /** Opens a file, changes its fields and saves it. */
  const change = async (name: string, fields: Readonly<Record<string, unknown>>) => {
    const { text, value } = await desk.open(name);
    return desk.save({ name, base: text, value: { ...value, fields: { ...(value.fields as object), ...fields } } });
  };
  return { desk, content, read, change };
}

describe('the desk over a folder', () => {
  it('writes what the gate lets through, and nothing but that', async () => {
    const { desk, content, read, change } = await deskOverSample();
    const before = await read('practice.yaml');
    const files = await readdir(content, { recursive: true });
    expect(await change('practice.yaml', { phone: '+91 98480 12345' })).toEqual({
      kind: 'saved',
      file: 'practice.yaml',
      what: 'Changed: The practice',
      warnings: oldWhatsapp({ phone: '91', whatsapp: '91' }, { phone: '92', whatsapp: '91' }),
      opened: await desk.open('practice.yaml'),
    });
    expect(await read('practice.yaml')).toBe(before.replace(/^phone: .*$/m, 'phone: +91 98480 12345'));
    expect(await readdir(content, { recursive: true })).toEqual(files);
    expect((await desk.overview()).changes).toEqual([
      {
        id: '1001',
        at: 1002,
        what: 'Changed: The practice',
        file: 'practice.yaml',
        lines: [`-${/^phone: .*$/m.exec(before)?.[0] ?? ''}`, '+phone: +91 98480 12345'],
        isTakenBack: false,
      },
    ]);
  });

  it('takes a number as it is typed, and writes it as the content does', async () => {
    const { read, change } = await deskOverSample();
    await change('practice.yaml', { phone: '09848012345', whatsapp: '+91 98480 12345' });
    expect((await read('practice.yaml')).match(/^(?:phone|whatsapp): .*$/gm)).toEqual([
      'phone: +91 98480 12345',
      'whatsapp: "919848012345"',
    ]);
  });

  it('reminds of WhatsApp where the phone was changed and WhatsApp still has its old number', async () => {
    const { change } = await deskOverSample();
    const fieldsWorthALook = async (fields: Readonly<Record<string, unknown>>) => {
      const outcome = await change('practice.yaml', fields);
      return outcome.kind === 'saved' && outcome.warnings.map(({ field }) => field);
    };
    expect(
      await fieldsWorthALook({ whatsapp: '919848011223', phone: '+91 98480 11223', email: 'office@rao.example' }),
    ).toEqual([]);
    expect(await fieldsWorthALook({ phone: '+91 98480 12345' })).toEqual(['whatsapp']);
    expect(await fieldsWorthALook({ phone: '+91 98480 12346' })).toEqual([]);
  });

  it('refuses a new closed day at its own row, and leaves those in the list that have passed since', async () => {
    const { content, read, change } = await deskOverSample();
    const known = [
      { date: '2025-12-24', name: 'Audit' },
      { date: '2027-01-26', name: 'Republic Day' },
    ];
    const rows = known.map(({ date, name }) => `  - { date: ${date}, name: ${name} }\n`).join('');
    await writeFile(join(content, 'practice.yaml'), `${await read('practice.yaml')}closings:\n${rows}`);
    const refusedOf = async (date: string) => {
      const outcome = await change('practice.yaml', { closings: [...known, { date, name: 'Dasara' }] });
      return outcome.kind === 'refused' ? outcome.faults : outcome.kind;
    };
    const told = { file: 'content/practice.yaml', line: 1, field: 'closings[3].date' };
    expect(await refusedOf('2026-10-20')).toEqual([
      { ...told, expected: '20 October 2026 is past. Choose a day that is to come' },
    ]);
    expect(await refusedOf('2027-01-17')).toEqual([
      {
        ...told,
        expected:
          '17 January 2027 is a Sunday, and the office is closed on every Sunday, so nothing need be done. Choose another day, or close this form',
      },
    ]);
    expect(await refusedOf('2027-01-14')).toBe('saved');
  });

  it('refuses what the gate refuses, in the words of the gate, and leaves the file as it is', async () => {
    const { desk, read, change } = await deskOverSample();
    const before = await read('practice.yaml');
    const outcome = await change('practice.yaml', { phone: '12345' });
    expect(outcome).toEqual({
      kind: 'refused',
      faults: [
        {
          file: 'content/practice.yaml',
          line: before.split('\n').findIndex((line) => line.startsWith('phone:')) + 1,
          field: 'phone',
          expected: 'expected a number such as +91 98765 43210, or +91 40 2345 6789 for a landline, found "12345"',
        },
      ],
    });
    expect(await read('practice.yaml')).toBe(before);
    expect((await desk.overview()).changes).toEqual([]);
  });

  it('refuses a change over one that somebody else has made since', async () => {
    const { desk, content, read } = await deskOverSample();
    const { text, value } = await desk.open('practice.yaml');
    const other = `# A remark.\n${text}`;
    await writeFile(join(content, 'practice.yaml'), other);
    const outcome = await desk.save({
      name: 'practice.yaml',
      base: text,
      value: { fields: { ...(value.fields as object), name: 'Rao' } },
    });
    expect(outcome.kind).toBe('outdated');
    expect(await read('practice.yaml')).toBe(other);
  });

  it('takes a change back, and not one that lies under a later one', async () => {
    const { desk, read, change } = await deskOverSample();
    const before = await read('practice.yaml');
    await change('practice.yaml', { name: 'Rao' });
    await change('practice.yaml', { name: 'Rao and Sons' });
    const [later, earlier] = (await desk.overview()).changes;
    expect((await desk.takeBack(earlier?.id ?? '')).kind).toBe('outdated');
    expect((await desk.takeBack(later?.id ?? '')).kind).toBe('saved');
    expect((await desk.takeBack(earlier?.id ?? '')).kind).toBe('saved');
    expect(await read('practice.yaml')).toBe(before);
    await expect(desk.takeBack(earlier?.id ?? '')).rejects.toThrow('This change was taken back already.');
  });

  it('lets faults that were there before be mended one by one', async () => {
    const { content, read, change } = await deskOverSample();
    const file = join(content, 'practice.yaml');
    await writeFile(
      file,
      (await read('practice.yaml')).replace(/^phone: .*$/m, 'phone: 1').replace(/^email: .*$/m, 'email: 2'),
    );
    expect((await change('practice.yaml', { phone: '+91 98480 12345' })).kind).toBe('saved');
    expect((await change('practice.yaml', { whatsapp: '3' })).kind).toBe('refused');
    expect((await change('practice.yaml', { email: 'office@rao.in' })).kind).toBe('saved');
  });

  it('makes a question and takes it away again', async () => {
    const { desk, content } = await deskOverSample();
    const before = await readdir(join(content, 'faqs'));
    expect(await desk.make({ kind: 'faq', words: ['Do you work on Saturdays?'] })).toEqual({
      kind: 'saved',
      file: 'faqs/do-you-work-on-saturdays.yaml',
      what: 'Made: Do you work on Saturdays?',
      warnings: [
        {
          file: 'content/faqs/do-you-work-on-saturdays.yaml',
          line: 4,
          field: 'answer',
          expected: 'is still to be written',
        },
      ],
      opened: await desk.open('faqs/do-you-work-on-saturdays.yaml'),
    });
    expect((await desk.remove('faqs/do-you-work-on-saturdays.yaml')).kind).toBe('saved');
    expect(await readdir(join(content, 'faqs'))).toEqual(before);
  });

  it('takes an article away with the ways to ask for it, and brings both back from the top', async () => {
    const { desk, content } = await deskOverSample();
    const before = await readdir(content, { recursive: true });
    const answers = {
      heading: 'How to read a challan',
      lead: 'A challan shows what was paid.',
      description: 'A challan shows what was paid, for which month and under which head of which tax.',
      keywords: ['read challan', 'challan number'],
      sources: ['CGST Act 2017, section 49'],
      text: 'Every challan has a number.',
    };
    expect((await desk.perform({ job: 'article', answers })).kind).toBe('saved');
    const written = ['blog/how-to-read-a-challan.md', 'guide/asked/blog/how-to-read-a-challan.jsonl'];
    expect(await readdir(content, { recursive: true })).toEqual(expect.arrayContaining(written));
    expect((await desk.remove('blog/how-to-read-a-challan.md')).kind).toBe('saved');
    expect((await readdir(content, { recursive: true })).filter((name) => name.includes('challan'))).toEqual(
      before.filter((name) => name.includes('challan')),
    );
    for (const { id } of (await desk.overview()).changes.slice(0, 2))
      expect((await desk.takeBack(id)).kind).toBe('saved');
    expect(await readdir(content, { recursive: true })).toEqual(expect.arrayContaining(written));
  });

  it('does a job whole, or leaves every file as it was', async () => {
    const { desk, content } = await deskOverSample();
    const asked = join(content, 'guide/asked/contact.jsonl');
    await mkdir(asked, { recursive: true });
    const before = await readdir(content, { recursive: true });
    const perform = () =>
      desk.perform({
        job: 'question',
        answers: { question: 'May I park?', answer: 'Yes, in front.', also: ['parking unda'], page: '/contact' },
      });
    await expect(perform()).rejects.toThrow(/EISDIR|ENOTEMPTY|EEXIST|EPERM/);
    expect(await readdir(content, { recursive: true })).toEqual(before);
    expect((await desk.overview()).changes).toEqual([]);

    await rmdir(asked);
    expect((await perform()).kind).toBe('saved');
    expect((await desk.overview()).changes.map(({ file }) => file)).toEqual([
      'guide/asked/contact.jsonl',
      'faqs/may-i-park.yaml',
    ]);
  });

  it('keeps what the site needs', async () => {
    const { desk } = await deskOverSample();
    await expect(desk.remove('practice.yaml')).rejects.toThrow(
      '“The practice” is needed by the site and cannot be removed.',
    );
  });

  it('puts in a picture that is whole, and no other', async () => {
    const { desk, content } = await deskOverSample();
    const png = await sharp({ create: { width: 3, height: 2, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    expect((await desk.addAsset('gallery/office.png', png)).kind).toBe('saved');
    expect(await readFile(join(content, 'gallery/office.png'))).toEqual(png);
    await expect(desk.addAsset('gallery/other.png', Buffer.from('no picture'))).rejects.toThrow(
      'other.png is no picture, though its name says so; save it as .jpg or .png again',
    );
  });

  it('says of a file that is no picture which are, and of a photo of an iPhone how to get one', async () => {
    const { desk } = await deskOverSample();
    await expect(desk.addAsset('blog/notice.docx', Buffer.from('x'))).rejects.toThrow(
      'notice.docx is no picture or PDF. Use a file that ends in .jpg, .png, .webp, .svg or .pdf.',
    );
    await expect(desk.addAsset('blog/IMG_1234.HEIC', Buffer.from('x'))).rejects.toThrow(
      'IMG_1234.HEIC is a photo as an iPhone keeps it (HEIC), which not all browsers show. Open it on the computer and save it as .jpg. For the next ones, choose Settings, Camera, Formats, “Most Compatible” on the iPhone.',
    );
  });

  it('writes today as the day on which the words of a page were checked, unless another day is chosen', async () => {
    const { read, change } = await deskOverSample();
    const [name = ''] = (await readdir('tests/content/sample/faqs')).map((one) => `faqs/${one}`);
    await change(name, { answer: 'Yes, at all hours.' });
    expect(await read(name)).toContain(`updated: ${today}`);
    await change(name, { answer: 'Yes, until noon.', updated: '2026-11-20' });
    expect(await read(name)).toContain('updated: 2026-11-20');
  });

  it('gives a picture a number where another one has its name', async () => {
    const { desk, content } = await deskOverSample();
    const [red, blue, green] = await Promise.all(
      ['red', 'blue', 'green'].map((background) =>
        sharp({ create: { width: 3, height: 2, channels: 3, background } })
          .jpeg()
          .toBuffer(),
      ),
    );
    const saved: string[] = [];
    for (const picture of [red, blue, green]) {
      const outcome = await desk.addAsset('blog/IMG_0001.jpg', picture ?? Buffer.of());
      saved.push(outcome.kind === 'saved' ? `${outcome.file}: ${outcome.what}` : outcome.kind);
    }
    expect(saved).toEqual([
      'blog/IMG_0001.jpg: Put in: IMG_0001.jpg',
      'blog/IMG_0001-2.jpg: Put in: IMG_0001-2.jpg',
      'blog/IMG_0001-3.jpg: Put in: IMG_0001-3.jpg',
    ]);
    expect(await readFile(join(content, 'blog/IMG_0001.jpg'))).toEqual(red);
    expect(await readFile(join(content, 'blog/IMG_0001-3.jpg'))).toEqual(green);
  });

  it('stays within its folder', async () => {
    const { desk, content } = await deskOverSample();
    await mkdir(join(content, '..', 'beside'));
    const value: FileValue = { fields: {} };
    for (const name of [
      '../practice.yaml',
      '/etc/passwd',
      'faqs/../../x.yaml',
      'gallery/../../beside/x.png',
      'note.txt',
    ]) {
      await expect((async () => desk.open(name))()).rejects.toThrow('is no file that can be edited here');
      await expect(desk.save({ name, base: '', value })).rejects.toThrow('is no file that can be edited here');
      await expect(desk.remove(name)).rejects.toThrow('cannot be removed');
      await expect(desk.addAsset(name, Buffer.from('x'))).rejects.toThrow('is no picture or PDF');
    }
    expect(await readdir(join(content, '..', 'beside'))).toEqual([]);
  });
});
