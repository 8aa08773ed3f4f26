import { inAnswer, inRequest, onRequest, type PassingRequest } from './exchange';

const withQuery = (request: PassingRequest, change: (query: URLSearchParams) => void): PassingRequest => {
  const url = new URL(request.url, 'http://proxy');
  change(url.searchParams);
  return { ...request, url: url.pathname + url.search };
};

/** Reads of something else than what was asked for. */
export const wrongReads = [
  onRequest('every store is the same', undefined, (request) => ({
    ...request,
    headers: { ...request.headers, ...(request.headers.storeid && { storeid: 'north' }) },
  })),
  onRequest('every page is the first', 'listCategoryProducts', (request) =>
    withQuery(request, (query) => query.delete('page')),
  ),
  onRequest('the size of a page is fixed', 'listCategoryProducts', (request) =>
    withQuery(request, (query) => query.delete('pageSize')),
  ),
  inAnswer('there is a page too many', 'listCategoryProducts', ({ products }) => {
    products.totalPages += 1;
  }),
  onRequest('a search ignores its term', 'searchProducts', (request) =>
    withQuery(request, (query) => query.delete('Term')),
  ),
  onRequest('a search ignores its order', 'searchProducts', (request) =>
    withQuery(request, (query) => query.delete('Sorting')),
  ),
  inRequest('a search ignores its filters', 'searchProductsByBody', (body) => delete body.filters),
  inAnswer('a suggestion finds nothing', 'suggestProducts', (body) => {
    body.products = [];
  }),
  inAnswer('products are listed in another order', 'listProducts', (body) => {
    body.products = body.products.toReversed();
  }),
  inAnswer('a variant is not selected', 'getProductByVariant', ({ product }) => {
    product.selectedVariantId = product.variants[0].id;
  }),
  inAnswer('a child of a category is missing', 'getCategory', ({ category }) => category.children.pop()),
  inAnswer('a page of the sitemap has another address', 'getContent', ({ route }) => {
    if (route) route.url = `${route.url}index.html`;
  }),
];
