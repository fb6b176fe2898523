import practice from 'content:practice';

/** Milliseconds without a sign of the visitor after which fetching a whole site disturbs nobody. */
const stillFor = 2000;
const signs = ['pointerdown', 'keydown', 'input', 'scroll'] as const;

/** Has the browser keep the site for offline use, once the visitor has been still for a moment. One who saves data is spared. */
export function keepForOffline(): void {
  if (!import.meta.env.PROD || !practice.switches.offline || !('serviceWorker' in navigator) || savesData(navigator))
    return;
  let timer: number | undefined;
  const wait = () => {
    clearTimeout(timer);
    timer = window.setTimeout(register, stillFor);
  };
  const register = () => {
    signs.forEach((sign) => {
      window.removeEventListener(sign, wait, { capture: true });
    });
    navigator.serviceWorker.register('/service-worker.js').catch(() => undefined);
  };
  signs.forEach((sign) => {
    window.addEventListener(sign, wait, { capture: true, passive: true });
  });
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
}

const savesData = ({ connection }: Navigator & { readonly connection?: { readonly saveData?: boolean } }) =>
  connection?.saveData === true;
