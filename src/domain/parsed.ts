import type { refusals, Refusal, RefusalCode, RefusalValue } from './refusal.ts';

/** What reading a piece of typed text gives: a value, or why not. */
export type Parsed<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly refusal: Refusal };

/** Takes the value that was read and returns it as an accepted reading. */
export function accepted<Value>(value: Value): Parsed<Value> {
  return { ok: true, value };
}

/** A reason whose sentence holds no value, such as that an answer is missing. */
export type EmptyRefusal = {
  [Code in RefusalCode]: (typeof refusals)[Code] extends readonly [] ? Code : never;
}[RefusalCode];

type ValuesOf<Code extends RefusalCode> = Readonly<Record<(typeof refusals)[Code][number], RefusalValue>>;

/** Takes the reason and the values its sentence holds, and returns a refusal. */
export function refused<Code extends RefusalCode>(
  code: Code,
  ...[values]: (typeof refusals)[Code] extends readonly [] ? [] : [ValuesOf<Code>]
): Parsed<never> {
  return { ok: false, refusal: { code, values: values ?? {} } };
}
