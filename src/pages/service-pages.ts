import { page as category } from './CategoryPage.tsx';
import { page as service } from './ServicePage.tsx';

/** A list of services and a service, fetched together: from the one the next step is the other. */
export const pages = { category, service };
