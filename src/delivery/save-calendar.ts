import { calendarFile, calendarText, type Calendar } from './calendar.ts';
import { offerFile } from './offered.ts';

/** What a browser does to save a file. */
export interface SavingPorts {
  readonly userAgent: string;
  /** Gives a file an address, and takes that address away again. */
  readonly hold: (file: Blob) => string;
  readonly release: (address: string) => void;
  /** Follows a link of the document to a file; returns what takes the link away. */
  readonly follow: (address: string, name: string) => () => void;
  /** Lays before the visitor what the file says, and the file as a link that needs no address. */
  readonly offer: (text: string, href: string, name: string) => void;
}

const browser = (): SavingPorts => ({
  userAgent: navigator.userAgent,
  hold: (file) => URL.createObjectURL(file),
  release: (address) => {
    URL.revokeObjectURL(address);
  },
  follow: (href, download) => {
    const link = Object.assign(document.createElement('a'), { href, download, hidden: true });
    document.body.append(link);
    link.click();
    return () => {
      link.remove();
    };
  },
  offer: offerFile,
});

let releaseLast: () => void = () => undefined;

/**
 * Hands a calendar to the visitor as a file under a name that ends in `.ics`. It is made in the browser and sent nowhere. Safari and in-app
 * browsers read it only after the tap: link and address stay until the next file is saved or the page is left. Where nothing is saved, or an
 * in-app browser keeps to itself whether anything was, the dates and a plain link are offered. Never throws.
 */
export function saveCalendar(calendar: Calendar, name: string, ports: SavingPorts = browser()): void {
  const file = calendarFile(calendar);
  const isSaved = follow(file, name, ports);
  if (!isSaved || inAppBrowser.test(ports.userAgent))
    ports.offer(calendarText(calendar), `data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`, name);
}

function follow(file: string, name: string, { hold, release, follow: goTo }: SavingPorts): boolean {
  releaseLast();
  releaseLast = () => undefined;
  try {
    const address = hold(new Blob([file], { type: 'text/calendar' }));
    const removeLink = goTo(address, name);
    releaseLast = () => {
      removeLink();
      release(address);
    };
    return true;
  } catch {
    return false;
  }
}

/** Android marks the view of a page within an app by "; wv"; on an iPhone such a view, unlike Safari and the browsers beside it, does not name Safari. */
const inAppBrowser = /; wv\)|\((?:iPhone|iPad|iPod)\b(?!.*Safari\/)/;
