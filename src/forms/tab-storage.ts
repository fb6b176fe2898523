/** Keeps texts as long as the page lives: what stands in where the browser refuses its storage. */
class PageMemory implements Storage {
  readonly #kept = new Map<string, string>();

  get length() {
    return this.#kept.size;
  }

  clear() {
    this.#kept.clear();
  }

  getItem(key: string) {
    return this.#kept.get(key) ?? null;
  }

  key(index: number) {
    return [...this.#kept.keys()][index] ?? null;
  }

  removeItem(key: string) {
    this.#kept.delete(key);
  }

  setItem(key: string, value: string) {
    this.#kept.set(key, value);
  }
}

const memory = new PageMemory();

/** The storage of this tab. With storage blocked, asking for it already throws; then a memory of the page takes its place. */
export function tabStorage(): Storage {
  try {
    return window.sessionStorage;
  } catch {
    return memory;
  }
}
