import './production.ts';
import { build, mergeConfig, type BuildOptions } from 'vite';
import viteConfig from '../../vite.config.ts';

/** Builds one of the bundles of the site. Takes what is of that bundle alone. Vite would load its configuration anew for each, and with it read and check the content again. */
export async function buildPart(options: BuildOptions): Promise<void> {
  const config = viteConfig({ command: 'build', mode: 'production' });
  await build(mergeConfig(config, { configFile: false, logLevel: 'warn', build: options }));
}
