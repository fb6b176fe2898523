import { describe, expect, it } from 'vitest';
import { wordsInCode } from '#tooling/words/in-code.ts';

const textsIn = (source: string, name = 'page.tsx') => wordsInCode(name, source).map(({ text }) => text);

describe('words in code that a visitor could read', () => {
  it.each([
    ['text between tags', 'const page = <p>Print</p>;', ['Print']],
    ['text around a value', 'const page = <p>{count} papers</p>;', ['papers']],
    [
      'text with a tag in it',
      'const page = <p>Try again, or <a href="/contact">write</a>.</p>;',
      ['Try again, or', 'write'],
    ],
    ['what a screen reader says', 'const page = <nav aria-label="main" />;', ['main']],
    ['what stands in for a picture', 'const page = <img alt="desk" />;', ['desk']],
    ['a choice within an attribute', "const page = <p title={isCopied ? 'copied' : 'copy'} />;", ['copied', 'copy']],
    ['a property that is shown', 'const page = <Section heading="rules" />;', ['rules']],
    ['a label', "const row = { label: 'Cess', value };", ['Cess']],
    ['two words', "const text = 'no paper';", ['no paper']],
    ['a sentence of one word', "const text = 'Changed.';", ['Changed.']],
    ['a word and a value', 'const text = `${count} papers`;', ['… papers']],
    ['a value in the middle', 'const text = `Papers for ${name}:`;', ['Papers for …:']],
    ['words within markup', 'const markup = `<p class="note">Not found</p>`;', ['Not found']],
    ['what markup says to a screen reader', 'const markup = \'<nav aria-label="Main menu">\';', ['Main menu']],
    ['a sentence over two lines', 'const page = (\n  <p>\n    One\n    two\n  </p>\n);', ['One two']],
  ])('are found: %s', (_, source, texts) => {
    expect(textsIn(source)).toEqual(texts);
  });

  it.each([
    ['a module', "import a from 'content:layout words'; export { a } from 'b c'; await import('d e');"],
    ['a key', "const one = { 'two words': 1 }; one['two words'];"],
    ['a type', "type Day = 'day one' | 'day two'; interface Kind { readonly of: 'one kind' }"],
    ['an error', "throw new Error('no such page'); reject(new RangeError(`no page ${name}`));"],
    ['what is logged', "console.error('it did not work');"],
    ['a regular expression', "const one = /two words/; new RegExp('two words'); String.raw`two words`;"],
    ['a class', 'const page = <p className={`${styles.one} ${styles.two} three four`} />;'],
    ['a selector', "main.querySelector('section a'); matchMedia('(min-width: 3rem) and print');"],
    ['an address', "const one = ['https://example.com/a', '/services', '#rules', 'mailto:'];"],
    ['how a link opens', 'const page = <a rel="noopener noreferrer" />;'],
    ['a line of a drawing', "const page = <path d={steps.map((x) => `M${x} 0.5H${x + 1}`).join('')} />;"],
    ['a name', "const one = ['appointment', 'tax-estimate', 'Enter']; const two = { name: 'appointment' };"],
    ['a mark between two values', 'const text = `${name} · ${phone}`;'],
    ['a directive', "'use strict';"],
  ])('are not %s', (_, source) => {
    expect(textsIn(source)).toEqual([]);
  });

  it('are named with their line', () => {
    expect(wordsInCode('page.tsx', "\nconst a = 'one';\nconst b = 'one two';\n")).toEqual([
      { line: 3, text: 'one two' },
    ]);
  });

  it('are read from files without tags as well', () => {
    expect(textsIn("const first = <Item>(items: readonly Item[]) => items[0] ?? 'nothing here';", 'first.ts')).toEqual([
      'nothing here',
    ]);
  });
});
