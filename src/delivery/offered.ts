import words from 'content:handing-over-words';
import { offerText } from '#src/ui/offer-text.ts';

/** Lays a text before the visitor that the browser did not copy. */
export function offerToCopy(text: string): void {
  offerText({ sentence: words.copyRefused, text, textName: words.text, close: words.close });
}

/** Lays before the visitor what a calendar file says, and a link that holds the file itself under its name. */
export function offerFile(text: string, href: string, file: string): void {
  const link = { name: words.file, href, file };
  offerText({ sentence: words.saveRefused, text, textName: words.text, link, close: words.close });
}

/** Says that the code which writes a calendar file could not be had. */
export function sayNotWritten(): void {
  offerText({ sentence: words.partMissing, text: '', textName: words.text, close: words.close });
}
