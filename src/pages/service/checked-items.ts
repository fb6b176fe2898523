import { deviceStorage } from '#src/ui/browser-storage.ts';
import { useKeptText } from '#src/ui/use-kept-text.ts';

/** Which items of a list are ticked, by their text. The ticks stay on this device and go nowhere. */
export function useCheckedItems(list: string): {
  readonly ticked: ReadonlySet<string>;
  readonly isKept: boolean;
  readonly toggle: (item: string) => void;
} {
  const { text, isKept, keep } = useKeptText(deviceStorage, `checklist.1.${list}`);
  const ticked = new Set(text.split('\n').filter((item) => item !== ''));
  return {
    ticked,
    isKept,
    toggle: (item) => {
      keep((ticked.has(item) ? [...ticked].filter((one) => one !== item) : [...ticked, item]).join('\n'));
    },
  };
}
