/** The sentences that travel with every page: those of the panel before anything was said in it. */
export const panelWordingKeys = ['panel', 'welcome', 'suggestions', 'suggestionsHere'] as const;
