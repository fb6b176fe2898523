/** Takes things and what to group them by. Returns the groups in the order in which each begins. */
export function grouped<Item, Key>(items: readonly Item[], by: (item: Item) => Key): ReadonlyMap<Key, readonly Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const key = by(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}
