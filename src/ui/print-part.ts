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

/** Whatever is printed of the page, and however it was asked for, ends with this line. Returns how to leave it off again. */
export function footOnPaper(text: string): () => void {
  const line = document.createElement('p');
  line.textContent = text;
  line.setAttribute('data-print', '');
  const add = () => {
    const main = document.querySelector('main');
    if (main && main.lastElementChild?.textContent !== text) main.append(line);
  };
  const remove = () => {
    line.remove();
  };
  window.addEventListener('beforeprint', add);
  window.addEventListener('afterprint', remove);
  return () => {
    remove();
    window.removeEventListener('beforeprint', add);
    window.removeEventListener('afterprint', remove);
  };
}

/** The outermost section or region around an element and what holds it, up to the page itself. */
function pathToSection(element: Element, main: Element): readonly Element[] {
  const around: Element[] = [];
  for (let one: Element | null = element; one !== null && one !== main; one = one.parentElement) around.push(one);
  const section = around.findLastIndex((one) => one.matches('section, [role="region"]'));
  return section === -1 ? [] : around.slice(section);
}
