import type { GuideForms } from '../model/knowledge.ts';
import { intentOrSearch, isUnknown, mayStartForm } from './rule-reader/form-triggers.ts';

/** Before the forms have been fetched: a message that may begin one is unclear until they are there. */
export const formsNotLoaded: GuideForms = {
  forms: [],
  dialogue: null,
  moreIntents: [],
  moreWording: null,
  understand: (text, _, { knowledge }) => {
    const intent = knowledge.intents.whole(text)?.id;
    return mayStartForm(text, intent, knowledge) || isUnknown(text, intent, knowledge)
      ? { kind: 'needsForms' }
      : intentOrSearch(intent);
  },
};
