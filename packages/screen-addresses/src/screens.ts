/** A screen with the same address in every culture. */
export interface Screen {
  /** Its address, without the culture's prefix: `/user/profile/`. */
  path: string;
  /** Set if it lists products: the route of its pages, whose addresses are below it, such as `/search-page/page-2/`. */
  pagesRoute?: string;
  /** Set if its entries have addresses below it, such as `/user/order-history/<id>/`: their route. */
  entryRoute?: string;
  /** Set if only a customer who is logged in may see it. */
  needsLogin?: true;
}

/**
 * The one table of fixed addresses (S2.1 to S2.12). The shop's rewrites, the matchers of every shell's `proxy.ts` and the
 * API's links between languages are derived from it. Products, categories and content have addresses of their own.
 */
export const screens: readonly Screen[] = [
  { path: '/cart/' },
  { path: '/search-page/', pagesRoute: '/search' },
  { path: '/checkout/' },
  { path: '/receipt/' },
  { path: '/login/' },
  { path: '/register/' },
  { path: '/forgot-password/' },
  { path: '/reset-password/' },
  { path: '/newsletter/confirm/' },
  { path: '/newsletter/unsubscribe/' },
  { path: '/user/profile/', needsLogin: true },
  { path: '/user/account-details/', needsLogin: true },
  { path: '/user/order-history/', entryRoute: '/user/order', needsLogin: true },
  { path: '/contact/' },
  { path: '/withdrawal/' },
  { path: '/cookies/' },
  { path: '/offline/' },
  { path: '/failed/' },
];

/** Pattern of the id of a product, a category or an order in an address. */
export const idPattern = '[A-Za-z0-9-]+';

/** Pattern of the number of a list's page in an address. */
export const pageNumberPattern = '\\d{1,4}';

/** Whether a path, without the culture's prefix, is the address of a screen. */
export function isScreen(path: string): boolean {
  return screenPattern.test(path);
}

/** The folders of the shop's files, which no culture's prefix precedes. */
export const fileFolders: readonly string[] = ['_next', 'media', 'sitemaps', 'manifests'];

/** The folders of calls and of previews of drafts. */
const callFolders: ReadonlySet<string> = new Set(['api', 'preview']);

/**
 * Whether the shop uses a path, without the culture's prefix, for a screen, a call, a file or a preview, so that no page
 * of content can be there.
 */
export function isReserved(path: string): boolean {
  const [, folder = ''] = path.split('/');
  return isScreen(path) || fileFolders.includes(folder) || callFolders.has(folder);
}

/** Whether a path, without the culture's prefix, is the address of a screen that only customers see. */
export function needsLogin(path: string): boolean {
  return customerPattern.test(path);
}

const sourceOf = (some: readonly Screen[]) =>
  some
    .map(({ path, pagesRoute, entryRoute }) => {
      const below = pagesRoute ? `(?:page-${pageNumberPattern}/)?` : entryRoute ? `(?:${idPattern}/)?` : '';
      return path.slice(1) + below;
    })
    .join('|');

/** Regular expression source of the addresses of all screens that anyone sees, without their first slash. */
export const openScreenSource = sourceOf(screens.filter((screen) => !screen.needsLogin));

const screenPattern = new RegExp(`^/(?:${sourceOf(screens)})$`);
const customerPattern = new RegExp(`^/(?:${sourceOf(screens.filter((screen) => screen.needsLogin))})$`);
