import defaultImage from './card-images/default.svg';

const files = import.meta.glob<string>('./card-images/*.svg', { eager: true, query: '?url', import: 'default' });

/** The picture on the cards of a service that has none, and of one whose own does not load. */
export const defaultCardImage = defaultImage;

/** The picture on the cards of a category's services, by the category's id. */
export const cardImage = (category: string): string => files[`./card-images/${category}.svg`] ?? defaultImage;
