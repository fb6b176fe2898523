import type { GuideForms } from '../model/knowledge.ts';
import { intentAct, readIn } from './intent-act.ts';
import { formIntents, isUnknown, mayStartForm } from './rule-reader/form-triggers.ts';

/** Before the forms have been fetched: a message that may begin one is unclear until they are there. */
export const formsNotLoaded: GuideForms = {
  forms: [],
  dialogue: null,
  moreIntents: [],
  moreWording: null,
  understand: (message, _, { knowledge }) => {
    const intent = knowledge.intents.whole(message)?.id;
    const needsForms = mayStartForm(message, intent, knowledge) || isUnknown(message, intent, knowledge);
    const act =
      !needsForms && intent !== undefined && formIntents.has(intent)
        ? intentAct(intent)
        : ({ kind: needsForms ? 'needsForms' : 'ask' } as const);
    return readIn(message, [act]);
  },
};
