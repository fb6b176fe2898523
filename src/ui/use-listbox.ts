import { useId, useState, type KeyboardEvent } from 'react';
import { isOfComposition } from './composition.ts';

/** A list below a text field, from which an option is chosen without leaving the field. */
export interface ListboxControl {
  /** Whether the list shows. */
  readonly isOpen: boolean;
  /** The option that Enter would choose; -1 for none. */
  readonly active: number;
  readonly listId: string;
  readonly optionId: (index: number) => string;
  /** What the field says of the list. */
  readonly fieldProps: {
    readonly 'aria-autocomplete': 'list';
    readonly 'aria-controls': string | undefined;
    readonly 'aria-activedescendant': string | undefined;
  };
  /** Takes a key pressed in the field. Returns whether it was meant for the list. */
  readonly onKey: (event: KeyboardEvent) => boolean;
  /** The field has taken other words, or focus: the list may show again. */
  readonly reopen: () => void;
  readonly dismiss: () => void;
}

/**
 * Keeps which option is active, as the combobox pattern of ARIA has it: arrows go round, through the field itself; Home and End go to the ends
 * once an option is active; Enter chooses the active one; Escape shuts the list and nothing else. Takes how many options there are, and whether
 * Escape is meant for what the field stands in, too: then it is kept from that only while an option is active.
 */
export function useListbox(count: number, onChoose: (index: number) => void, isEscapeShared = false): ListboxControl {
  const listId = useId();
  const [isWanted, setIsWanted] = useState(false);
  const [chosen, setActive] = useState(-1);
  const isOpen = isWanted && count > 0;
  const active = isOpen && chosen < count ? chosen : -1;
  const optionId = (index: number) => `${listId}-${index}`;
  const dismiss = () => {
    setIsWanted(false);
    setActive(-1);
  };

  const onKey = (event: KeyboardEvent): boolean => {
    if (isOfComposition(event) || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return false;
    if (!isOpen) {
      if (event.key !== 'ArrowDown' || count === 0) return false;
      setIsWanted(true);
      setActive(0);
    } else if (event.key === 'Escape') {
      if (isEscapeShared && active < 0) return false;
      // The field stands in something that Escape shuts as well.
      event.stopPropagation();
      dismiss();
    } else if (event.key === 'Enter') {
      if (active < 0) return false;
      onChoose(active);
      dismiss();
    } else {
      const next = nextOption(event.key, active, count);
      if (next === undefined) return false;
      setActive(next);
    }
    event.preventDefault();
    return true;
  };

  return {
    isOpen,
    active,
    listId,
    optionId,
    fieldProps: {
      'aria-autocomplete': 'list',
      'aria-controls': isOpen ? listId : undefined,
      'aria-activedescendant': active < 0 ? undefined : optionId(active),
    },
    onKey,
    reopen: () => {
      setIsWanted(true);
      setActive(-1);
    },
    dismiss,
  };
}

/** The option that a key leads to, -1 for the field itself; undefined where the key is none of the list's. */
function nextOption(key: string, active: number, count: number): number | undefined {
  if (key === 'ArrowDown') return active === count - 1 ? -1 : active + 1;
  if (key === 'ArrowUp') return active < 0 ? count - 1 : active - 1;
  if (active < 0) return undefined;
  return { Home: 0, End: count - 1 }[key];
}
