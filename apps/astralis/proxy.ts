// Written by `npm run generate` from packages/storefront/src/addresses/proxy-file.ts.
export { proxy } from '@matchday/storefront/proxy';

export const config = {
  matcher: [
    '/((?!api/|_next/|media/|(?:.*/)?[cp]-[A-Za-z0-9-]+/(?:page-\\d{1,4}/)?$|(?:[a-z]{2}/)?(?:cart/|search-page/(?:page-\\d{1,4}/)?|checkout/|receipt/|login/|register/|forgot-password/|reset-password/|newsletter/confirm/|newsletter/unsubscribe/|contact/|withdrawal/|cookies/|offline/|failed/)?$|.*\\.[^/]+$).+)',
    {
      source: '/((?:.*/)?(?:c-[A-Za-z0-9-]+|search-page)/(?:page-\\d{1,4}/)?)',
      has: [{ type: 'query', key: 'q' }],
    },
    {
      source: '/((?:.*/)?(?:c-[A-Za-z0-9-]+|search-page)/(?:page-\\d{1,4}/)?)',
      has: [{ type: 'query', key: 'category' }],
    },
    {
      source: '/((?:.*/)?(?:c-[A-Za-z0-9-]+|search-page)/(?:page-\\d{1,4}/)?)',
      has: [{ type: 'query', key: 'color' }],
    },
    {
      source: '/((?:.*/)?(?:c-[A-Za-z0-9-]+|search-page)/(?:page-\\d{1,4}/)?)',
      has: [{ type: 'query', key: 'size' }],
    },
    {
      source: '/((?:.*/)?(?:c-[A-Za-z0-9-]+|search-page)/(?:page-\\d{1,4}/)?)',
      has: [{ type: 'query', key: 'brand' }],
    },
    {
      source: '/((?:.*/)?(?:c-[A-Za-z0-9-]+|search-page)/(?:page-\\d{1,4}/)?)',
      has: [{ type: 'query', key: 'min' }],
    },
    {
      source: '/((?:.*/)?(?:c-[A-Za-z0-9-]+|search-page)/(?:page-\\d{1,4}/)?)',
      has: [{ type: 'query', key: 'max' }],
    },
    {
      source: '/((?:.*/)?(?:c-[A-Za-z0-9-]+|search-page)/(?:page-\\d{1,4}/)?)',
      has: [{ type: 'query', key: 'only' }],
    },
    {
      source: '/((?:.*/)?(?:c-[A-Za-z0-9-]+|search-page)/(?:page-\\d{1,4}/)?)',
      has: [{ type: 'query', key: 'sort' }],
    },
    {
      source: '/((?:.*/)?(?:c-[A-Za-z0-9-]+|search-page)/(?:page-\\d{1,4}/)?)',
      has: [{ type: 'query', key: 'through' }],
    },
  ],
};
