import type { Result } from '@matchday/api-client';
import type { Kit } from '../kit';

export type Product = Result<'getProduct'>['product'];
type Card = Result<'listProducts'>['products'][number];

const maxChecked = 5;
const maxCategories = 6;
const maxPages = 4;

/** Product pages and their lists. Returns the products that were read. */
export async function checkProducts(kit: Kit, categories: readonly string[]): Promise<Product[]> {
  const products: Product[] = [];
  await kit.check('listCategoryProducts', async () => {
    const cards = await checkLists(kit, categories);
    for (const card of cards.slice(0, maxChecked)) products.push(await checkProduct(kit, card));
  });
  await kit.check('listProducts', () => checkChosen(kit, products));
  await kit.check('listProductSitemap', async () => {
    const { body } = await kit.succeed('listProductSitemap', { query: { page: 1 } });
    const urls = new Set(body.sitemap.entries.map(({ url }) => url));
    kit.expect('listProductSitemap', urls.size === body.sitemap.entries.length, 'a URL is listed twice');
    kit.expect('listProductSitemap', urls.size > 0, 'the sitemap is empty');
    kit.expect(
      'listProductSitemap',
      body.sitemap.totalItems >= urls.size,
      'totalItems is less than the entries',
    );
    const found = products.some(({ colors }) => colors.some(({ url }) => urls.has(url)));
    kit.expect('listProductSitemap', products.length === 0 || found, 'no listed product is in the sitemap');
  });
  for (const id of ['getProduct', 'getProductByVariant', 'getPreorder'])
    await kit.check(id, () => kit.refuse(id, { path: { id: 'no-such-product' } }, 404, 'UnknownProduct'));
  return products;
}

/** Pages through the categories; returns a card of each product. */
async function checkLists(kit: Kit, categories: readonly string[]): Promise<Card[]> {
  const id = 'listCategoryProducts';
  const cards = new Map<string, Card>();
  for (const category of categories.slice(0, maxCategories))
    for (const card of await checkPages(kit, category)) cards.set(card.id, card);
  kit.expect(id, cards.size > 0, 'no category has products');
  const [path] = categories.map((category) => ({ id: category }));
  if (path) await kit.refuse(id, { path, query: { pageSize: 0 } }, 400, 'TooSmall', 'pageSize');
  await kit.refuse(id, { path: { id: 'no-such-category' } }, 404, 'UnknownCategory');
  return [...cards.values()];
}

async function checkPages(kit: Kit, category: string): Promise<Card[]> {
  const id = 'listCategoryProducts';
  const cards: Card[] = [];
  const pageSize = 1;
  for (let page = 1; page <= maxPages; page += 1) {
    const request = { path: { id: category }, query: { page, pageSize } };
    const { products } = (await kit.succeed(id, request)).body;
    const { items, totalItems, totalPages } = products;
    cards.push(...items);
    kit.expect(id, products.page === page, `page is ${products.page}, not ${page}`);
    kit.expect(id, products.pageSize === pageSize, `pageSize is ${products.pageSize}, not ${pageSize}`);
    kit.expect(id, items.length <= pageSize, 'a page has more items than pageSize');
    kit.expect(id, totalPages === Math.ceil(totalItems / pageSize), 'totalPages does not fit totalItems');
    if (page < totalPages) continue;
    kit.expect(id, cards.length === totalItems, 'totalItems is not the number of items');
    break;
  }
  kit.expect(id, new Set(cards.map((card) => card.id)).size === cards.length, 'a product is on two pages');
  return cards;
}

async function checkProduct(kit: Kit, card: Card): Promise<Product> {
  const { product } = (await kit.succeed('getProduct', { path: { id: card.id } })).body;
  kit.expect('getProduct', product.id === card.id, `the product ${card.id} has the id ${product.id}`);
  kit.expect('getProduct', product.name === card.name, `the name of ${card.id} is not that of its card`);
  const selected = product.variants.find((variant) => variant.id === product.selectedVariantId);
  kit.expect('getProduct', selected !== undefined, 'the selected variant is none of the variants');
  kit.expect('getProduct', product.images.length > 0, 'there are no images');
  const colors = new Set(product.colors.map(({ code }) => code));
  kit.expect(
    'getProduct',
    product.variants.every(({ color }) => colors.has(color)),
    'a variant has no color',
  );
  kit.expect(
    'getProduct',
    product.variants.every(({ size }) => product.sizes.includes(size)),
    'a variant has no size',
  );
  checkPrices(kit, product);
  const shown = product.variants.find(({ id }) => id === card.variantId);
  const isSamePrice = JSON.stringify(shown?.price) === JSON.stringify(card.price);
  kit.expect('listCategoryProducts', isSamePrice, `the card of ${card.id} has another price than its page`);
  for (const variant of product.variants.slice(-1)) {
    const { body } = await kit.succeed('getProductByVariant', { path: { id: variant.id } });
    const { id, selectedVariantId, price } = body.product;
    kit.expect('getProductByVariant', id === product.id, `the variant ${variant.id} belongs to ${id}`);
    kit.expect('getProductByVariant', selectedVariantId === variant.id, 'another variant is selected');
    kit.expect(
      'getProductByVariant',
      JSON.stringify(price) === JSON.stringify(variant.price),
      'the price is not that of the selected variant',
    );
  }
  const { preorder } = (await kit.succeed('getPreorder', { path: { id: product.id } })).body;
  const known = new Set(product.variants.map(({ id }) => id));
  const foreign = preorder.variants.filter(({ id }) => !known.has(id));
  kit.expect('getPreorder', foreign.length === 0, 'a variant is not one of the product');
  return product;
}

function checkPrices(kit: Kit, { variants, price, selectedVariantId }: Product): void {
  for (const { id, price: own } of variants) {
    const { unitPrice, discountPrice, savings } = own;
    kit.expect('getProduct', unitPrice.amount > 0, `the price of ${id} is 0`);
    if (discountPrice)
      kit.expect(
        'getProduct',
        discountPrice.amount < unitPrice.amount,
        `the discount of ${id} is no discount`,
      );
    kit.expect('getProduct', (discountPrice === null) === (savings === null), `savings of ${id} do not fit`);
    if (id === selectedVariantId)
      kit.expect(
        'getProduct',
        JSON.stringify(own) === JSON.stringify(price),
        'price is not the selected one',
      );
  }
}

async function checkChosen(kit: Kit, products: readonly Product[]): Promise<void> {
  const wanted = products.map(({ id }) => id).toReversed();
  if (wanted.length === 0) return;
  const query = { id: [...wanted, 'no-such-product'] };
  const { body } = await kit.succeed('listProducts', { query });
  const listed = body.products.map(({ id }) => id).join();
  kit.expect('listProducts', listed === wanted.join(), `lists ${listed} instead of ${wanted.join()}`);
  for (const culture of kit.currencies.keys()) await kit.succeed('listProducts', { query, culture });
}
