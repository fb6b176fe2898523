import { expect, it } from 'vitest';
import { compileHintsPlugin } from '#tooling/build/compile-hints.ts';

type Bundle = Record<string, { type: 'chunk' | 'asset'; name: string; code: string }>;

/** What a bundle of these chunks holds once the plugin has gone over it. */
function hinted(names: readonly string[], chunks: readonly string[]): readonly string[] {
  const bundle: Bundle = Object.fromEntries(
    chunks.map((name) => [`${name}.js`, { type: 'chunk', name, code: `/* ${name} */` }]),
  );
  const { generateBundle } = compileHintsPlugin(names) as unknown as {
    readonly generateBundle: { readonly handler: (options: object, bundle: Bundle) => void };
  };
  generateBundle.handler({}, bundle);
  return Object.values(bundle).map(({ code }) => code);
}

it('begins the named chunks with the hint, and no other', () => {
  expect(hinted(['react', 'site'], ['react', 'site', 'booking'])).toEqual([
    '//# allFunctionsCalledOnLoad\n/* react */',
    '//# allFunctionsCalledOnLoad\n/* site */',
    '/* booking */',
  ]);
});

it('stops the build when a chunk it names is gone', () => {
  expect(() => hinted(['react'], ['site'])).toThrow('the build has no chunk react to be compiled ahead');
});
