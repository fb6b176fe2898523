/** As many letters of a text as tell it from others. */
const tellingLetters = 40;

/** The element of a page that the first of some texts names by its id, or in which the first stands that is shown there. */
export function placeOf(page: Document, texts: readonly string[]): HTMLElement | undefined {
  const [named] = texts.flatMap((text) => page.querySelector<HTMLElement>(`main [id="${CSS.escape(text)}"]`) ?? []);
  if (named) return named;
  const holders = [...page.querySelectorAll<HTMLElement>('main *')].map((element) => {
    const own = [...element.childNodes].flatMap(({ nodeType, nodeValue }) =>
      nodeType === Node.TEXT_NODE ? [nodeValue ?? ''] : [],
    );
    return { element, own: own.join('') };
  });
  const beginnings = texts.map(shownBeginning).filter((text) => text.length > 2);
  return beginnings.flatMap((beginning) => holders.filter(({ own }) => own.includes(beginning)))[0]?.element;
}

/** What stands before the first figure of the law or mark of Markdown is shown as it was written. */
const shownBeginning = (text: string) => (/[^{*[`#\n]+/.exec(text)?.[0] ?? '').trim().slice(0, tellingLetters);
