import { offerToCopy } from './offered.ts';

/** How a text gets to the clipboard, and what is done with one that does not. */
export interface CopyingPorts {
  readonly write: (text: string) => Promise<void>;
  readonly offer: (text: string) => void;
}

const browser: CopyingPorts = {
  // An in-app browser, or a page without a secure address, has no clipboard: the error of that is a refusal like any other.
  write: async (text) => navigator.clipboard.writeText(text),
  offer: offerToCopy,
};

/** Copies a text; where the browser refuses, or cannot, lays it before the visitor instead. Returns whether it was copied and never throws. */
export async function copyText(text: string, { write, offer }: CopyingPorts = browser): Promise<boolean> {
  try {
    await write(text);
    return true;
  } catch {
    offer(text);
    return false;
  }
}
