/** What reading a piece of typed text gives: a value, or one plain sentence that says why not. */
export type Parsed<Value> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly reason: string };

/** Takes the value that was read and returns it as an accepted reading. */
export function accepted<Value>(value: Value): Parsed<Value> {
  return { ok: true, value };
}

/** Takes the sentence the visitor is shown and returns it as a refusal. */
export function refused(reason: string): Parsed<never> {
  return { ok: false, reason };
}
