import { groupedFigure } from '#src/domain/grouped-figure.ts';

/** Writes the figure in a field in Indian grouping while it is typed; the caret stays behind its digit. */
export function groupWhileTyped(control: HTMLInputElement): void {
  const { value, selectionStart } = control;
  const { text, caret } = groupedFigure({ text: value, caret: selectionStart ?? value.length });
  if (text === value) return;
  control.value = text;
  control.setSelectionRange(caret, caret);
}
