/**
 * Writes values once what came with them has been painted, only the last of those that come until then; at once where nothing is painted or the page is
 * left. Takes how a value is written.
 */
export function writeAfterPaint<Value>(write: (value: Value) => void): (value: Value) => void {
  let waiting: { readonly value: Value } | undefined;
  const now = () => {
    const last = waiting;
    waiting = undefined;
    if (last) write(last.value);
  };
  window.addEventListener('pagehide', now);
  document.addEventListener('visibilitychange', now);
  return (value) => {
    const isFirst = !waiting;
    waiting = { value };
    if (document.hidden) now();
    // The next frame begins when this one is on the screen; in the same one, what is painted would wait for the storage.
    else if (isFirst) requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(now)));
  };
}
