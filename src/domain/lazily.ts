/** Takes what makes a value. Returns what gives that value, made when it is first asked for and the same from then on. */
export function lazily<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}
