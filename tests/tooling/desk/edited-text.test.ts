import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changedLines } from '#tooling/desk/changed-lines.ts';
import { editedText, fileValue } from '#tooling/desk/edited-text.ts';
import { readContentFiles } from '#tooling/content/files.ts';
import { kindOf } from '#tooling/content/kinds.ts';
import { contentFolder } from '../../content/site-content.ts';

const practice = `# The particulars of the practice.
name: Rao & Co
phone: +91 00000 00000 
address:
  - "Door 1"   
  # the locality comes last
  - Nalgonda
hours:
  - days: Monday
    time: 9:00 AM to 6:00 PM
  - days: Sunday
    time: Closed
closings:
  - { date: 2026-12-25, name: Christmas }
slots: [09:00 AM, 10:00 AM,
  11:00 AM]
note: >-
  A note of
  two lines.
limit: {gst.threshold} is the limit, or {by hand: ₹12 lakh}
`;

/** The lines that went and came when fields of the practice are others. */
function edit(change: (fields: Record<string, unknown>) => Record<string, unknown>): readonly string[] {
  const value = fileValue('practice.yaml', practice);
  const fields = change(value.fields as Record<string, unknown>);
  return changedLines(practice, editedText('practice.yaml', practice, { fields }));
}

describe('a file that is edited', () => {
  it('is read with the figures of the law by their tokens', () => {
    expect(fileValue('practice.yaml', practice)).toEqual({
      fields: {
        name: 'Rao & Co',
        phone: '+91 00000 00000',
        address: ['Door 1', 'Nalgonda'],
        hours: [
          { days: 'Monday', time: '9:00 AM to 6:00 PM' },
          { days: 'Sunday', time: 'Closed' },
        ],
        closings: [{ date: '2026-12-25', name: 'Christmas' }],
        slots: ['09:00 AM', '10:00 AM', '11:00 AM'],
        note: 'A note of two lines.',
        limit: '{gst.threshold} is the limit, or {by hand: ₹12 lakh}',
      },
    });
  });

  it.each([
    ['a text', { name: 'Rao and Sons' }, ['-name: Rao & Co', '+name: Rao and Sons']],
    ['a text that needs quotes', { name: 'Rao: & Co' }, ['-name: Rao & Co', '+name: "Rao: & Co"']],
    ['a text of several lines', { note: 'Short.' }, ['-  A note of', '-  two lines.', '+  Short.']],
    [
      'a figure of the law in a text',
      { limit: '{gst.threshold.digits}' },
      ['-limit: {gst.threshold} is the limit, or {by hand: ₹12 lakh}', '+limit: {gst.threshold.digits}'],
    ],
    ['an entry in quotes', { address: ['Door 2', 'Nalgonda'] }, ['-  - "Door 1"   ', '+  - "Door 2"   ']],
    ['a further entry', { address: ['Door 1', 'Nalgonda', 'Telangana'] }, ['+  - Telangana']],
    ['an entry less', { address: ['Door 1'] }, ['-  - Nalgonda']],
    [
      'a field within an entry',
      {
        hours: [
          { days: 'Monday', time: 'Closed' },
          { days: 'Sunday', time: 'Closed' },
        ],
      },
      ['-    time: 9:00 AM to 6:00 PM', '+    time: Closed'],
    ],
    [
      'the first of two entries less',
      { hours: [{ days: 'Sunday', time: 'Closed' }] },
      ['-  - days: Monday', '-    time: 9:00 AM to 6:00 PM'],
    ],
    [
      'a further entry of fields',
      {
        closings: [
          { date: '2026-12-25', name: 'Christmas' },
          { date: '2027-01-26', name: 'Republic Day' },
        ],
      },
      ['+  - { date: 2027-01-26, name: Republic Day }'],
    ],
    ['no entry left', { closings: [] }, ['-closings:', '-  - { date: 2026-12-25, name: Christmas }', '+closings: []']],
    [
      'an entry between brackets',
      { slots: ['09:00 AM', '10:00 AM', '11:00 AM', '02:00 PM'] },
      ['-  11:00 AM]', '+  11:00 AM, 02:00 PM]'],
    ],
    [
      'an entry between brackets less',
      { slots: ['10:00 AM', '11:00 AM'] },
      ['-slots: [09:00 AM, 10:00 AM,', '+slots: [10:00 AM,'],
    ],
    ['a further field', { more: { is: true } }, ['+more:', '+  is: true']],
  ])('changes by %s in the lines of it alone', (_, change, lines) => {
    expect(edit((fields) => ({ ...fields, ...change }))).toEqual(lines);
  });

  it('loses the lines of a field that is left out, and no remark', () => {
    expect(edit(({ hours: _, ...fields }) => fields)).toEqual([
      '-hours:',
      '-  - days: Monday',
      '-    time: 9:00 AM to 6:00 PM',
      '-  - days: Sunday',
      '-    time: Closed',
    ]);
  });

  it('keeps the fields of a Markdown file when its text changes, and the text when a field does', () => {
    const page = '---\n# a remark\nname: One\n---\n\nThe text.\n';
    expect(editedText('pages/one.md', page, { fields: { name: 'One' }, markdown: 'Other words.' })).toBe(
      '---\n# a remark\nname: One\n---\n\nOther words.\n',
    );
    expect(editedText('pages/one.md', page, { fields: { name: 'Two' }, markdown: 'The text.' })).toBe(
      '---\n# a remark\nname: Two\n---\n\nThe text.\n',
    );
  });

  it('keeps the line ends of Windows', () => {
    expect(
      editedText('practice.yaml', 'name: One\r\nlist:\r\n  - a\r\n', { fields: { name: 'Two', list: ['a', 'b'] } }),
    ).toBe('name: Two\r\nlist:\r\n  - a\r\n  - b\r\n');
  });

  it('says whatever is written into it', () => {
    const text = fc.oneof(
      fc.string(),
      fc.constantFrom('a: b', '# c', '- d', '{gst.x} e', 'true', '7', '', ' f ', 'g\nh', 'i\'j"k'),
    );
    const lists = fc.array(
      fc.record({ name: text, tags: fc.array(text, { maxLength: 3 }) }, { requiredKeys: ['name'] }),
      { maxLength: 4 },
    );
    fc.assert(
      fc.property(fc.record({ title: text, list: lists }), fc.record({ title: text, list: lists }), (one, other) => {
        fc.pre(![JSON.stringify(one), JSON.stringify(other)].some((words) => /[\ue000-\ue008]|\\u/.test(words)));
        const before = editedText('x.yaml', 'title: a\nlist:\n  - name: b\n', { fields: one });
        expect(fileValue('x.yaml', editedText('x.yaml', before, { fields: other })).fields).toEqual(other);
      }),
    );
  });
});

