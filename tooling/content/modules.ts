import { registry, type KindOfModule } from '#src/collections/registry.ts';
import type { DerivedModules, FormWording, PageModules, PanelWording, Wording } from '#src/collections/types.ts';
import {
  articleCards,
  articlePage,
  categoryPage,
  decisionCards,
  decisionNames,
  faqsInOrder,
  galleryPictures,
  homePage,
  logoPicture,
  navigation,
  serviceIndex,
  shownTestimonials,
  taxYears,
  servicePage,
  topicCards,
  topicPage,
  wordsPage,
} from './compile.ts';
import { packAsked } from '#src/search/asked-index.ts';
import { forwardIndex } from '#src/search/forward-index.ts';
import { packIndex } from '#src/search/packed-index.ts';
import { packLanguage } from './pack-language.ts';
import { figureSubjects } from './law/figure-subjects.ts';
import { renamedForms } from './law/renamed-forms.ts';
import { pageIds } from './page-ids.ts';
import { obligationGroups } from './obligations.ts';
import { formIntentIds } from '#src/collections/form-intents.ts';
import { formWordingKeys } from '#src/collections/form-wording.ts';
import { panelWordingKeys } from '#src/collections/panel-wording.ts';
import { allDecisions, decisionPage } from './decision-page.ts';
import { dueDateCues } from './due-date-cues.ts';
import { knowledge } from './knowledge.ts';
import { pagePassages } from './passages.ts';
import { joined } from './joined-words.ts';
import { stopWordsOf } from './stop-words.ts';
import { suggestionIndex } from './suggestion-index.ts';
import { wordsInOtherLetters, writtenWords } from './written-words.ts';
import type { Content } from './content.ts';
import { paths } from '#src/paths.ts';

/** How the modules made from several files come about. */
const derived: { readonly [Module in keyof DerivedModules]: (content: Content) => DerivedModules[Module] } = {
  navigation,
  'service-names': ({ services }) =>
    Object.fromEntries(services.map(({ id, fields }) => [paths.service(id), fields.name])),
  'page-ids': pageIds,
  index: serviceIndex,
  home: homePage,
  faqs: faqsInOrder,
  figures: figureSubjects,
  'renamed-forms': renamedForms,
  'tax-years': taxYears,
  obligations: obligationGroups,
  'due-date-cues': dueDateCues,
  topics: topicCards,
  articles: articleCards,
  'decision-cards': decisionCards,
  'decision-names': decisionNames,
  'all-decisions': allDecisions,
  testimonials: shownTestimonials,
  gallery: galleryPictures,
  'logo-picture': logoPicture,
  'guide-words': (content) => ({
    language: packLanguage({ ...content.language.fields, stopWords: [...stopWordsOf(content)].sort() }),
    intents: content.intents.fields.filter(({ id }) => !formIntentIds.has(id)),
    wording: wordingWhere(
      content,
      (key) => !isOfForms(key) && !isOfPanel(key),
    ) as DerivedModules['guide-words']['wording'],
  }),
  'panel-wording': (content) => wordingWhere(content, isOfPanel) as PanelWording,
  'form-intents': ({ intents }) => intents.fields.filter(({ id }) => formIntentIds.has(id)),
  'form-wording': (content) => wordingWhere(content, isOfForms) as FormWording,
  'script-words': (content) => ({
    words: writtenWords(content),
    kept: wordsInOtherLetters(content),
    ...content.scripts.fields,
  }),
  knowledge: (content) => packIndex(forwardIndex(knowledge(content))),
  asked: (content) => packAsked(pagePassages(content), content.outside),
  suggestions: suggestionIndex,
  'vocabulary-small': ({ vocabulary }) => joined(vocabulary.fields.small),
  'vocabulary-grammar': ({ vocabulary }) => joined(vocabulary.fields.grammar),
  'vocabulary-shifts': ({ vocabulary }) => joined(vocabulary.fields.shifts),
  'vocabulary-reading': ({ vocabulary }) => joined(vocabulary.fields.reading),
  'vocabulary-kinds': ({ vocabulary }) => joined(vocabulary.fields.kinds),
  'vocabulary-numbers': ({ vocabulary }) => joined(vocabulary.fields.numbers),
  'vocabulary-amounts': ({ vocabulary }) => joined(vocabulary.fields.amounts),
  'vocabulary-clauses': ({ vocabulary }) => joined(vocabulary.fields.clauses),
  'vocabulary-questions': ({ vocabulary }) => joined(vocabulary.fields.questions),
  'vocabulary-days': ({ vocabulary }) => joined(vocabulary.fields.days),
  'vocabulary-hours': ({ vocabulary }) => joined(vocabulary.fields.hours),
  'vocabulary-changes': ({ vocabulary }) => joined(vocabulary.fields.changes),
  'vocabulary-contacts': ({ vocabulary }) => joined(vocabulary.fields.contacts),
  'vocabulary-persons': ({ vocabulary }) => joined(vocabulary.fields.persons),
  'vocabulary-counting': ({ vocabulary }) => joined(vocabulary.fields.counting),
  'vocabulary-denials': ({ vocabulary }) => joined(vocabulary.fields.denials),
  'vocabulary-relatives': ({ vocabulary }) => joined(vocabulary.fields.relatives),
  'vocabulary-consent': ({ vocabulary }) => joined(vocabulary.fields.consent),
  'vocabulary-openings': ({ vocabulary }) => joined(vocabulary.fields.openings),
  'vocabulary-cues': ({ vocabulary }) => joined(vocabulary.fields.cues),
  'vocabulary-repairs': ({ vocabulary }) => joined(vocabulary.fields.repairs),
  'vocabulary-offices': ({ vocabulary }) => joined(vocabulary.fields.offices),
  'vocabulary-figures': ({ vocabulary }) => joined(vocabulary.fields.figures),
  'vocabulary-sensitive': ({ vocabulary }) => joined(vocabulary.fields.sensitive),
};

