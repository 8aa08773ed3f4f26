import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectRefusal } from '../../../../test/refusals';
import { south } from '../../../../test/seed/south';
import { wardrobe } from '../../../../test/seed/wardrobe';
import { startTestApi, type TestApi } from '../../../../test/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ stores: [wardrobe, south] });
});
afterAll(() => api.close());

const search = async (query: Record<string, string | string[]> = {}, culture = 'en') => {
  const parameters = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) =>
      [value].flat().map((each): [string, string] => [name, each]),
    ),
  );
  return api.call(`/api/products/search?${parameters.toString()}`, { store: 'wardrobe', culture });
};
const idsOf = ({ body }: Awaited<ReturnType<typeof search>>): string[] =>
  body.products.items.map(({ id }: { id: string }) => id);
const found = async (...search_: Parameters<typeof search>) => idsOf(await search(...search_));
const filter = async (id: string, query: Record<string, string | string[]> = {}, culture = 'en') =>
  (await search(query, culture)).body.filters.find((each: { id: string }) => each.id === id);
const countsOf = async (id: string, query: Record<string, string | string[]> = {}) =>
  Object.fromEntries(
    (await filter(id, query)).values.map(({ id, count }: { id: string; count: number }) => [id, count]),
  );

describe('200, words', () => {
  it("finds all listed products without a term, in the club's order", async () => {
    const answer = await search();
    expect(idsOf(answer)).toEqual(['home', 'away', 'shorts', 'mug']);
    expect(answer.body.products).toMatchObject({ page: 1, pageSize: 24, totalItems: 4, totalPages: 1 });
    expect(answer.body).toMatchObject({ meta: { status: 200 }, suggestion: null, categories: [] });
  });

  it('ranks a match in the name above one in the description', async () => {
    expect(await found({ Term: 'home' })).toEqual(['home', 'mug']);
  });

  it.each([
    ['en', 'jerseys', ['home', 'away', 'mug']],
    ['en', 'run', ['shorts']],
    ['da', 'hjemmetrøjer', ['home']],
    ['da', 'shorts', ['shorts']],
    ['es', 'camisetas', ['home', 'away']],
    ['es', 'pantalones cortos', ['shorts']],
  ])('finds other forms of a word: %s %s', async (culture, Term, ids) => {
    expect(await found({ Term }, culture)).toEqual(ids);
  });

  it.each([
    ['da', 'hjemmetroje'],
    ['da', 'hjemmetroeje'],
    ['da', 'HJEMMETRØJE'],
    ['da', 'rodt hjemme'],
    ['es', 'camisetá casa'],
  ])('ignores missing and extra accents: %s %s', async (culture, Term) => {
    expect((await found({ Term }, culture))[0]).toBe('home');
  });

  it.each([
    ['es', 'nino'],
    ['es', 'niño'],
    ['es', 'pantalon'],
    ['da', 'loebeshorts'],
    ['da', 'lobeshorts'],
  ])('finds %s %s', async (culture, Term) => {
    expect(await found({ Term }, culture)).toEqual(['shorts']);
  });

  it('finds the end of a Danish compound', async () => {
    expect(await found({ Term: 'trøje' }, 'da')).toEqual(expect.arrayContaining(['home', 'away']));
  });

  it('finds products by the name of a category or a colour, in the culture', async () => {
    expect(await found({ Term: 'trousers' })).toEqual(['shorts']);
    expect(await found({ Term: 'blue' })).toEqual(['home', 'away']);
    expect(await found({ Term: 'blå' }, 'da')).toEqual(['home', 'away']);
    expect(await found({ Term: 'blue' }, 'es')).toEqual([]);
  });

  it.each([
    ['en', 'jresey', 'jersey'],
    ['en', 'hmoe jerzey', 'home jersey'],
    ['da', 'hjemetrøje', 'hjemmetrøje'],
    ['es', 'camizeta', 'camiseta'],
  ])('corrects typing errors: %s %s', async (culture, Term, suggestion) => {
    const answer = await search({ Term }, culture);
    expect(answer.body.products.totalItems).toBeGreaterThan(0);
    expect(answer.body.suggestion).toBe(suggestion);
  });

  it('finds nothing without a similar word', async () => {
    const { body } = await search({ Term: 'submarine' });
    expect([body.products.items, body.suggestion, body.filters]).toEqual([[], null, []]);
  });

  it('returns products with most of the words if none has all', async () => {
    expect(await found({ Term: 'home jersey submarine' })).toEqual(['home', 'mug']);
  });

  it.each(['w-home-red-s', 'W-HOME-RED-S', '5701234567899'])('finds the product of %s', async (Term) => {
    expect(await found({ Term })).toEqual(['home']);
  });

  it('never finds unlisted products, by word or by SKU', async () => {
    expect(await found({ Term: 'secret' })).toEqual([]);
    expect(await found({ Term: 'w-secret-red-s' })).not.toContain('secret');
  });

  it('returns the categories that contain the words', async () => {
    const { body } = await search({ Term: 'shirt' });
    expect(body.categories).toEqual([{ id: 'shirts', name: 'Shirts', url: '/tops/shirts/c-shirts/' }]);
  });
});

