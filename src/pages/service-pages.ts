import { page as categoryPage } from './CategoryPage.tsx';
import { page as servicePage } from './ServicePage.tsx';

// A list of services and a service, fetched together: from the one the next step is the other.
export const category = categoryPage;
export const service = servicePage;
