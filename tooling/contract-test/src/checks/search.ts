import type { Kit } from '../kit';
import type { Product } from './products';

/** Search by query and by body, and suggestions, with the names of products that exist. */
export async function checkSearch(kit: Kit, [product]: readonly Product[]): Promise<void> {
  if (!product) return;
  const term = product.name;
  await kit.check('searchProducts', async () => {
    const query = { Term: term, Page: 1, PageSize: 5 };
    const { body } = await kit.succeed('searchProducts', { query });
    const { items, totalItems, totalPages, page, pageSize } = body.products;
    kit.expect(
      'searchProducts',
      items.some(({ id }) => id === product.id),
      `does not find ${term}`,
    );
    kit.expect('searchProducts', page === 1 && pageSize === 5, 'page or pageSize is not the requested one');
    kit.expect('searchProducts', items.length <= 5, 'a page has more items than pageSize');
    kit.expect(
      'searchProducts',
      totalPages === Math.ceil(totalItems / 5),
      'totalPages does not fit totalItems',
    );
    kit.expect('searchProducts', body.filters.length > 0, 'there are no filters');
    const selected = body.sortOptions.filter((option) => option.selected);
    kit.expect('searchProducts', selected.length === 1, 'not one sort option is selected');

    const same = await kit.succeed('searchProductsByBody', { body: { term, page: 1, pageSize: 5 } });
    const isSame = JSON.stringify(same.body.products) === JSON.stringify(body.products);
    kit.expect('searchProductsByBody', isSame, 'finds other products than searchProducts');
  });
  await kit.check('searchProducts', () => checkOrder(kit));
  await kit.check('searchProducts', () => checkFilter(kit));
  await kit.check('searchProducts', async () => {
    const { body } = await kit.succeed('searchProducts', { query: { Term: 'qxzjvkqxzjvk' } });
    kit.expect(
      'searchProducts',
      body.products.totalItems === 0,
      'finds products for a term without a meaning',
    );
    await kit.refuse('searchProducts', { query: { Page: 0 } }, 400, 'TooSmall', 'Page');
    await kit.refuse('searchProductsByBody', { body: { page: 0 } }, 400, 'TooSmall', 'page');
  });
  await kit.check('suggestProducts', async () => {
    const { body } = await kit.succeed('suggestProducts', { query: { Term: term.slice(0, -1) } });
    kit.expect('suggestProducts', body.products.length > 0, `suggests nothing for ${term.slice(0, -1)}`);
    kit.expect('suggestProducts', body.products.length <= 6, 'suggests more than six products');
    await kit.refuse('suggestProducts', {}, 400, 'RequiredField', 'Term');
  });
}

async function checkOrder(kit: Kit): Promise<void> {
  const query = { Sorting: 'priceAscending', PageSize: 100 };
  const { body } = await kit.succeed('searchProducts', { query });
  const prices = body.products.items.map(({ price }) => (price.discountPrice ?? price.unitPrice).amount);
  const isOrdered = prices.every((price, at) => at === 0 || price >= (prices[at - 1] ?? 0));
  kit.expect('searchProducts', isOrdered, 'priceAscending is not in the order of the prices');
  const chosen = body.sortOptions.find((option) => option.selected)?.id;
  kit.expect(
    'searchProducts',
    chosen === 'priceAscending',
    `${chosen} is selected instead of priceAscending`,
  );
}

/** The count of a filter's value is the number of products that it leaves. */
async function checkFilter(kit: Kit): Promise<void> {
  const { body } = await kit.succeed('searchProductsByBody', { body: { pageSize: 1 } });
  const filter = body.filters.find((each) => each.type === 'Multiple');
  const value = filter?.type === 'Multiple' ? filter.values[0] : undefined;
  if (!filter || !value) return;
  const { id } = filter;
  const filtered = await kit.succeed('searchProductsByBody', {
    body: { pageSize: 100, filters: { multipleFilters: [{ id, values: [value.id] }] } },
  });
  const { totalItems } = filtered.body.products;
  kit.expect(
    'searchProductsByBody',
    totalItems === value.count,
    `${totalItems} products instead of ${value.count}`,
  );
  const again = filtered.body.filters.find((each) => each.id === filter.id);
  const isSelected =
    again?.type === 'Multiple' && again.values.some((each) => each.id === value.id && each.selected);
  kit.expect('searchProductsByBody', isSelected, 'the selected value is not marked as selected');
}
