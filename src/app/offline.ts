import { practice } from '#src/collections/practice.ts';

/** Has the browser keep the site for offline use, once the page has come to rest. A visitor who saves data is spared. */
export function keepForOffline(): void {
  if (!import.meta.env.PROD || !practice.switches.offline || !('serviceWorker' in navigator) || savesData(navigator)) return;
  const register = () => { navigator.serviceWorker.register('/service-worker.js').catch(() => undefined); };
  // Safari has no idle callback.
  const whenIdle = () => ('requestIdleCallback' in window ? window.requestIdleCallback(register) : setTimeout(register));
  if (document.readyState === 'complete') whenIdle();
  else window.addEventListener('load', whenIdle, { once: true });
}

const savesData = ({ connection }: Navigator & { readonly connection?: { readonly saveData?: boolean } }) => connection?.saveData === true;
