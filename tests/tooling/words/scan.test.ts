import { expect, it } from 'vitest';
import { allowed } from '#tooling/words/allowed.ts';
import { codeForVisitors, strayWords } from '#tooling/words/scan.ts';

it('no words for visitors stand in code', () => {
  expect(strayWords(codeForVisitors(), allowed)).toEqual([]);
});

const files = new Map([
  ['src/pages/One.tsx', '\nconst page = <p>Print</p>;'],
  ['src/pages/two.ts', "const text = ['not all', 'no paper'];"],
]);

it('names the file, the line and the text of words in code', () => {
  expect(strayWords(files, [])).toEqual([
    'src/pages/One.tsx:2: Print',
    'src/pages/two.ts:1: not all',
    'src/pages/two.ts:1: no paper',
  ]);
});

it('passes over the texts of a file that are allowed, or all of a file', () => {
  expect(
    strayWords(files, [
      { file: 'src/pages/One.tsx', reason: 'all of it' },
      { file: 'src/pages/two.ts', texts: ['not all'], reason: 'a condition' },
    ]),
  ).toEqual(['src/pages/two.ts:1: no paper']);
});

it('names what is allowed and not there', () => {
  expect(
    strayWords(files, [
      { file: 'src/pages/One.tsx', texts: ['Print', 'Copy'], reason: 'one of them' },
      { file: 'src/pages/two.ts', reason: 'all of it' },
      { file: 'src/pages/three.ts', reason: 'a file that is gone' },
    ]),
  ).toEqual([
    'tooling/words/allowed.ts: nothing needs src/pages/One.tsx: Copy',
    'tooling/words/allowed.ts: nothing needs src/pages/three.ts',
  ]);
});
