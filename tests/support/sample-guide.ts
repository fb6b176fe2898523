import moreWording from 'content:form-wording';
import guideWords from 'content:guide-words';
import panelWording from 'content:panel-wording';
import practice from 'content:practice';
import type { Intents, KnowledgeEntry, Language } from '#src/collections/types.ts';
import { appointmentForm } from '#src/forms/appointment.ts';
import { message } from '#src/forms/message.ts';
import { regimeComparison } from '#src/forms/regime-comparison.ts';
import { taxEstimate } from '#src/forms/tax-estimate.ts';
import { formDialogue } from '#src/guide/dialogue/form-dialogue.ts';
import { understand } from '#src/guide/understanding/understand.ts';
import { makeKnowledge } from '#src/guide/understanding/make-knowledge.ts';
import type { TurnContext } from '#src/guide/model/knowledge.ts';
import { forwardIndex } from '#src/search/forward-index.ts';
import { invertedIndex } from '#src/search/inverted-index.ts';
import { lexicon } from '#src/search/language.ts';
import { makeSearch } from '#src/search/search.ts';
import { entry } from './small-site.ts';

/** A practice of the tests' own: four services, and hours unlike those of the site. */
export const appointment = appointmentForm({
  appointmentServices: [
    { id: 'returns', name: 'Tax Return', minutes: 60, words: ['tax', 'return', 'itr'] },
    { id: 'gst', name: 'GST Help', minutes: 30, words: ['gst'] },
    { id: 'audit', name: 'Audit', minutes: 60, words: ['audit', 'auditor'] },
    { id: 'other', name: 'General Talk', minutes: 30, words: ['general', 'else'] },
  ],
  offices: [],
  hours: [],
  closings: [],
  slots: ['09:30 AM', '11:00 AM', '12:00 PM', '02:00 PM', '04:00 PM', '05:30 PM'],
});

const knowledgeEntries: readonly KnowledgeEntry[] = [
  entry(
    'service',
    '/services/gst-registration',
    'GST Registration',
    ['gst number', 'gstin'],
    'Who sells above a limit.',
  ),
  entry('service', '/services/tax-audit', 'Tax Audit', ['audit of books'], 'Books above a turnover are audited.'),
  entry('service', '/services/partnership', 'Partnership Firm', ['partnership deed'], 'Two or more people.'),
  entry('page', '/contact', 'Contact', ['office'], 'Write or call.'),
];

const language: Language = {
  stopWords:
    'i we you me my the a an is am are was it that this to for of on at in and or please would like want need can how what when do does lakh lakhs crore'.split(
      ' ',
    ),
  aspects: {
    documents: ['documents', 'papers'],
    time: ['how long'],
    process: ['steps'],
    fees: ['fees', 'cost'],
    dates: ['due date'],
    who: ['who needs'],
    what: ['what is'],
  },
  synonyms: [],
  corrections: 'change correct update edit fix replace make set actually instead wrong sorry'.split(' '),
  polite: 'please yes ok it now sir and the all is fine looks good'.split(' '),
  negations: 'not dont no never cancel stop'.split(' '),
  delays: 'later wait yet tomorrow after if maybe think sure first moment hour'.split(' '),
  outOfScope: ['passport'],
};

const intent = (id: Intents[number]['id'], phrases: readonly string[], within: readonly string[] = []) => ({
  id,
  phrases: [...phrases],
  within: [...within],
  reply: '',
  links: [],
});

const intents: Intents = [
  intent('appointment', ['book an appointment', 'appointment'], ['book an appointment', 'need an appointment']),
  intent('tax-estimate', ['calculate my tax', 'tax calculator'], ['calculate my tax']),
  intent('message', ['leave a message', 'send a message'], ['leave a message']),
  intent('human', ['talk to a person']),
  intent('office', ['office hours'], ['open on sunday']),
  intent('help', ['help']),
  intent('back', ['back', 'go back']),
  intent('skip', ['skip']),
  intent('cancel', ['cancel', 'stop']),
  intent('restart', ['start over']),
  intent('thanks', ['thanks']),
  intent('greeting', ['hello']),
  intent('yes', ['yes', 'ok', 'send it', 'pampandi']),
  intent('no', ['no', 'not yet']),
  intent('review', ['my answers']),
  intent('why', ['why do you ask']),
  intent('complaint', ['what a chat']),
  intent('reply-time', ['when is it answered']),
];

const index = invertedIndex(forwardIndex(knowledgeEntries));

/** What the guide knows of that practice, on a Saturday at noon in India. */
export const context: TurnContext = {
  knowledge: makeKnowledge({
    index,
    search: makeSearch(index, lexicon(language)),
    words: { language, intents, wording: { ...guideWords.wording, ...panelWording } },
    practice,
    textsOf: () => null,
    guideForms: {
      forms: [taxEstimate, regimeComparison, message, appointment],
      understand,
      dialogue: formDialogue,
      moreIntents: [],
      moreWording,
    },
  }),
  now: new Date('2026-11-21T06:30:00Z'),
  page: '/',
};

export const { wording } = context.knowledge;