/** How the pages of collections come about. */
const pages: {
  readonly [Name in keyof PageModules]: (content: Content, entry: Content[Name][number]) => PageModules[Name];
} = {
  categories: categoryPage,
  services: servicePage,
  topics: topicPage,
  articles: articlePage,
  decisions: decisionPage,
  pages: wordsPage,
};

/** The modules that are the fields of one file: the name of the module and the kind of the file. */
const single = Object.entries(registry).flatMap(([name, kind]) =>
  'module' in kind && kind.module !== undefined
    ? [[kind.module, name as KindOfModule[keyof KindOfModule]] as const]
    : [],
);

const isOfForms = (key: string) => formWordingKeys.some((one) => one === key);
const isOfPanel = (key: string) => panelWordingKeys.some((one) => one === key);

const wordingWhere = ({ wording }: Content, isWanted: (key: string) => boolean): Partial<Wording> =>
  Object.fromEntries(Object.entries(wording.fields).filter(([key]) => isWanted(key)));

/** The names of all modules with content that is no page of its own, without `content:`. */
export const moduleNames: readonly string[] = [...single.map(([module]) => module), ...Object.keys(derived)];

/** The collections whose entries are pages. */
export const pageCollections = Object.keys(pages) as (keyof PageModules)[];

/** The modules that are large, and read faster by JSON.parse than by the JavaScript parser. */
const large: ReadonlySet<string> = new Set([
  'guide-words',
  'knowledge',
  'all-decisions',
  'suggestions',
] satisfies (keyof DerivedModules)[]);

/** The virtual modules that carry content into the site: module id to source text. Each source is made when first asked for. */
export function contentModules(content: Content): ReadonlyMap<string, () => string> {
  const pagesOf = <Name extends keyof PageModules>(name: Name) =>
    content[name].map(
      (entry: Content[Name][number]) =>
        [`content:${name}/${entry.id}`, () => data(pages[name](content, entry))] as const,
    );
  return new Map<string, () => string>([
    ...single.map(([module, name]) => [`content:${module}`, () => data(shownFields(content, name))] as const),
    ...Object.entries(derived).map(
      ([module, make]) => [`content:${module}`, () => (large.has(module) ? parsed : data)(make(content))] as const,
    ),
    ...pageCollections.map((name) => [`content:${name}-chunks`, () => chunks(content, name)] as const),
    ['content:passage-chunks', () => passageChunks(content)],
    ...[...pagePassages(content)].map(([href, passages]) => [`content:passages${href}`, () => data(passages)] as const),
    ...pageCollections.flatMap((name) => pagesOf(name)),
  ]);
}

/** What a file says, without what no page for visitors needs: where the editor of the live site saves. */
const shownFields = (content: Content, name: (typeof single)[number][1]) =>
  name === 'practice' ? { ...content.practice.fields, editor: undefined } : content[name].fields;

const data = (value: unknown) => `export default ${JSON.stringify(value)};`;

const parsed = (value: unknown) => `export default JSON.parse(${JSON.stringify(JSON.stringify(value))});`;

const passageChunks = (content: Content) =>
  `export const passages = {${[...pagePassages(content).keys()]
    .map((href) => `${JSON.stringify(href)}: () => import(${JSON.stringify(`content:passages${href}`)})`)
    .join(', ')}};`;

/** A page that code draws in a way of its own imports its words itself: a file of their own would be fetched by that page alone. */
function chunks(content: Content, name: keyof PageModules): string {
  const ids = name === 'pages' ? pageIds(content).texts : content[name].map(({ id }) => id);
  const loaders = ids.map((id) => `${JSON.stringify(id)}: () => import(${JSON.stringify(`content:${name}/${id}`)})`);
  return `export const ${name} = {${loaders.join(', ')}};`;
}
