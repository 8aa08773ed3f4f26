/** The screens that have the same path in every culture, below its prefix (S2.1 to S2.12). */
const fixed = new Set([
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
  return fixed.has(path) || path.startsWith('/user/order-history/');
}
