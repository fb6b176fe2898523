import type { Plugin } from 'vite';

/** Read by Chromium: compile every function of this file on the thread that loads it, not each when it is first called. */
const hint = '//# allFunctionsCalledOnLoad\n';

/** Begins chunks with a hint to compile all their functions while they load. Takes the names of the chunks; throws when there is none of a name. */
export function compileHintsPlugin(names: readonly string[]): Plugin {
  return {
    name: 'compile-hints',
    // What the benchmarks build of single modules has no such chunks, and no manifest.
    apply: ({ build }, { command }) => command === 'build' && build?.manifest === true,
    applyToEnvironment: ({ name }) => name === 'client',
    // The comment counts at the very beginning alone, and Vite puts lines of its own there.
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
        for (const name of names) {
          const named = chunks.filter((chunk) => chunk.name === name);
          if (named.length === 0) throw new Error(`the build has no chunk ${name} to be compiled ahead`);
          for (const chunk of named) chunk.code = hint + chunk.code;
        }
      },
    },
  };
}
