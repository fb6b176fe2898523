import { installMissing } from './setup/install.mjs';
import { portFrom, portIsFree, portTakenSentence } from './setup/port.mjs';
import { npm, stopChildrenWithUs } from './setup/run.mjs';

try {
  await start();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

async function start() {
  const port = portFrom(process.env.PORT);
  // Asked before the build, which would otherwise replace the files another copy is serving.
  if (!(await portIsFree(port, process.env.HOST))) throw new Error(portTakenSentence(port));

  const letGo = stopChildrenWithUs();
  const notInstalled = await installMissing();
  if (notInstalled) throw new Error(notInstalled);
  const { code } = await npm(['run', 'build'], { show: true });
  if (code !== 0) throw new Error('The site could not be built, as said above.');
  letGo();

  const { register } = await import('tsx/esm/api');
  register();
  await import('./server/serve.ts');
}
