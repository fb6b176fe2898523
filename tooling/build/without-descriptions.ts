import type { Plugin } from 'vite';

/**
 * Leaves the descriptions of states out of the built site: `docs/guide.md` is drawn from them, and no visitor reads them. `source` is
 * the file of the machine, as its path ends.
 */
export function withoutDescriptionsPlugin(source: string): Plugin {
  return {
    name: 'without-descriptions',
    apply: 'build',
    enforce: 'pre',
    transform: {
      handler: (code, id) => (id.endsWith(source) ? withoutDescriptions(code) : undefined),
    },
  };
}

/** Takes the text of a module and returns it without the properties `description` that are one text in single quotation marks. */
export function withoutDescriptions(code: string): string {
  return code.replace(/\bdescription:\s*'(?:[^'\\\n]|\\.)*',?\s*/g, '');
}
