/**
 * Hands on only the last of the values that come within one task, at its end: a question and an answer that is at hand are kept in one go. Takes what is
 * done with it.
 */
export function lastOfTask<Value>(work: (value: Value) => void): (value: Value) => void {
  let last: { readonly value: Value } | undefined;
  return (value) => {
    if (!last)
      queueMicrotask(() => {
        if (last) work(last.value);
        last = undefined;
      });
    last = { value };
  };
}
