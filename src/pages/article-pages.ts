import { page as article } from './ArticlePage.tsx';
import { page as list } from './BlogPage.tsx';

/** The list of articles and an article, fetched together: from the one the next step is the other. */
export const pages = { list, article };
