/** Prints the section or region of the page that an element stands in, and nothing else. */
export function printPart(element: Element): void {
  const main = element.closest('main');
  const path = main ? pathToSection(element, main) : [];
  if (!main || path.length === 0) return;
  main.setAttribute('data-printing', '');
  path.forEach((part) => {
    part.setAttribute('data-print', '');
  });
  window.addEventListener(
    'afterprint',
    () => {
      main.removeAttribute('data-printing');
      path.forEach((part) => {
        part.removeAttribute('data-print');
      });
    },
    { once: true },
  );
  window.print();
}

/** The outermost section or region around an element and what holds it, up to the page itself. */
function pathToSection(element: Element, main: Element): readonly Element[] {
  const around: Element[] = [];
  for (let one: Element | null = element; one !== null && one !== main; one = one.parentElement) around.push(one);
  const section = around.findLastIndex((one) => one.matches('section, [role="region"]'));
  return section === -1 ? [] : around.slice(section);
}
