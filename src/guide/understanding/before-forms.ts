import { isFormId } from '#src/collections/form-ids.ts';
import type { GuideForms } from '../model/knowledge.ts';
import { intentAct, readIn } from './intent-act.ts';

/** Before the forms have been fetched: what is no fixed phrase as a whole is read when what reads it is there, which comes with them. */
export const formsNotLoaded: GuideForms = {
  forms: [],
  dialogue: null,
  moreIntents: [],
  moreWording: null,
  understand: (message, _, { knowledge }) => {
    const intent = knowledge.intents.whole(message)?.id;
    const isReady = intent !== undefined && !isFormId(intent);
    return readIn(message, [isReady ? intentAct(intent) : { kind: 'needsForms' }]);
  },
};
