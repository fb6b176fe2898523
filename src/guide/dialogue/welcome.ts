import type { PanelWording } from '#src/collections/types.ts';
import { fillTemplate } from '#src/domain/fill-template.ts';
import { textBlock } from '../answers/blocks.ts';
import type { MessageContent } from '../model/message.ts';
import { askChip } from './chips.ts';

/**
 * The first message, with questions to tap. Takes the words of the panel, the name of the service whose page is shown, if one is, whose own questions
 * then take the place of the first ones, and sentences that go before.
 */
export function welcome(
  wording: Omit<PanelWording, 'panel'>,
  service: string | undefined,
  ...before: string[]
): MessageContent {
  const here =
    service === undefined ? [] : wording.suggestionsHere.map((suggestion) => fillTemplate(suggestion, { service }));
  const chips = [...here, ...wording.suggestions.slice(here.length)].slice(0, mostSuggestions).map(askChip);
  return { blocks: [...before, wording.welcome].map(textBlock), chips };
}

/** They lie in two rows on a phone; a further one would stand half out of sight. */
const mostSuggestions = 4;
