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
