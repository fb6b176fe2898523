import type { Plugin } from 'vite';

/**
 * Lets Terser leave out of each script what the bundler's own minifier, which comes after it, does not find. A script of content or of
 * packages alone has hardly anything to leave out (React 97 bytes, for a quarter of the time), and is passed by. The bundler shortens names
 * itself.
 */
export function leaveOutUnused(): Plugin {
  return {
    name: 'leave-out-unused',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    async renderChunk(code, { moduleIds }) {
      if (moduleIds.every((id) => /^\0|\/node_modules\//.test(id))) return null;
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
