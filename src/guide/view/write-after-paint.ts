/**
 * Writes values once what came with them has been painted, only the last of those that come until then; at once where nothing is painted or the page is
 * left. Takes how a value is written. `now` writes what waits, for whoever reads it back.
 */
export function writeAfterPaint<Value>(write: (value: Value) => void): {
  readonly later: (value: Value) => void;
  readonly now: () => void;
} {
  let waiting: { readonly value: Value } | undefined;
  const now = () => {
    const last = waiting;
    waiting = undefined;
    if (last) write(last.value);
  };
  window.addEventListener('pagehide', now);
  document.addEventListener('visibilitychange', now);
  const later = (value: Value) => {
    const isFirst = !waiting;
    waiting = { value };
    if (document.hidden) now();
    // The next frame begins when this one is on the screen; in the same one, what is painted would wait for the storage.
    else if (isFirst) requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(now)));
  };
  return { later, now };
}
