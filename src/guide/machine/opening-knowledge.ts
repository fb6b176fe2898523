import practice from 'content:practice';
import serviceNames from 'content:service-names';
import type { InvertedIndex } from '#src/search/inverted-index.ts';
import type { Finding } from '#src/search/search.ts';
import { formsNotLoaded } from '../understanding/before-forms.ts';
import { makeKnowledge } from '../understanding/make-knowledge.ts';
import { guideWords } from './guide-words.ts';

const index: InvertedIndex = {
  entries: Object.entries(serviceNames).map(([href, name]) => ({ href, name, kind: 'service' })),
  pages: [],
  entriesOfPage: [],
  vocabulary: new Map(),
  postings: [],
  phrasesOfPage: [],
  rarity: [],
};

const nothing: Finding = {
  outcome: 'none',
  results: [],
  aspect: undefined,
  isBare: false,
  outOfScope: undefined,
  subjects: [],
  isUnderstood: false,
  trace: { index, query: { units: [], aspects: [], outOfScope: undefined }, ranked: [] },
};

/** What the panel opens with: its words, the practice and the names of the services. What reads messages and finds pages comes behind it. */
export const openingKnowledge = makeKnowledge({
  index,
  search: { find: () => nothing },
  words: guideWords,
  practice,
  textsOf: () => null,
  guideForms: formsNotLoaded,
});
