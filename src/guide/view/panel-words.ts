import type { Wording } from '#src/collections/types.ts';
import { fillTemplate } from '#src/domain/fill-template.ts';

export type PanelWords = Wording['panel'];

/** For whom the guide answers, and from what. Takes the words of the panel and the name of the practice. */
export const whoseOf = ({ whose }: PanelWords, practice: string): string => fillTemplate(whose, { practice });
