/** A text being typed, and where in it the caret stands. */
export interface Typed {
  readonly text: string;
  readonly caret: number;
}

/**
 * Takes a figure as it is being typed and returns it in Indian grouping, 1250000 as 12,50,000, with the caret behind the same digit. A text that holds
 * anything else than a figure, such as "12.5 lakh", stays as it is.
 */
export function groupedFigure({ text, caret }: Typed): Typed {
  if (!/^₹?[\d,]+(?:\.\d{0,2})?$/.test(text)) return { text, caret };
  const [whole = '', ...paise] = text.split('.');
  const digits = whole.replace(/\D/g, '');
  const head = digits.slice(0, -3).replace(/\B(?=(?:\d\d)+$)/g, ',');
  const sign = text.startsWith('₹') ? '₹' : '';
  const grouped = [`${sign}${head}${head === '' ? '' : ','}${digits.slice(-3)}`, ...paise].join('.');
  return { text: grouped, caret: placeBehind(grouped, text.slice(0, caret).replaceAll(',', '').length) };
}

/** The place behind so many signs of a text, not counting commas. */
function placeBehind(text: string, signs: number): number {
  let place = 0;
  for (let left = signs; left > 0 && place < text.length; place += 1) if (text[place] !== ',') left -= 1;
  return place;
}
