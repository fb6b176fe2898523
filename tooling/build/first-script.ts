import { resolve } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';

const placeholder = '<!--first-script-->';

/**
 * Puts one small script, bundled by itself, into the head before the style sheet. As a file of the site it runs before the page is drawn
 * under a Content-Security-Policy that refuses inline script. `source` is its module, `name` what the file is called.
 */
export function firstScriptPlugin(source: string, name: string): Plugin {
  let reference: string | undefined;
  let isBuild = true;

  return {
    name: 'first-script',
    configResolved(config) {
      isBuild = config.command === 'build';
    },
    async buildStart() {
      if (isBuild && this.environment.name === 'client')
        reference = this.emitFile({ type: 'asset', name: `${name}.js`, source: await bundled(source) });
    },
    configureServer(server) {
      server.middlewares.use(`/${name}.js`, (_, res, next) => {
        bundled(source).then((code) => {
          res.setHeader('Content-Type', 'text/javascript');
          res.end(code);
        }, next);
      });
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const asset = Object.values(bundle ?? {}).find(
          (one) => one.type === 'asset' && one.names.includes(`${name}.js`),
        );
        if (reference !== undefined && !asset) throw new Error(`the build has no ${name}.js`);
        return html.replace(placeholder, `<script src="/${asset?.fileName ?? `${name}.js`}"></script>`);
      },
    },
  };
}

async function bundled(source: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      lib: { entry: resolve(source), formats: ['iife'], name: 'first' },
    },
  });
  const [first] = [built].flat() as Rolldown.RolldownOutput[];
  return first?.output[0].code ?? '';
}
