/**
 * Brings the place that a hash names (`#fact-2`) before the reader: a question opens, the place comes into view below the header, takes
 * focus and is marked. `:target` alone does not do: it knows nothing of places that were navigated to without a page load. Returns the
 * place; null where there is no hash, or no such place on the page.
 */
export function arriveAt(hash: string): HTMLElement | null {
  document.querySelector('[data-arrived]')?.removeAttribute('data-arrived');
  const place = hash === '' ? null : document.getElementById(decoded(hash.slice(1)));
  if (!place) return null;
  if (place instanceof HTMLDetailsElement) place.open = true;
  place.setAttribute('data-arrived', '');
  if (place.tabIndex < 0) place.setAttribute('tabindex', '-1');
  place.scrollIntoView();
  place.focus({ preventScroll: true });
  return place;
}

/** An address may hold anything; what is no encoding stands for itself. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