describe('200, filters', () => {
  it('combines values of one filter with or, and filters with and', async () => {
    const colors = ['color:red', 'color:green'];
    expect(await found({ 'Filters.MultipleFilters': colors })).toEqual(['home', 'away', 'shorts', 'mug']);
    expect(await found({ 'Filters.MultipleFilters': [...colors, 'size:M'] })).toEqual(['shorts']);
    expect(await found({ 'Filters.MultipleFilters': 'brand:Halden' })).toEqual(['shorts']);
    expect(await found({ 'Filters.MultipleFilters': 'category:tops' })).toEqual(['home', 'away']);
  });

  it('requires one variant that passes all filters', async () => {
    const blueInM = ['color:blue', 'size:M'];
    expect(await found({ 'Filters.MultipleFilters': blueInM })).toEqual(['home', 'away']);
    expect(await found({ 'Filters.MultipleFilters': blueInM, 'Filters.BitFilters': 'inStock' })).toEqual([
      'away',
    ]);
    expect(await found({ 'Filters.MultipleFilters': ['color:red', 'size:M'] })).toEqual(['shorts']);
  });

  it('shows the selected colour', async () => {
    const { body } = await search({ 'Filters.MultipleFilters': 'color:blue' });
    expect(body.products.items[0]).toMatchObject({ id: 'home', variantId: 'home-blue-m' });
  });

  it.each([
    ['price:60-80', ['away']],
    ['price:60.01-', ['home']],
    ['price:-35', ['shorts', 'mug']],
    ['price:-', ['home', 'away', 'shorts', 'mug']],
  ])('filters %s by the current price', async (range, ids) => {
    expect(await found({ 'Filters.RangeFilters': range })).toEqual(ids);
  });

  it.each([
    ['inStock', ['home', 'away', 'shorts']],
    ['onSale', ['away']],
    ['new', ['home']],
  ])('applies %s', async (bit, ids) => {
    expect(await found({ 'Filters.BitFilters': bit })).toEqual(ids);
  });

  it('limits the search to a category, and its filter lists the descendants', async () => {
    expect(await found({ CategoryId: 'tops', Term: 'jersey' })).toEqual(['home', 'away']);
    expect(await countsOf('category', { CategoryId: 'tops' })).toEqual({ shirts: 2 });
    expect(await countsOf('category')).toEqual({ tops: 2, shirts: 2, legs: 1, extras: 1 });
    expect(await found({ CategoryId: 'gloves' })).toEqual([]);
  });

  it('returns the parent of a category if the list contains it', async () => {
    const parentsOf = async (query = {}) =>
      (await filter('category', query)).values.map(({ id, parentId }: { id: string; parentId?: string }) => [
        id,
        parentId,
      ]);
    expect(await parentsOf()).toEqual([
      ['tops', undefined],
      ['shirts', 'tops'],
      ['legs', undefined],
      ['extras', undefined],
    ]);
    expect(await parentsOf({ CategoryId: 'tops' })).toEqual([['shirts', undefined]]);
  });

  it('counts products for each filter without its own selection', async () => {
    const chosen = { 'Filters.MultipleFilters': 'color:red' };
    expect(await countsOf('color', chosen)).toEqual({ red: 2, blue: 2, green: 2 });
    expect(await countsOf('size', chosen)).toEqual({ 128: 1, S: 1, M: 1, XL: 1 });
    const { values } = await filter('color', chosen);
    expect(values.map(({ selected }: { selected: boolean }) => selected)).toEqual([false, false, true]);
    expect(await filter('inStock', chosen)).toMatchObject({ type: 'Bit', count: 2, selected: false });
    expect(await filter('onSale')).toMatchObject({ count: 1 });
  });

  it('sorts sizes from small to large, and names by culture', async () => {
    const sizes = (await filter('size')).values.map(({ id }: { id: string }) => id);
    expect(sizes).toEqual(['128', 'S', 'M', 'XL', 'onesize']);
    const { name, values } = await filter('color', {}, 'da');
    expect([name, values.map(({ name }: { name: string }) => name)]).toEqual([
      'Farve',
      ['Blå', 'Grøn', 'Rød'],
    ]);
  });

  it('returns the price range in the currency of the culture', async () => {
    const chosen = { 'Filters.RangeFilters': 'price:20-70' };
    expect(await filter('price', chosen)).toEqual({
      type: 'Range',
      id: 'price',
      name: 'Price',
      currency: 'EUR',
      min: 12,
      max: 90,
      selected: { min: 20, max: 70 },
    });
    expect(await filter('price', {}, 'da')).toMatchObject({ currency: 'DKK', min: 84, max: 630 });
  });

  it('keeps a selected value without products, so that it can be deselected', async () => {
    const { values } = await filter('color', { 'Filters.MultipleFilters': 'color:pink' });
    expect(values).toContainEqual({ id: 'pink', name: 'pink', count: 0, selected: true });
  });
});

