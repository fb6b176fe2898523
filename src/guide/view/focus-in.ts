import { isTouchScreen } from '#src/ui/touch-screen.ts';

type Control = HTMLInputElement | HTMLTextAreaElement;

/** Shows a group whole where there is room, and gives focus to what is chosen in it, or else to the first thing that can be filled in; on a touch screen to the group, so that no keyboard comes by itself. */
export function focusIn(group: HTMLElement | null): void {
  group?.scrollIntoView({ block: 'nearest' });
  if (isTouchScreen()) {
    group?.focus();
    return;
  }
  const controls = [...(group?.querySelectorAll<Control>('input:enabled, textarea') ?? [])];
  const [first] = controls;
  (controls.find((control) => control.name === first?.name && control.matches(':checked')) ?? first)?.focus();
}

interface Focusable {
  readonly focus: () => void;
}

/** Where focus goes as the panel opens: on a touch screen to the panel, as the keyboard would cover the greeting. */
export function focusFirst(panel: Focusable | null, box: Focusable | null): void {
  (isTouchScreen() ? panel : box)?.focus();
}
