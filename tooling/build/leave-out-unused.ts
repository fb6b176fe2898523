import type { Plugin } from 'vite';

/**
 * Lets Terser leave out of each script what the bundler's own minifier, which comes after it, does not find. A script of content alone has
 * nothing to leave out, and is passed by. The bundler shortens names itself.
 */
export function leaveOutUnused(): Plugin {
  return {
    name: 'leave-out-unused',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    async renderChunk(code, { moduleIds }) {
      if (moduleIds.every((id) => id.startsWith('\0content:'))) return null;
      const { minify } = await import('terser');
      const left = await minify(code, {
        module: true,
        ecma: 2020,
        safari10: true,
        mangle: false,
        compress: { passes: 3 },
      });
      return { code: left.code ?? code, map: null };
    },
  };
}
