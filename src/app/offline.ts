import practice from 'content:practice';
import { savesData, whenStill } from './stillness.ts';

/** Has the browser keep what the site needs for offline use, once the visitor has been still for a moment. One who saves data is spared. */
export function keepForOffline(): (() => void) | undefined {
  if (!import.meta.env.PROD || !practice.switches.offline || !('serviceWorker' in navigator) || savesData()) return;
  return whenStill(() => {
    navigator.serviceWorker.register('/service-worker.js').catch(() => undefined);
  });
}
