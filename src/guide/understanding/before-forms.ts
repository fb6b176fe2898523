import type { GuideForms } from '../model/knowledge.ts';

/** Before the forms have been fetched: what reads a message comes with them. */
export const formsNotLoaded: GuideForms = {
  forms: [],
  dialogue: null,
  moreIntents: [],
  moreWording: null,
  understand: () => ({ acts: [] }),
};
