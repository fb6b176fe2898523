import { tabStorage } from '#src/ui/browser-storage.ts';

export const draftKey = 'guide.draft';

/** What was done in the panel before the guide was there. */
export interface Written {
  /** What stands in the box. */
  readonly text: string;
  /** From where to where it is selected; undefined while the box has no focus. */
  readonly selection: readonly [number, number] | undefined;
  /** What was sent, or tapped. */
  readonly said: string | undefined;
}

/** What was begun in this tab and not sent. */
export const keptText = (): string => tabStorage.getItem(draftKey) ?? '';
