declare module 'content:practice' {
  const practice: import('./types.ts').Practice;
  export default practice;
}
declare module 'content:navigation' {
  const navigation: readonly import('./types.ts').NamedCategory[];
  export default navigation;
}
declare module 'content:index' {
  const index: readonly import('./types.ts').IndexedCategory[];
  export default index;
}
declare module 'content:home' {
  const home: import('./types.ts').HomePage;
  export default home;
}
declare module 'content:faqs' {
  const faqs: readonly import('./types.ts').Faq[];
  export default faqs;
}
declare module 'content:tax-year' {
  const taxYear: import('./types.ts').TaxYear;
  export default taxYear;
}
declare module 'content:tax-estimate-words' {
  const words: import('./types.ts').TaxEstimateWords;
  export default words;
}
declare module 'content:message-words' {
  const words: import('./types.ts').MessageWords;
  export default words;
}
declare module 'content:appointment-words' {
  const words: import('./types.ts').AppointmentWords;
  export default words;
}
declare module 'content:guide-words' {
  const words: {
    readonly language: import('./types.ts').Language;
    readonly intents: import('./types.ts').Intents;
    readonly wording: import('./types.ts').Wording;
  };
  export default words;
}
declare module 'content:knowledge' {
  const knowledge: import('./types.ts').PackedIndex;
  export default knowledge;
}
declare module 'content:topics' {
  const topics: readonly import('./types.ts').Card[];
  export default topics;
}
declare module 'content:articles' {
  const articles: readonly import('./types.ts').ArticleCard[];
  export default articles;
}
declare module 'content:testimonials' {
  const testimonials: import('./types.ts').Testimonials;
  export default testimonials;
}
declare module 'content:gallery' {
  const gallery: import('./types.ts').Gallery;
  export default gallery;
}
declare module 'content:chunks' {
  type Chunk<Value> = () => Promise<{ readonly default: Value }>;
  export const categories: Readonly<Record<string, Chunk<import('./types.ts').CategoryPage>>>;
  export const services: Readonly<Record<string, Chunk<import('./types.ts').ServicePage>>>;
  export const pages: Readonly<Record<string, Chunk<import('./types.ts').WordsPage>>>;
  export const topics: Readonly<Record<string, Chunk<import('./types.ts').TopicPage>>>;
  export const articles: Readonly<Record<string, Chunk<import('./types.ts').ArticlePage>>>;
}
