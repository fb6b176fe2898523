/** Prints the part of the page that an element stands in, and nothing else. */
export function printPart(element: Element): void {
  const main = element.closest('main');
  const part = [...(main?.children ?? [])].find((child) => child.contains(element));
  if (!main || !part) return;
  main.setAttribute('data-printing', '');
  part.setAttribute('data-print', '');
  window.addEventListener(
    'afterprint',
    () => {
      main.removeAttribute('data-printing');
      part.removeAttribute('data-print');
    },
    { once: true },
  );
  window.print();
}
