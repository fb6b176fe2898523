// Written by `npm run docs` from the registry.
declare module 'content:practice' {
  import type { ContentModules } from '#src/collections/types.ts';
  const content: ContentModules['practice'];
  export default content;
}
declare module 'content:tax-year' {
  import type { ContentModules } from '#src/collections/types.ts';
  const content: ContentModules['tax-year'];
  export default content;
}
declare module 'content:tax-estimate-words' {
  import type { ContentModules } from '#src/collections/types.ts';
  const content: ContentModules['tax-estimate-words'];
  export default content;
}
declare module 'content:regime-comparison-words' {
  import type { ContentModules } from '#src/collections/types.ts';
  const content: ContentModules['regime-comparison-words'];
  export default content;
}
declare module 'content:message-words' {
  import type { ContentModules } from '#src/collections/types.ts';
  const content: ContentModules['message-words'];
  export default content;
}
declare module 'content:appointment-words' {
  import type { ContentModules } from '#src/collections/types.ts';
  const content: ContentModules['appointment-words'];
  export default content;
}
declare module 'content:answer-words' {
  import type { ContentModules } from '#src/collections/types.ts';
  const content: ContentModules['answer-words'];
  export default content;
}
declare module 'content:reading-words' {
  import type { ContentModules } from '#src/collections/types.ts';
  const content: ContentModules['reading-words'];
  export default content;
}
declare module 'content:sending-words' {
  import type { ContentModules } from '#src/collections/types.ts';
  const content: ContentModules['sending-words'];
  export default content;
}
declare module 'content:layout-words' {
  import type { ContentModules } from '#src/collections/types.ts';
  const content: ContentModules['layout-words'];
  export default content;
}
declare module 'content:shared-words' {
  import type { ContentModules } from '#src/collections/types.ts';
  const content: ContentModules['shared-words'];
  export default content;
}
declare module 'content:not-found-words' {
  import type { ContentModules } from '#src/collections/types.ts';
  const content: ContentModules['not-found-words'];
  export default content;
}
declare module 'content:handing-over-words' {
  import type { ContentModules } from '#src/collections/types.ts';
  const content: ContentModules['handing-over-words'];
  export default content;
}
declare module 'content:offline-words' {
  import type { ContentModules } from '#src/collections/types.ts';
  const content: ContentModules['offline-words'];
  export default content;
}
declare module 'content:services-page-words' {
  import type { ContentModules } from '#src/collections/types.ts';
  const content: ContentModules['services-page-words'];
  export default content;
}
declare module 'content:category-page-words' {
  import type { ContentModules } from '#src/collections/types.ts';
  const content: ContentModules['category-page-words'];
  export default content;
}
declare module 'content:service-page-words' {
  import type { ContentModules } from '#src/collections/types.ts';
  const content: ContentModules['service-page-words'];
  export default content;
}
declare module 'content:document-list-words' {
  import type { ContentModules } from '#src/collections/types.ts';
  const content: ContentModules['document-list-words'];
  export default content;
}
declare module 'content:topic-words' {
  import type { ContentModules } from '#src/collections/types.ts';
  const content: ContentModules['topic-words'];
  export default content;
}
declare module 'content:article-words' {
  import type { ContentModules } from '#src/collections/types.ts';
  const content: ContentModules['article-words'];
  export default content;
}
declare module 'content:search-words' {
  import type { ContentModules } from '#src/collections/types.ts';
  const content: ContentModules['search-words'];
  export default content;
}
declare module 'content:figure-words' {
  import type { ContentModules } from '#src/collections/types.ts';
  const content: ContentModules['figure-words'];
  export default content;
}
declare module 'content:due-date-words' {
  import type { ContentModules } from '#src/collections/types.ts';
  const content: ContentModules['due-date-words'];
  export default content;
}
declare module 'content:due-date-page-words' {
  import type { ContentModules } from '#src/collections/types.ts';
  const content: ContentModules['due-date-page-words'];
  export default content;
}
declare module 'content:decision-words' {
  import type { ContentModules } from '#src/collections/types.ts';
  const content: ContentModules['decision-words'];
  export default content;
}
declare module 'content:faq-words' {
  import type { ContentModules } from '#src/collections/types.ts';
  const content: ContentModules['faq-words'];
  export default content;
}
declare module 'content:gallery-words' {
  import type { ContentModules } from '#src/collections/types.ts';
  const content: ContentModules['gallery-words'];
  export default content;
}
declare module 'content:testimonial-words' {
  import type { ContentModules } from '#src/collections/types.ts';
  const content: ContentModules['testimonial-words'];
  export default content;
}
declare module 'content:form-page-words' {
  import type { ContentModules } from '#src/collections/types.ts';
  const content: ContentModules['form-page-words'];
  export default content;
}
declare module 'content:contact-words' {
  import type { ContentModules } from '#src/collections/types.ts';
  const content: ContentModules['contact-words'];
  export default content;
}
declare module 'content:opening-hours-words' {
  import type { ContentModules } from '#src/collections/types.ts';
  const content: ContentModules['opening-hours-words'];
  export default content;
}
declare module 'content:message-form-words' {
  import type { ContentModules } from '#src/collections/types.ts';
  const content: ContentModules['message-form-words'];
  export default content;
}
declare module 'content:booking-words' {
  import type { ContentModules } from '#src/collections/types.ts';
  const content: ContentModules['booking-words'];
  export default content;
}
declare module 'content:calculator-words' {
  import type { ContentModules } from '#src/collections/types.ts';
  const content: ContentModules['calculator-words'];
  export default content;
}
declare module 'content:regime-words' {
  import type { ContentModules } from '#src/collections/types.ts';
  const content: ContentModules['regime-words'];
  export default content;
}
declare module 'content:due-date-answers' {
  import type { ContentModules } from '#src/collections/types.ts';
  const content: ContentModules['due-date-answers'];
  export default content;
}
declare module 'content:office-answers' {
  import type { ContentModules } from '#src/collections/types.ts';
  const content: ContentModules['office-answers'];
  export default content;
}
declare module 'content:refusals' {
  import type { ContentModules } from '#src/collections/types.ts';
  const content: ContentModules['refusals'];
  export default content;
}
declare module 'content:particulars' {
  import type { ContentModules } from '#src/collections/types.ts';
  const content: ContentModules['particulars'];
  export default content;
}
declare module 'content:navigation' {
  import type { ContentModules } from '#src/collections/types.ts';
  const content: ContentModules['navigation'];
  export default content;
}
declare module 'content:service-names' {
  import type { ContentModules } from '#src/collections/types.ts';
  const content: ContentModules['service-names'];
  export default content;
}
declare module 'content:page-ids' {
  import type { ContentModules } from '#src/collections/types.ts';
  const content: ContentModules['page-ids'];
  export default content;
}
declare module 'content:index' {
  import type { ContentModules } from '#src/collections/types.ts';
  const content: ContentModules['index'];
  export default content;
}
declare module 'content:home' {
  import type { ContentModules } from '#src/collections/types.ts';
  const content: ContentModules['home'];
  export default content;
}
declare module 'content:faqs' {
  import type { ContentModules } from '#src/collections/types.ts';
  const content: ContentModules['faqs'];
  export default content;
}
declare module 'content:figures' {
  import type { ContentModules } from '#src/collections/types.ts';
  const content: ContentModules['figures'];
  export default content;
}
declare module 'content:renamed-forms' {
  import type { ContentModules } from '#src/collections/types.ts';
  const content: ContentModules['renamed-forms'];
  export default content;
}
declare module 'content:tax-years' {
  import type { ContentModules } from '#src/collections/types.ts';
  const content: ContentModules['tax-years'];
  export default content;
}
declare module 'content:obligations' {
  import type { ContentModules } from '#src/collections/types.ts';
  const content: ContentModules['obligations'];
  export default content;
}
declare module 'content:due-date-cues' {
  import type { ContentModules } from '#src/collections/types.ts';
  const content: ContentModules['due-date-cues'];
  export default content;
}
declare module 'content:topics' {
  import type { ContentModules } from '#src/collections/types.ts';
  const content: ContentModules['topics'];
  export default content;
}
declare module 'content:articles' {
  import type { ContentModules } from '#src/collections/types.ts';
  const content: ContentModules['articles'];
  export default content;
}
declare module 'content:decision-cards' {
  import type { ContentModules } from '#src/collections/types.ts';
  const content: ContentModules['decision-cards'];
  export default content;
}
declare module 'content:decision-names' {
  import type { ContentModules } from '#src/collections/types.ts';
  const content: ContentModules['decision-names'];
  export default content;
}
declare module 'content:all-decisions' {
  import type { ContentModules } from '#src/collections/types.ts';
  const content: ContentModules['all-decisions'];
  export default content;
}
declare module 'content:testimonials' {
  import type { ContentModules } from '#src/collections/types.ts';
  const content: ContentModules['testimonials'];
  export default content;
}
declare module 'content:gallery' {
  import type { ContentModules } from '#src/collections/types.ts';
  const content: ContentModules['gallery'];
  export default content;
}
declare module 'content:logo-picture' {
  import type { ContentModules } from '#src/collections/types.ts';
  const content: ContentModules['logo-picture'];
  export default content;
}
declare module 'content:guide-words' {
  import type { ContentModules } from '#src/collections/types.ts';
  const content: ContentModules['guide-words'];
  export default content;
}
declare module 'content:panel-wording' {
  import type { ContentModules } from '#src/collections/types.ts';
  const content: ContentModules['panel-wording'];
  export default content;
}
declare module 'content:form-intents' {
  import type { ContentModules } from '#src/collections/types.ts';
  const content: ContentModules['form-intents'];
  export default content;
}
declare module 'content:form-wording' {
  import type { ContentModules } from '#src/collections/types.ts';
  const content: ContentModules['form-wording'];
  export default content;
}
declare module 'content:script-words' {
  import type { ContentModules } from '#src/collections/types.ts';
  const content: ContentModules['script-words'];
  export default content;
}
declare module 'content:knowledge' {
  import type { ContentModules } from '#src/collections/types.ts';
  const content: ContentModules['knowledge'];
  export default content;
}
declare module 'content:asked' {
  import type { ContentModules } from '#src/collections/types.ts';
  const content: ContentModules['asked'];
  export default content;
}
declare module 'content:suggestions' {
  import type { ContentModules } from '#src/collections/types.ts';
  const content: ContentModules['suggestions'];
  export default content;
}
declare module 'content:vocabulary-small' {
  import type { ContentModules } from '#src/collections/types.ts';
  const content: ContentModules['vocabulary-small'];
  export default content;
}
declare module 'content:vocabulary-grammar' {
  import type { ContentModules } from '#src/collections/types.ts';
  const content: ContentModules['vocabulary-grammar'];
  export default content;
}
declare module 'content:vocabulary-shifts' {
  import type { ContentModules } from '#src/collections/types.ts';
  const content: ContentModules['vocabulary-shifts'];
  export default content;
}
declare module 'content:vocabulary-reading' {
  import type { ContentModules } from '#src/collections/types.ts';
  const content: ContentModules['vocabulary-reading'];
  export default content;
}
declare module 'content:vocabulary-kinds' {
  import type { ContentModules } from '#src/collections/types.ts';
  const content: ContentModules['vocabulary-kinds'];
  export default content;
}
declare module 'content:vocabulary-numbers' {
  import type { ContentModules } from '#src/collections/types.ts';
  const content: ContentModules['vocabulary-numbers'];
  export default content;
}
declare module 'content:vocabulary-amounts' {
  import type { ContentModules } from '#src/collections/types.ts';
  const content: ContentModules['vocabulary-amounts'];
  export default content;
}
declare module 'content:vocabulary-clauses' {
  import type { ContentModules } from '#src/collections/types.ts';
  const content: ContentModules['vocabulary-clauses'];
  export default content;
}
declare module 'content:vocabulary-questions' {
  import type { ContentModules } from '#src/collections/types.ts';
  const content: ContentModules['vocabulary-questions'];
  export default content;
}
declare module 'content:vocabulary-days' {
  import type { ContentModules } from '#src/collections/types.ts';
  const content: ContentModules['vocabulary-days'];
  export default content;
}
declare module 'content:vocabulary-hours' {
  import type { ContentModules } from '#src/collections/types.ts';
  const content: ContentModules['vocabulary-hours'];
  export default content;
}
declare module 'content:vocabulary-changes' {
  import type { ContentModules } from '#src/collections/types.ts';
  const content: ContentModules['vocabulary-changes'];
  export default content;
}
declare module 'content:vocabulary-contacts' {
  import type { ContentModules } from '#src/collections/types.ts';
  const content: ContentModules['vocabulary-contacts'];
  export default content;
}
declare module 'content:vocabulary-persons' {
  import type { ContentModules } from '#src/collections/types.ts';
  const content: ContentModules['vocabulary-persons'];
  export default content;
}
declare module 'content:vocabulary-counting' {
  import type { ContentModules } from '#src/collections/types.ts';
  const content: ContentModules['vocabulary-counting'];
  export default content;
}
declare module 'content:vocabulary-denials' {
  import type { ContentModules } from '#src/collections/types.ts';
  const content: ContentModules['vocabulary-denials'];
  export default content;
}
declare module 'content:vocabulary-relatives' {
  import type { ContentModules } from '#src/collections/types.ts';
  const content: ContentModules['vocabulary-relatives'];
  export default content;
}
declare module 'content:vocabulary-consent' {
  import type { ContentModules } from '#src/collections/types.ts';
  const content: ContentModules['vocabulary-consent'];
  export default content;
}
declare module 'content:vocabulary-openings' {
  import type { ContentModules } from '#src/collections/types.ts';
  const content: ContentModules['vocabulary-openings'];
  export default content;
}
declare module 'content:vocabulary-cues' {
  import type { ContentModules } from '#src/collections/types.ts';
  const content: ContentModules['vocabulary-cues'];
  export default content;
}
declare module 'content:vocabulary-repairs' {
  import type { ContentModules } from '#src/collections/types.ts';
  const content: ContentModules['vocabulary-repairs'];
  export default content;
}
declare module 'content:vocabulary-offices' {
  import type { ContentModules } from '#src/collections/types.ts';
  const content: ContentModules['vocabulary-offices'];
  export default content;
}
declare module 'content:vocabulary-figures' {
  import type { ContentModules } from '#src/collections/types.ts';
  const content: ContentModules['vocabulary-figures'];
  export default content;
}
declare module 'content:vocabulary-sensitive' {
  import type { ContentModules } from '#src/collections/types.ts';
  const content: ContentModules['vocabulary-sensitive'];
  export default content;
}
declare module 'content:categories-chunks' {
  import type { Chunks } from '#src/collections/types.ts';
  export const categories: Chunks<'categories'>;
}
declare module 'content:services-chunks' {
  import type { Chunks } from '#src/collections/types.ts';
  export const services: Chunks<'services'>;
}
declare module 'content:topics-chunks' {
  import type { Chunks } from '#src/collections/types.ts';
  export const topics: Chunks<'topics'>;
}
declare module 'content:articles-chunks' {
  import type { Chunks } from '#src/collections/types.ts';
  export const articles: Chunks<'articles'>;
}
declare module 'content:decisions-chunks' {
  import type { Chunks } from '#src/collections/types.ts';
  export const decisions: Chunks<'decisions'>;
}
declare module 'content:pages-chunks' {
  import type { Chunks } from '#src/collections/types.ts';
  export const pages: Chunks<'pages'>;
}
declare module 'content:pages/*' {
  import type { PageModules } from '#src/collections/types.ts';
  const content: PageModules['pages'];
  export default content;
}
declare module 'content:passage-chunks' {
  import type { PassageChunks } from '#src/collections/types.ts';
  export const passages: PassageChunks;
}
