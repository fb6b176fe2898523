import { resolve } from 'node:path';
import { build, type Rolldown } from 'vite';

/** Takes the name of a module beside this one; returns it and all it imports as one script for a page, as the site would be built. */
export async function scriptOf(module: string): Promise<string> {
  const built = (await build({
    logLevel: 'warn',
    build: {
      write: false,
      manifest: false,
      rolldownOptions: { input: resolve(import.meta.dirname, module), output: { codeSplitting: false } },
    },
  })) as Rolldown.RolldownOutput;
  return built.output[0].code;
}
