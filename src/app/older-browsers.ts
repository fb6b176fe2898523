/** The parts of a browser that are filled in. */
export interface Fillable {
  readonly arrays: object;
  readonly texts: object;
  readonly objects: object;
  readonly forms: object;
}

function nth<Item>(this: ArrayLike<Item>, index: number): Item | undefined {
  return this[index < 0 ? this.length + index : index];
}

const ofArrays = {
  at: nth,
  findLastIndex<Item>(
    this: readonly Item[],
    fits: (item: Item, index: number, all: readonly Item[]) => unknown,
  ): number {
    for (let index = this.length - 1; index >= 0; index -= 1) if (fits(this[index] as Item, index, this)) return index;
    return -1;
  },
  findLast<Item>(
    this: readonly Item[],
    fits: (item: Item, index: number, all: readonly Item[]) => unknown,
  ): Item | undefined {
    return this[ofArrays.findLastIndex.call(this, fits as never)];
  },
  toSorted<Item>(this: readonly Item[], compare?: (one: Item, other: Item) => number): Item[] {
    return [...this].sort(compare);
  },
  toSpliced<Item>(this: readonly Item[], from: number, count: number, ...items: Item[]): Item[] {
    const copy = [...this];
    copy.splice(from, count, ...items);
    return copy;
  },
  with<Item>(this: readonly Item[], index: number, item: Item): Item[] {
    const copy = [...this];
    copy[index < 0 ? copy.length + index : index] = item;
    return copy;
  },
  toReversed<Item>(this: readonly Item[]): Item[] {
    return [...this].reverse();
  },
};

const ofForms = {
  /** Sends a form as a tap on one of its buttons does. */
  requestSubmit(this: HTMLFormElement, submitter?: HTMLElement | null): void {
    const button = submitter ?? this.querySelector<HTMLElement>('button:not([type="button"]):not([type="reset"])');
    button?.click();
  },
};

/** Fills in what the site uses and browsers of 2021 lack, as apps carry them for years; what is there stays. */
export function fillIn({ arrays, texts, objects, forms }: Fillable): void {
  fill(arrays, ofArrays);
  fill(texts, { at: nth });
  fill(objects, {
    hasOwn: (object: object, key: PropertyKey) => Object.prototype.hasOwnProperty.call(object, key),
  });
  fill(forms, ofForms);
}

function fill(target: object, parts: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(parts))
    if (!(name in target)) Object.defineProperty(target, name, { value, writable: true, configurable: true });
}
