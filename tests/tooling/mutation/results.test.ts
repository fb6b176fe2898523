import { expect, it } from 'vitest';
import { fileTable, folderTable, readFileTable, unnoticedShare, type FileResult } from '#tooling/mutation/results.ts';

const dates: FileResult = {
  file: 'src/domain/dates.ts',
  noticed: 16,
  refused: 5,
  equivalent: 2,
  unnoticed: 2,
  left: 3,
  date: '2026-11-20',
};
const tax: FileResult = {
  file: 'src/domain/tax.ts',
  noticed: 20,
  refused: 0,
  equivalent: 0,
  unnoticed: 0,
  left: 0,
  date: '2026-11-21',
};

it('writes a row for each file and reads it back', () => {
  const text = fileTable([tax, dates]);
  expect(text.split('\n').slice(2)).toEqual([
    '| src/domain/dates.ts | 28 | 16 | 5 | 2 | 2 | 3 | 2026-11-20 |',
    '| src/domain/tax.ts | 20 | 20 | 0 | 0 | 0 | 0 | 2026-11-21 |',
  ]);
  expect(readFileTable(`# Measurements\n\n${text}\n\nMore.\n`)).toEqual([dates, tax]);
});

it('adds up the files of a folder, leaving out what the types refuse', () => {
  const elsewhere = { ...tax, file: 'src/search/words.ts' };
  expect(folderTable(['src/domain'], [dates, tax, elsewhere]).split('\n')[2]).toBe(
    '| src/domain | 48 | 36 | 5 | 2 | 2 | 3 | 5.0 % |',
  );
  expect(unnoticedShare([dates])).toBe(10);
  expect(unnoticedShare([])).toBe(0);
});
