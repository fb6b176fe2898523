import { page as articlePage } from './ArticlePage.tsx';
import { page as listPage } from './BlogPage.tsx';

// The list of articles and an article, fetched together: from the one the next step is the other.
export const list = listPage;
export const article = articlePage;
