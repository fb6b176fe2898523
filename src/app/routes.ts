import { matchRoutes, type RouteObject } from 'react-router-dom';
import pageIds from 'content:page-ids';
import practice from 'content:practice';
import type { NotFoundKind } from '#src/pages/NotFoundPage.tsx';
import type { OpenedPage, Page } from '#src/pages/page.ts';
import { paths } from '#src/paths.ts';
import { isReachable } from './stale-build.ts';

interface Route {
  readonly path: string;
  /** The module of the page, as the build knows it. */
  readonly source: string;
  readonly load: () => Promise<{ readonly page: Page }>;
}

const topic = { source: 'src/pages/TopicPage.tsx', load: () => import('#src/pages/TopicPage.tsx') };
const words = { source: 'src/pages/TextPage.tsx', load: () => import('#src/pages/TextPage.tsx') };
const service = { source: 'src/pages/ServicePage.tsx', load: () => import('#src/pages/ServicePage.tsx') };
const notFound = { source: 'src/pages/NotFoundPage.tsx', load: () => import('#src/pages/NotFoundPage.tsx') };

/** Every route of the site. The prerender list and the sitemap are made from it. */
export const routes: readonly Route[] = [
  { path: paths.home, source: 'src/pages/HomePage.tsx', load: () => import('#src/pages/HomePage.tsx') },
  { path: paths.services, source: 'src/pages/ServicesPage.tsx', load: () => import('#src/pages/ServicesPage.tsx') },
  {
    path: paths.category(':category'),
    source: 'src/pages/CategoryPage.tsx',
    load: () => import('#src/pages/CategoryPage.tsx'),
  },
  { path: paths.service(':category/:service'), ...service },
  ...pageIds.secondServices.map((path) => ({ path, ...service })),
  ...pageIds.topics.map((id) => ({ path: `/${id}`, ...topic })),
  ...(practice.switches.testimonials
    ? [
        {
          path: paths.testimonials,
          source: 'src/pages/TestimonialsPage.tsx',
          load: () => import('#src/pages/TestimonialsPage.tsx'),
        },
      ]
    : []),
  ...(practice.switches.gallery
    ? [{ path: paths.gallery, source: 'src/pages/GalleryPage.tsx', load: () => import('#src/pages/GalleryPage.tsx') }]
    : []),
  { path: paths.faq, source: 'src/pages/FaqPage.tsx', load: () => import('#src/pages/FaqPage.tsx') },
  { path: paths.figures, source: 'src/pages/FiguresPage.tsx', load: () => import('#src/pages/FiguresPage.tsx') },
  { path: paths.checks, source: 'src/pages/ChecksPage.tsx', load: () => import('#src/pages/ChecksPage.tsx') },
  {
    path: paths.check(':decision'),
    source: 'src/pages/CheckPage.tsx',
    load: () => import('#src/pages/CheckPage.tsx'),
  },
  { path: paths.dueDates, source: 'src/pages/DueDatesPage.tsx', load: () => import('#src/pages/DueDatesPage.tsx') },
  { path: paths.contact, source: 'src/pages/ContactPage.tsx', load: () => import('#src/pages/ContactPage.tsx') },
  {
    path: paths.bookAppointment,
    source: 'src/pages/BookAppointmentPage.tsx',
    load: () => import('#src/pages/BookAppointmentPage.tsx'),
  },
  {
    path: paths.taxCalculator,
    source: 'src/pages/TaxCalculatorPage.tsx',
    load: () => import('#src/pages/TaxCalculatorPage.tsx'),
  },
  { path: paths.search, source: 'src/pages/SearchPage.tsx', load: () => import('#src/pages/SearchPage.tsx') },
  { path: paths.blog, source: 'src/pages/BlogPage.tsx', load: () => import('#src/pages/BlogPage.tsx') },
  {
    path: paths.article(':article'),
    source: 'src/pages/ArticlePage.tsx',
    load: () => import('#src/pages/ArticlePage.tsx'),
  },
  ...pageIds.texts.map((id) => ({ path: `/${id}`, ...words })),
];

const matchable: RouteObject[] = routes.map((route) => ({ path: route.path, caseSensitive: true, handle: route }));

/** An address that was opened. `file` names the prerendered page that shows the same. */
export interface Opened extends OpenedPage {
  readonly file: string;
}

/** Opens the page at an address without query and hash. An unknown address opens the not-found page that fits it. */
async function openAddress(pathname: string): Promise<Opened> {
  const match = matchRoutes(matchable, pathname)?.at(-1);
  if (match) {
    const { page } = await (match.route.handle as Route).load();
    const opened = await page.open(match.params, pathname);
    if (opened) return { ...opened, file: pathname };
  }
  return openNotFound(pathname);
}

/** Opens an address with all the code its page will ask for. */
export async function openWhole(pathname: string): Promise<Opened> {
  const opened = await openAddress(pathname);
  await Promise.all(opened.lateParts.map(({ load }) => load()));
  return opened;
}

/** Fetches the code and content of an address ahead of a visit. */
export function preloadAddress(pathname: string): void {
  openWhole(pathname).catch(() => undefined);
}

/** The module sources and content modules that the page at an address is made of. */
export async function modulesOf(pathname: string): Promise<readonly string[]> {
  const match = matchRoutes(matchable, pathname)?.at(-1);
  if (!match) return [notFound.source];
  const route = match.route.handle as Route;
  const { page } = await route.load();
  const isFound = (await page.open(match.params, pathname)) !== null;
  return isFound ? [route.source, ...page.content(match.params, pathname)] : [notFound.source];
}

/** Not-found pages are prerendered as 404.html of the nearest folder, so that a host can send the right one. */
function notFoundFile(pathname: string): { readonly file: string; readonly kind: NotFoundKind } {
  const [, first, second] = pathname.split('/');
  if (first !== 'services') return { file: '/404', kind: 'page' };
  if (second !== undefined && pageIds.categories.includes(second))
    return { file: `/services/${second}/404`, kind: 'service' };
  return { file: '/services/404', kind: 'category' };
}

async function openNotFound(pathname: string): Promise<Opened> {
  const { file, kind } = notFoundFile(pathname);
  const { page } = await notFound.load();
  const opened = await page.open({ kind }, file);
  if (!opened) throw new Error(`no not-found page of kind ${kind}`);
  return { ...opened, file };
}

/**
 * Opens an address that is gone to, or, with `isSent`, the one whose page is there already and whose late parts the caller loads. Where its files
 * are neither kept nor to be had, says so; rejects where the host answers but has them no more.
 */
export async function openHere(pathname: string, { isSent = false } = {}): Promise<Opened> {
  try {
    return await (isSent ? openAddress : openWhole)(pathname);
  } catch (error) {
    if (await isReachable()) throw error;
    const { page } = await import('#src/pages/NotKeptPage.tsx');
    const opened = await page.open({}, pathname);
    if (!opened) throw error;
    return { ...opened, file: '' };
  }
}
