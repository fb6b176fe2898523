/** Milliseconds without a sign of the visitor after which fetching something ahead disturbs nobody. */
const stillFor = 2000;
const signs = ['pointerdown', 'keydown', 'input', 'scroll', 'online'] as const;

/** Acts once the page has loaded and the visitor, with a connection, has been still for a moment. Returns what calls it off. */
export function whenStill(act: () => void): () => void {
  let timer: number | undefined;
  const wait = () => {
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      if (!navigator.onLine) return;
      callOff();
      act();
    }, stillFor);
  };
  const callOff = () => {
    clearTimeout(timer);
    window.removeEventListener('load', wait);
    signs.forEach((sign) => {
      window.removeEventListener(sign, wait, { capture: true });
    });
  };
  signs.forEach((sign) => {
    window.addEventListener(sign, wait, { capture: true, passive: true });
  });
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait);
  return callOff;
}

/** Whether the visitor's browser has been told to save data; nothing is fetched ahead then. */
export const savesData = (): boolean =>
  (navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true;

/** Acts at the first sign of the visitor with a connection, or once the page has been still for a moment. */
export function whenStillOrUsed(act: () => void): void {
  const once = () => {
    if (!navigator.onLine) return;
    callOff();
    signs.forEach((sign) => {
      window.removeEventListener(sign, once, { capture: true });
    });
    act();
  };
  const callOff = whenStill(once);
  signs.forEach((sign) => {
    window.addEventListener(sign, once, { capture: true, passive: true });
  });
}
