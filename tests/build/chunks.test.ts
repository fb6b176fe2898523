import { expect, it } from 'vitest';
import { chunksOf } from '#tooling/build/chunks.ts';

const manifest = {
  'index.html': { file: 'main.js', imports: ['_react.js'], dynamicImports: ['faq.tsx'] },
  'faq.tsx': { file: 'faq.js', imports: ['index.html', '_words.js'] },
  '_react.js': { file: 'react.js' },
  '_kept-B1.js': { file: 'kept-B1.js', name: 'kept' },
  '_words.js': { file: 'words.js', imports: ['faq.tsx', '_lost.js'] },
  '\0content:faqs': { file: 'faqs.js' },
};

it('gathers a module and all it imports, each once, circles and all', () => {
  expect(chunksOf(manifest, ['faq.tsx', 'index.html'])).toEqual(['faq.js', 'main.js', 'react.js', 'words.js']);
});

it('leaves out what is loaded only later', () => {
  expect(chunksOf(manifest, ['index.html'])).toEqual(['main.js', 'react.js']);
});

it.each([
  ['content:faqs', 'faqs.js'],
  ['words.js', 'words.js'],
  ['kept', 'kept-B1.js'],
])('finds %s under the name the build gave it', (module, file) => {
  expect(chunksOf(manifest, [module])).toContain(file);
});

it('refuses a module that was not built', () => {
  expect(() => chunksOf(manifest, ['gone.tsx'])).toThrow('the build has no chunk for gone.tsx');
});
