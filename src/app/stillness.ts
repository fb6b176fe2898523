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

interface Connection {
  readonly saveData?: boolean;
  readonly type?: string;
}

/** Whether the visitor saves data, or pays for each megabyte as on a mobile network; nothing is fetched ahead then. */
export function savesData(): boolean {
  const { saveData, type } = (navigator as Navigator & { readonly connection?: Connection }).connection ?? {};
  return saveData === true || type === 'cellular';
}
