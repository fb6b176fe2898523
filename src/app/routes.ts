import { matchRoutes, type RouteObject } from 'react-router-dom';
import categoryNames from 'content:navigation';
import pageIds from 'content:page-ids';
import practice from 'content:practice';
import type { NotFoundKind } from '#src/pages/NotFoundPage.tsx';
import type { OpenedPage, Page, Params } from '#src/pages/page.ts';
import { paths } from '#src/paths.ts';
import { isReachable } from './stale-build.ts';

interface Route {
  readonly path: string;
  /** The module of the page, as the build knows it. */
  readonly source: string;
  readonly load: () => Promise<Readonly<Record<string, Page>>>;
  /** The page's name in a module that has several. */
  readonly name?: string;
}

const topic = { source: 'src/pages/TopicPage.tsx', load: () => import('#src/pages/TopicPage.tsx') };
const words = { source: 'src/pages/TextPage.tsx', load: () => import('#src/pages/TextPage.tsx') };
const servicePages = { source: 'src/pages/service-pages.ts', load: () => import('#src/pages/service-pages.ts') };
const service = { ...servicePages, name: 'service' };
const articlePages = { source: 'src/pages/article-pages.ts', load: () => import('#src/pages/article-pages.ts') };
const notFound = { source: 'src/pages/NotFoundPage.tsx', load: () => import('#src/pages/NotFoundPage.tsx') };

/** Every route of the site. The prerender list and the sitemap are made from it. */
export const routes: readonly Route[] = [
  { path: paths.home, source: 'src/pages/HomePage.tsx', load: () => import('#src/pages/HomePage.tsx') },
  { path: paths.services, source: 'src/pages/ServicesPage.tsx', load: () => import('#src/pages/ServicesPage.tsx') },
  { path: paths.category(':category'), ...servicePages, name: 'category' },
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
  { path: paths.blog, ...articlePages, name: 'list' },
  { path: paths.article(':article'), ...articlePages, name: 'article' },
  ...pageIds.texts.map((id) => ({ path: `/${id}`, ...words })),
];

const matchable: RouteObject[] = routes.map((route) => ({ path: route.path, caseSensitive: true, handle: route }));
// The router weighs all the routes it is given each time; most addresses are a path as it stands, or fit one of the few patterns.
const byPath = new Map(matchable.map((route) => [route.path, [route]]));
const patterns = matchable.filter(({ path }) => path?.includes(':'));

function routeAt(pathname: string): { readonly route: Route; readonly params: Params } | undefined {
  const matches = matchRoutes(byPath.get(pathname) ?? patterns, pathname) ?? matchRoutes(matchable, pathname);
  const match = matches?.at(-1);
  return match && { route: match.route.handle as Route, params: match.params };
}

/** An address that was opened. `file` names the prerendered page that shows the same. */
export interface Opened extends OpenedPage {
  readonly file: string;
}

const loaded = new Map<string, Readonly<Record<string, Page>>>();

/**
 * The page of a route, at once where its module is there: imported again it comes a task later, and its words would be asked for behind
 * everything else that a tap sets off.
 */
export function loadPage({ source, load, name = 'page' }: Omit<Route, 'path'>): Page | Promise<Page> {
  const named = (pages: Readonly<Record<string, Page>>) => {
    const page = pages[name];
    if (!page) throw new Error(`${source} has no page ${name}`);
    return page;
  };
  const there = loaded.get(source);
  if (there) return named(there);
  return load().then((pages) => {
    loaded.set(source, pages);
    return named(pages);
  });
}

/** Opens the page at an address without query and hash. An unknown address opens the not-found page that fits it. */
async function openAddress(pathname: string): Promise<Opened> {
  const found = routeAt(pathname);
  if (found) {
    const { route, params } = found;
    const here = loadPage(route);
    const page = here instanceof Promise ? await here : here;
    const opened = await page.open(params, pathname);
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

let ahead: { readonly pathname: string; readonly opened: Promise<Opened> } | null = null;

/** Opens an address ahead of a visit. A finger on a link asks for it three times before it is followed. */
export function preloadAddress(pathname: string): void {
  if (ahead?.pathname === pathname) return;
  const opened = openWhole(pathname);
  ahead = { pathname, opened };
  opened.catch(() => {
    if (ahead?.opened === opened) ahead = null;
  });
}

/** Opens an address with all its code, or takes what was opened ahead of the visit. */
function takeWhole(pathname: string): Promise<Opened> {
  const opened = ahead?.pathname === pathname ? ahead.opened : openWhole(pathname);
  ahead = null;
  return opened;
}

/** The module sources and content modules that the page at an address is made of. */
export async function modulesOf(pathname: string): Promise<readonly string[]> {
  const found = routeAt(pathname);
  if (!found) return [notFound.source];
  const { route, params } = found;
  const page = await loadPage(route);
  const isFound = (await page.open(params, pathname)) !== null;
  return isFound ? [route.source, ...page.content(params, pathname)] : [notFound.source];
}

/** Not-found pages are prerendered as 404.html of the nearest folder, so that a host can send the right one. */
function notFoundFile(pathname: string): { readonly file: string; readonly kind: NotFoundKind } {
  const [, first, second] = pathname.split('/');
  if (first !== 'services') return { file: '/404', kind: 'page' };
  if (categoryNames.some(({ id }) => id === second)) return { file: `/services/${second}/404`, kind: 'service' };
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
    return await (isSent ? openAddress : takeWhole)(pathname);
  } catch (error) {
    if (await isReachable()) throw error;
    const { page } = await import('#src/pages/NotKeptPage.tsx');
    const opened = await page.open({}, pathname);
    if (!opened) throw error;
    return { ...opened, file: '' };
  }
}
