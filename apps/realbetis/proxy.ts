export { proxy } from '@matchday/storefront/proxy';

// Next reads this from the file itself: pictures, and pages that are neither products, categories nor of a fixed address.
export const config = {
  matcher: [
    '/media/:path*',
    '/((?!api/|_next/|(?:.*/)?[cp]-[A-Za-z0-9-]+/(?:page-\\d+/)?$|(?:[a-z]{2}/)?(?:cart/|checkout/|receipt/)?$|.*\\.[^/]+$).+)',
  ],
};
