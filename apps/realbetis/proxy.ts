export { proxy } from '@matchday/storefront/proxy';

// Next reads this from the file itself: pictures, pages that are neither products, categories nor of a fixed address, and lists
// of products whose address has a query.
export const config = {
  matcher: [
    '/media/:path*',
    '/((?!api/|_next/|(?:.*/)?[cp]-[A-Za-z0-9-]+/(?:page-\\d+/)?$|(?:[a-z]{2}/)?(?:cart/|checkout/|receipt/|login/|register/|(?:forgot|reset)-password/|contact/|offline/|newsletter/[a-z]+/|user/[a-z-]+/(?:[A-Za-z0-9-]+/)?|search-page/(?:page-\\d+/)?)?$|.*\\.[^/]+$).+)',
    {
      source: '/((?:.*/)?(?:c-[A-Za-z0-9-]+|search-page)/(?:page-\\d+/)?)',
      has: [{ type: 'query', key: 'q' }],
    },
    {
      source: '/((?:.*/)?(?:c-[A-Za-z0-9-]+|search-page)/(?:page-\\d+/)?)',
      has: [{ type: 'query', key: 'category' }],
    },
    {
      source: '/((?:.*/)?(?:c-[A-Za-z0-9-]+|search-page)/(?:page-\\d+/)?)',
      has: [{ type: 'query', key: 'color' }],
    },
    {
      source: '/((?:.*/)?(?:c-[A-Za-z0-9-]+|search-page)/(?:page-\\d+/)?)',
      has: [{ type: 'query', key: 'size' }],
    },
    {
      source: '/((?:.*/)?(?:c-[A-Za-z0-9-]+|search-page)/(?:page-\\d+/)?)',
      has: [{ type: 'query', key: 'brand' }],
    },
    {
      source: '/((?:.*/)?(?:c-[A-Za-z0-9-]+|search-page)/(?:page-\\d+/)?)',
      has: [{ type: 'query', key: 'min' }],
    },
    {
      source: '/((?:.*/)?(?:c-[A-Za-z0-9-]+|search-page)/(?:page-\\d+/)?)',
      has: [{ type: 'query', key: 'max' }],
    },
    {
      source: '/((?:.*/)?(?:c-[A-Za-z0-9-]+|search-page)/(?:page-\\d+/)?)',
      has: [{ type: 'query', key: 'only' }],
    },
    {
      source: '/((?:.*/)?(?:c-[A-Za-z0-9-]+|search-page)/(?:page-\\d+/)?)',
      has: [{ type: 'query', key: 'sort' }],
    },
    {
      source: '/((?:.*/)?(?:c-[A-Za-z0-9-]+|search-page)/(?:page-\\d+/)?)',
      has: [{ type: 'query', key: 'through' }],
    },
  ],
};
