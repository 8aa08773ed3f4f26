import type { Kit, Request } from '../kit';
import type { Product } from './products';

/** ETags of reads: stable, different for other content, and answered 304. */
export async function checkConditionalReads(
  kit: Kit,
  { products, categories }: { products: readonly Product[]; categories: readonly string[] },
): Promise<void> {
  const [product] = products;
  const [category] = categories;
  if (!product || category === undefined) return;
  const reads: [string, Request][] = [
    ['getContent', {}],
    ['getDictionary', {}],
    ['getSettings', {}],
    ['listContentSitemap', {}],
    ['listCategories', {}],
    ['listCategorySitemap', {}],
    ['getCategory', { path: { id: category } }],
    ['listProducts', { query: { id: product.id } }],
    ['listProductSitemap', {}],
    ['getProduct', { path: { id: product.id } }],
    ['getPreorder', { path: { id: product.id } }],
    ['getProductByVariant', { path: { id: product.selectedVariantId } }],
    ['listCategoryProducts', { path: { id: category } }],
    ['searchProducts', { query: { Term: product.name } }],
    ['suggestProducts', { query: { Term: product.name } }],
  ];
  for (const [id, request] of reads) await kit.check(id, () => checkTag(kit, id, request));
}

async function checkTag(kit: Kit, id: string, request: Request): Promise<void> {
  const first = await kit.send(id, request);
  const etag = first.headers.get('etag') ?? '';
  kit.expect(id, /^(W\/)?"[^"]+"$/.test(etag), `the ETag ${etag} is none`);
  const again = await kit.send(id, request);
  kit.expect(id, again.headers.get('etag') === etag, 'the same content has two ETags');
  const cached = await kit.send(id, { ...request, headers: { 'If-None-Match': etag } });
  kit.expect(id, cached.status === 304, `answers ${cached.status} to its own ETag, not 304`);
  const other = await kit.send(id, { ...request, headers: { 'If-None-Match': '"no-such-content"' } });
  kit.expect(id, other.status === 200 && other.text === first.text, 'answers another ETag not in full');
  for (const culture of kit.currencies.keys()) {
    const there = await kit.send(id, { ...request, culture });
    const isSame = there.headers.get('etag') === etag;
    kit.expect(id, isSame === (there.text === first.text), 'the ETag does not follow the content');
  }
}
