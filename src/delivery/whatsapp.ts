const longest = 1000;

/** Half a character, which encodeURIComponent refuses. */
const loneSurrogate = /\p{Surrogate}/gu;

/**
 * A link that opens WhatsApp with a draft. Takes the number (digits with country code; empty opens the share picker) and the text,
 * which is cut to 1,000 characters at a word.
 */
export function whatsAppLink(number: string, text: string): string {
  return `https://wa.me/${number}?text=${encodeURIComponent(shortened(text))}`;
}

function shortened(text: string): string {
  const whole = Array.from(text.trim().replace(loneSurrogate, '\u{FFFD}'));
  if (whole.length <= longest) return whole.join('');
  const cut = whole.slice(0, longest - 1).join('');
  const lastSpace = cut.lastIndexOf(' ');
  return `${lastSpace > longest / 2 ? cut.slice(0, lastSpace) : cut}…`;
}

/** A draft that carries a form: a first line, then a line for each field that is not empty. */
export function draftText(
  opening: string,
  rows: readonly { readonly label: string; readonly value: string }[],
): string {
  return [
    opening,
    ...rows.filter(({ value }) => value.trim() !== '').map(({ label, value }) => `${label}: ${value}`),
  ].join('\n');
}
