/** Acts once what was drawn is on the screen, or at once where nobody looks. Returns what calls it off. */
export function afterPaint(act: () => void): () => void {
  if (document.visibilityState === 'hidden') {
    act();
    return () => undefined;
  }
  let timer: number | undefined;
  const frame = requestAnimationFrame(() => {
    timer = window.setTimeout(act);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
