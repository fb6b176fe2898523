import { expect, it } from 'vitest';
import { siteContent } from '../content/site-content.ts';

const { checklists } = siteContent;

it.each([
  ['proprietorship-firm', [7, 10]],
  ['private-limited', [10]],
  ['llp', [11]],
  ['factory-license', [14, 15, 16]],
  ['factory-plan-approval', [13, 14, 15]],
  ['pollution-board-approval', [14, 15, 16]],
])('the checklist %s has the lengths of the specification', (id, lengths) => {
  expect(checklists.find((checklist) => checklist.id === id)?.fields.lists.map(({ items }) => items.length)).toEqual(
    lengths,
  );
});

it.each(['factory-license', 'factory-plan-approval', 'pollution-board-approval'])(
  'the checklist %s has a list for each kind of owner',
  (id) => {
    expect(checklists.find((checklist) => checklist.id === id)?.fields.lists.map((list) => list.for)).toEqual([
      'Proprietorship Firm',
      'LLP & Partnership Firm',
      'Companies',
    ]);
  },
);

it.each(['msme-udyam', 'iec-code', 'labour-license', 'trade-license', 'proprietorship-firm', 'private-limited', 'llp'])(
  'there is a checklist %s',
  (id) => {
    expect(checklists.filter((checklist) => checklist.id === id)).toHaveLength(1);
  },
);

it('asks for two names of a company, and for two in order of priority of an LLP', () => {
  const items = (id: string) =>
    checklists
      .find((checklist) => checklist.id === id)
      ?.fields.lists.flatMap((list) => list.items.map((entry) => (typeof entry === 'string' ? entry : entry.item)));
  expect(items('private-limited')?.filter((item) => /\btwo\b.*names/i.test(item))).toHaveLength(1);
  expect(items('llp')?.filter((item) => /\btwo\b.*names.*priority/i.test(item))).toHaveLength(1);
});

it('asks for bank statements of one month wherever it asks for any', () => {
  const lines = checklists.flatMap(({ id, fields }) =>
    fields.lists.flatMap(({ items }) =>
      items.map((entry) => `${id}: ${typeof entry === 'string' ? entry : `${entry.item} ${entry.note}`}`),
    ),
  );
  const withStatement = lines.filter((line) => /\bstatement/i.test(line));
  expect(withStatement.filter((line) => !/bank statements? (?:of|for) one month/i.test(line))).toEqual([]);
  expect(new Set(withStatement.map((line) => line.replace(/:.*/, '')))).toEqual(
    new Set(['gst-registration', 'llp', 'private-limited', 'proprietorship-firm']),
  );
});

it.each(checklists.map(({ id, fields }) => [id, fields.note.toLowerCase()] as const))(
  'the note under %s asks for clear, legible and up to date papers and says that more may be required',
  (_, note) => {
    expect(['clear', 'legible', 'up to date', 'may'].filter((words) => !note.includes(words))).toEqual([]);
    expect(note).toMatch(/\b(?:more|further|additional)\b/);
  },
);
