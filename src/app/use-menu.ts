import { useRef, useState, type KeyboardEvent } from 'react';
import { isOfComposition } from '#src/ui/composition.ts';

/** Something that a button opens: whether it is open, and Escape, which shuts it and gives focus back to the button. */
export function useMenu(pathname: string) {
  // Open on the page it was opened on: going on to another closes it.
  const [openedOn, setOpenedOn] = useState<string>();
  const button = useRef<HTMLButtonElement>(null);
  const isOpen = openedOn === pathname;
  const setIsOpen = (open: boolean) => {
    setOpenedOn(open ? pathname : undefined);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen || isOfComposition(event)) return;
    // A list within a menu closes first, and alone.
    event.stopPropagation();
    setIsOpen(false);
    button.current?.focus();
  };
  return { isOpen, setIsOpen, button, onKeyDown };
}
