import type { RenamedForm } from '#src/collections/types.ts';
import type { Content } from '../content.ts';
import { lawRegister } from './register.ts';

/** The forms that people still call by the number they had before, each with all that took its place. Takes checked content. */
export function renamedForms({ law }: Content): readonly RenamedForm[] {
  const now = new Map<string, readonly string[]>();
  for (const { value } of lawRegister(law).facts.values())
    if (value.kind === 'form' && value.is.before !== undefined)
      now.set(value.is.before, [...(now.get(value.is.before) ?? []), value.is.now]);
  return [...now].map(([before, names]) => ({ before, now: names }));
}
