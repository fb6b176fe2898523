/** What is kept in a browser, text by text. */
export type KeptTexts = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * One storage of the browser. It never throws: what the browser refuses to keep, or has no room for, is held in memory as long as the page, and
 * `isKept` tells it apart.
 */
export class BrowserStorage implements KeptTexts {
  readonly #find: () => Storage | null | undefined;
  /** What the browser does not hold: a text, or null where one could not be removed. */
  readonly #held = new Map<string, string | null>();
  readonly #listeners = new Set<() => void>();

  /** Takes what finds the storage, which may throw. */
  constructor(find: () => Storage | null | undefined) {
    this.#find = find;
  }

  getItem(key: string): string | null {
    const held = this.#held.get(key);
    return held === undefined ? this.#read(key) : held;
  }

  setItem(key: string, text: string): void {
    const isWritten = this.#try((storage) => {
      storage.setItem(key, text);
    });
    if (isWritten && this.#read(key) === text) this.#held.delete(key);
    else {
      // What was kept before would come back with the next page, and be taken for the last word.
      this.#try((storage) => {
        storage.removeItem(key);
      });
      this.#held.set(key, text);
    }
    this.#notify();
  }

  removeItem(key: string): void {
    const isRemoved = this.#try((storage) => {
      storage.removeItem(key);
    });
    if (isRemoved) this.#held.delete(key);
    else this.#held.set(key, null);
    this.#notify();
  }

  /** Whether a text is still there when the page is loaded anew; true of one that was never written. */
  isKept(key: string): boolean {
    return typeof this.#held.get(key) !== 'string';
  }

  /** Calls the listener whenever something is written, here or in another tab. Returns what ends that. */
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    window.addEventListener('storage', listener);
    return () => {
      this.#listeners.delete(listener);
      window.removeEventListener('storage', listener);
    };
  };

  #read(key: string): string | null {
    let text: string | null = null;
    this.#try((storage) => {
      text = storage.getItem(key);
    });
    return text;
  }

  #try(act: (storage: Storage) => void): boolean {
    try {
      const storage = this.#find();
      if (!storage) return false;
      act(storage);
      return true;
    } catch {
      return false;
    }
  }

  #notify(): void {
    this.#listeners.forEach((listener) => {
      listener();
    });
  }
}

/** What is kept as long as this tab. */
export const tabStorage = new BrowserStorage(() => window.sessionStorage);

/** What is kept on this device. */
export const deviceStorage = new BrowserStorage(() => window.localStorage);

/**
 * Scripts of others may ask for the storage while they load, and break where asking throws; none at all is what they know to do without.
 * Takes the window; where its storage is refused, there is none from now on.
 */
export function hideRefusedStorage(owner: object): void {
  try {
    Reflect.get(owner, 'localStorage');
  } catch {
    Object.defineProperty(owner, 'localStorage', { value: undefined, configurable: true });
  }
}