describe('the content of the site', () => {
  const files = [...readContentFiles(contentFolder)].filter(
    (file): file is [string, string] => kindOf(file[0]) !== undefined && typeof file[1] === 'string',
  );

  const oneOfEachKind = [...new Map(files.map((file) => [kindOf(file[0])?.name, file])).values()];

  it('comes back letter for letter when it is saved unchanged', () => {
    expect(oneOfEachKind.filter(([name, text]) => editedText(name, text, fileValue(name, text)) !== text)).toEqual([]);
  });

  it('changes in the lines of the first text alone when that is another', () => {
    const wide = oneOfEachKind.flatMap(([name, text]) => {
      const value = fileValue(name, text);
      if (typeof value.fields !== 'object' || value.fields === null || Array.isArray(value.fields)) return [];
      const first = Object.entries(value.fields).find(([, field]) => typeof field === 'string');
      if (!first) return [];
      const edited = editedText(name, text, { ...value, fields: { ...value.fields, [first[0]]: 'Other words' } });
      const lines = changedLines(text, edited);
      const isFresh = /^\+\w+: (["']?)Other words\1$/.test(lines[1] ?? '');
      return lines.length === 2 && isFresh ? [] : [[name, ...lines]];
    });
    expect(wide).toEqual([]);
  });
});