describe('200, order and pages', () => {
  it.each([
    ['newest', ['home', 'away', 'shorts', 'mug']],
    ['priceAscending', ['mug', 'shorts', 'away', 'home']],
    ['priceDescending', ['home', 'away', 'shorts', 'mug']],
    ['name', ['away', 'home', 'mug', 'shorts']],
  ])('sorts by %s', async (Sorting, ids) => {
    const answer = await search({ Sorting });
    expect(idsOf(answer)).toEqual(ids);
    expect(answer.body.sortOptions.filter(({ selected }: { selected: boolean }) => selected)).toMatchObject([
      { id: Sorting },
    ]);
    expect(await found({ 'Filters.SortOptions': Sorting })).toEqual(ids);
  });

  it('returns pages, and an empty page after the last one', async () => {
    const page = (Page: string) => search({ Page, PageSize: '3' });
    expect(idsOf(await page('2'))).toEqual(['mug']);
    expect((await page('3')).body.products).toEqual({
      items: [],
      page: 3,
      pageSize: 3,
      totalItems: 4,
      totalPages: 2,
    });
  });

  it('returns nothing of another store', async () => {
    expect(await found({ Term: 'glove' })).toEqual([]);
    expect(await found({ Term: 'S-GLOVE-M' })).not.toContain('glove');
    const { body } = await api.call('/api/products/search?Term=jersey', { store: 'south' });
    expect(body.products.totalItems).toBe(0);
  });
});

describe('400', () => {
  it.each([
    ['Page=0', 'Page', 'TooSmall'],
    ['PageSize=101', 'PageSize', 'TooLarge'],
    [`Term=${'x'.repeat(201)}`, 'Term', 'TooLong'],
    ['Filters.MultipleFilters=shade:red', 'Filters.MultipleFilters.0', 'WrongForm'],
    ['Filters.RangeFilters=price:cheap', 'Filters.RangeFilters.0', 'WrongForm'],
    ['Filters.BitFilters=old', 'Filters.BitFilters.0', 'NotOneOf'],
    ['Sorting=random', 'Sorting', 'NotOneOf'],
    ['CategoryId=a%20b', 'CategoryId', 'WrongForm'],
  ])('rejects %s', async (query, field, code) => {
    expectRefusal(await api.call(`/api/products/search?${query}`, { store: 'wardrobe' }), 400, code, field);
  });
});

describe('404', () => {
  it('rejects an unknown store', async () => {
    expectRefusal(await api.call('/api/products/search', { store: 'west' }), 404, 'UnknownStore', 'StoreId');
  });
});
