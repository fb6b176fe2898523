/**
 * Hands on only the last of the values that come within one task, at its end: a question and an answer that is at hand are kept in one go. Takes what is
 * done with a value; no value may come twice.
 */
export function lastOfTask<Value extends object>(work: (value: Value) => void): (value: Value) => void {
  let last: Value | undefined;
  return (value) => {
    last = value;
    queueMicrotask(() => {
      if (last === value) work(value);
    });
  };
}
