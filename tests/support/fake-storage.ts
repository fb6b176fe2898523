/** A storage in memory that stands in for the tab's. */
export class FakeStorage implements Storage {
  readonly #kept = new Map<string, string>();

  get length(): number {
    return this.#kept.size;
  }

  key(index: number): string | null {
    return [...this.#kept.keys()][index] ?? null;
  }

  getItem(key: string): string | null {
    return this.#kept.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    this.#kept.set(key, value);
  }

  removeItem(key: string): void {
    this.#kept.delete(key);
  }

  clear(): void {
    this.#kept.clear();
  }
}

/** A storage that refuses everything, as a browser's does when the visitor has switched it off. */
export class RefusingStorage extends FakeStorage {
  override getItem(): string | null {
    throw new DOMException('switched off', 'SecurityError');
  }

  override setItem(): void {
    throw new DOMException('full', 'QuotaExceededError');
  }

  override removeItem(): void {
    throw new DOMException('switched off', 'SecurityError');
  }
}

/** A storage that gives what it has and takes nothing more. */
export class FullStorage extends FakeStorage {
  isFull = true;

  constructor(before: Readonly<Record<string, string>> = {}) {
    super();
    for (const [key, text] of Object.entries(before)) super.setItem(key, text);
  }

  override setItem(key: string, text: string): void {
    if (this.isFull) throw new DOMException('full', 'QuotaExceededError');
    super.setItem(key, text);
  }
}
