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
declare module 'content:sending-words' {
  import type { ContentModules } from '#src/collections/types.ts';
  const content: ContentModules['sending-words'];
  export default content;
}
declare module 'content:navigation' {
  import type { ContentModules } from '#src/collections/types.ts';
  const content: ContentModules['navigation'];
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
declare module 'content:guide-words' {
  import type { ContentModules } from '#src/collections/types.ts';
  const content: ContentModules['guide-words'];
  export default content;
}
declare module 'content:knowledge' {
  import type { ContentModules } from '#src/collections/types.ts';
  const content: ContentModules['knowledge'];
  export default content;
}
declare module 'content:chunks' {
  import type { Chunks } from '#src/collections/types.ts';
  export const categories: Chunks<'categories'>;
  export const services: Chunks<'services'>;
  export const topics: Chunks<'topics'>;
  export const articles: Chunks<'articles'>;
  export const pages: Chunks<'pages'>;
}
