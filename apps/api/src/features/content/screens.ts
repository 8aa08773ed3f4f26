/** The screens with the same path in every culture, without its prefix (S2.1 to S2.12). */
const screenPaths = new Set([
  '/cart/',
  '/search-page/',
  '/checkout/',
  '/receipt/',
  '/login/',
  '/reset-password/',
  '/forgot-password/',
  '/register/',
  '/newsletter/confirm/',
  '/newsletter/unsubscribe/',
  '/user/profile/',
  '/user/account-details/',
  '/user/order-history/',
  '/contact/',
]);

export function isScreen(path: string): boolean {
  return screenPaths.has(path) || path.startsWith('/user/order-history/');
}
