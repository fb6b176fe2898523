import { deviceStorage } from '#src/ui/browser-storage.ts';
import { useKeptText } from '#src/ui/use-kept-text.ts';

/** Who the visitor is, by the ids in `known`. The ticks stay on this device and go nowhere. */
export function useTicks(known: readonly string[]): {
  readonly who: ReadonlySet<string>;
  readonly isKept: boolean;
  readonly toggle: (id: string) => void;
  readonly clear: () => void;
} {
  const { text, isKept, keep } = useKeptText(deviceStorage, 'due-dates.who');
  const who = new Set(text.split(' ').filter((id) => known.includes(id)));
  return {
    who,
    isKept,
    toggle: (id) => {
      keep((who.has(id) ? [...who].filter((one) => one !== id) : [...who, id]).join(' '));
    },
    clear: () => {
      keep('');
    },
  };
}
