import { validateField } from '@matchday/validation';
import { describe, expect, it } from 'vitest';
import type { ProductRow } from '../src/features/imports/store-data';
import { demoStores } from '.';
import { demoFont } from './fonts';

const variantsOf = ({ colors }: ProductRow) => colors.flatMap(({ variants }) => variants);
const checksOut = (ean: string) =>
  /^\d{13}$/.test(ean) &&
  Array.from(ean, Number).reduce((sum, digit, at) => sum + digit * (at % 2 === 0 ? 1 : 3), 0) % 10 === 0;
const repeated = (values: readonly string[]) => values.filter((value, at) => values.indexOf(value) !== at);

/** Every string below a value with the way to it. */
function texts(value: unknown, at = ''): [at: string, text: string][] {
  if (typeof value === 'string') return [[at, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => texts(item, `${at}/${key}`));
}

it('sells no article number twice, in whichever shop', () => {
  const variants = demoStores().flatMap(({ products }) => products.flatMap(variantsOf));
  expect(repeated(variants.map(({ sku }) => sku))).toEqual([]);
  expect(repeated(variants.map(({ ean }) => String(ean)))).toEqual([]);
});

describe.each(demoStores().map((data) => [data.store.id, data] as const))('the %s shop', (_id, data) => {
  const { store, products, categories, pages } = data;
  const cultures = store.cultures.map(({ culture }) => culture);
  const currencies = [...new Set(store.cultures.map(({ currency }) => currency))];
  const stocks = products.map((product) => variantsOf(product).map(({ stock }) => stock));

  it('has at least 60 products in at least 8 categories below the root', () => {
    expect(products.length).toBeGreaterThanOrEqual(60);
    expect(categories.filter(({ parentId }) => parentId !== null).length).toBeGreaterThanOrEqual(8);
    expect(categories.filter(({ parentId }) => parentId === null).map(({ id }) => id)).toEqual([
      store.rootCategoryId,
    ]);
  });

  it('names everything once, in letters that an address can carry', () => {
    const ids = [
      products.map(({ id }) => id),
      categories.map(({ id }) => id),
      pages.map(({ id }) => id),
      products.flatMap(variantsOf).map(({ id }) => id),
      data.shippingMethods.map(({ id }) => id),
    ];
    for (const group of ids) expect(repeated(group)).toEqual([]);
    expect(ids.flat().filter((id) => !/^[A-Za-z0-9-]{1,80}$/.test(id))).toEqual([]);
  });

  it('gives every variant an EAN with the right check digit', () => {
    const wrong = products.flatMap(variantsOf).filter(({ ean }) => ean === null || !checksOut(ean));
    expect(wrong).toEqual([]);
  });

  it('puts every product and category where shoppers find it', () => {
    const known = new Set(categories.map(({ id }) => id));
    const parents = categories.flatMap(({ parentId }) => parentId ?? []);
    const used = new Set(products.flatMap(({ categoryIds }) => categoryIds));
    expect([...used, ...parents].filter((id) => !known.has(id))).toEqual([]);
    expect([...known].filter((id) => !used.has(id) && !parents.includes(id))).toEqual([]);
    expect(products.filter(({ categoryIds }) => repeated(categoryIds).length > 0)).toEqual([]);
  });

  it('says everything in each of its cultures', () => {
    const perCulture = [
      data.settings,
      data.dictionary,
      ...pages.map((page) => page.texts),
      ...categories.map((category) => category.texts),
      ...products.map((product) => product.texts),
      ...products.flatMap(({ colors }) => colors.map(({ name }) => name)),
      ...products.flatMap(({ colors }) =>
        colors.flatMap(({ images }) => images.map(({ altText }) => altText)),
      ),
      ...data.shippingMethods.map((method) => method.texts),
      ...data.paymentMethods.map((method) => method.texts),
    ];
    for (const texts of perCulture) expect(Object.keys(texts)).toEqual(cultures);
    const optional = /\/(?:image|poster)\/title$|\/view\/fontFamily$|\/logo\/url$|\/(?:meta|seo)Title$/;
    const empty = texts(perCulture).filter(([at, text]) => text.trim() === '' && !optional.test(at));
    expect(empty).toEqual([]);
  });

  it('describes no product with the words of another', () => {
    for (const culture of cultures) {
      const paragraphs = products.flatMap(
        (product) => product.texts[culture]?.description.split('\n\n') ?? [],
      );
      expect(paragraphs.length).toBe(2 * products.length);
      expect(repeated(paragraphs)).toEqual([]);
      expect(repeated(products.map((product) => product.texts[culture]?.name ?? ''))).toEqual([]);
    }
  });

  it('gives each page and category an address of its own', () => {
    for (const culture of cultures) {
      const taken = [
        ...pages.map((page) => page.texts[culture]?.path ?? ''),
        ...data.redirects.filter((redirect) => redirect.culture === culture).map(({ from }) => from),
      ];
      expect(repeated(taken)).toEqual([]);
      expect(taken.filter((path) => !/^\/([a-z0-9-]+\/)*$/.test(path))).toEqual([]);
      const slugs = categories.map(({ parentId, texts }) => `${parentId}/${texts[culture]?.slug}`);
      expect(repeated(slugs)).toEqual([]);
    }
    expect(new Set(data.redirects.map(({ culture }) => culture))).toEqual(new Set(cultures));
  });

  it('links only to what it has', () => {
    const targets = new Set([
      ...categories.map(({ id }) => `category:${id}`),
      ...pages.map(({ id }) => `page:${id}`),
      ...products.flatMap(variantsOf).map(({ id }) => `product:${id}`),
    ]);
    const linked = texts([data.settings, pages, data.redirects]).flatMap(
      ([, text]) => text.match(/(?<=^|href=")(category|page|product):[A-Za-z0-9-]+/g) ?? [],
    );
    expect(linked.length).toBeGreaterThan(40);
    expect(linked.filter((link) => !targets.has(link))).toEqual([]);
    const shown = pages.flatMap((page) =>
      Object.values(page.texts).flatMap(({ blocks }) =>
        blocks.flatMap((block) => (block.type === 'productCarousel' ? [block] : [])),
      ),
    );
    const ids = new Set(products.map(({ id }) => id));
    expect(shown.flatMap(({ productIds }) => productIds).filter((id) => !ids.has(id))).toEqual([]);
    expect(shown.filter((carousel) => !carousel.categoryId && carousel.productIds.length < 4)).toEqual([]);
  });

  it('states on every page’s footer how accessible it is and where to complain', () => {
    const statement = pages.find(({ id }) => id === 'accessibility');
    for (const culture of cultures) {
      const footer = data.settings[culture]?.footer.view;
      const linked = footer?.links.flatMap(({ links }) => links.map(({ url }) => url));
      expect(linked).toContain('page:accessibility');
      const written = texts(statement?.texts[culture]?.blocks).map(([, text]) => text);
      const html = written.find((text) => text.includes('<'));
      expect(html).toContain('WCAG');
      expect(html).toContain(`mailto:${footer?.company.email}`);
    }
  });

  it('prices everything in each of its currencies', () => {
    for (const { prices } of products) {
      expect(Object.keys(prices)).toEqual(currencies);
      for (const { unit, discounted, prior } of Object.values(prices)) {
        expect(Number.isInteger(unit) && unit > 0).toBe(true);
        expect(discounted === undefined).toBe(prior === undefined);
        if (discounted === undefined || prior === undefined) continue;
        expect(discounted).toBeLessThan(prior);
        expect(prior).toBeLessThanOrEqual(unit);
      }
    }
    for (const { prices, freeFrom } of data.shippingMethods)
      for (const amounts of freeFrom ? [prices, freeFrom] : [prices])
        expect(Object.keys(amounts)).toEqual(currencies);
  });

  it('reduces about ten products, and shows just those under sale', () => {
    const reduced = products.filter(({ prices }) =>
      Object.values(prices).every(({ discounted }) => discounted !== undefined),
    );
    expect(reduced.length).toBeGreaterThanOrEqual(8);
    expect(reduced.length).toBeLessThanOrEqual(12);
    expect(products.filter(({ categoryIds }) => categoryIds.includes('sale'))).toEqual(reduced);
  });

  it('has sold out some sizes, two products altogether, and one but for its last piece', () => {
    expect(stocks.filter((stock) => stock.some((pieces) => pieces === 0)).length).toBeGreaterThan(10);
    expect(stocks.filter((stock) => stock.every((pieces) => pieces === 0)).length).toBe(2);
    const last = stocks.filter((stock) => stock.length > 1 && stock.reduce((sum, n) => sum + n, 0) === 1);
    expect(last.length).toBe(1);
  });

  it('takes preorders for three products that come in 2027', () => {
    const preorders = products.filter((product) =>
      variantsOf(product).every(({ availableFrom }) => availableFrom?.startsWith('2027-')),
    );
    expect(preorders.length).toBe(3);
    expect(products.flatMap(variantsOf).filter(({ availableFrom }) => availableFrom).length).toBe(
      preorders.flatMap(variantsOf).length,
    );
    expect(preorders.flatMap(variantsOf).every(({ stock }) => stock > 0)).toBe(true);
  });

  it('prints names and numbers on every match shirt, and on nothing else', () => {
    const addOns = new Map((data.addOns ?? []).map((addOn) => [addOn.id, addOn]));
    const matchCategories = new Set(['home-shirts', 'away-shirts', 'third-shirts']);
    const printed = products.filter((product) => product.addOns?.length);
    const shirts = products.filter(
      ({ id, categoryIds }) =>
        id.includes('shirt') && categoryIds.some((category) => matchCategories.has(category)),
    );
    expect(shirts.length).toBeGreaterThan(8);
    expect(shirts.filter((product) => !printed.includes(product)).map(({ id }) => id)).toEqual([]);
    expect(printed.some(({ categoryIds }) => categoryIds.includes('kids'))).toBe(true);
    for (const product of printed) {
      const offered = (product.addOns ?? []).map(({ addOnId }) => addOns.get(addOnId));
      expect(offered.map((addOn) => [addOn?.kind, addOn?.printType])).toEqual([
        ['Personal', 'NameAndNumber'],
        ['Personal', 'Name'],
        ['Personal', 'Number'],
        ['Player', 'NameAndNumber'],
      ]);
    }
    expect(
      repeated(printed.flatMap(({ addOns: on = [] }) => on.map(({ relationId }) => relationId))),
    ).toEqual([]);
    for (const { prices, texts: said, printSettings } of addOns.values()) {
      expect(Object.keys(prices)).toEqual(currencies);
      expect(Object.keys(said)).toEqual(cultures);
      const font = printSettings.nameFontUrl.split('/').at(-1)?.replace('.woff2', '') ?? '';
      expect(demoFont(font)).not.toBeNull();
    }
  });

  it('has 8 to 12 players whose names fit on their shirts', () => {
    const players = data.players ?? [];
    expect(players.length).toBeGreaterThanOrEqual(8);
    expect(players.length).toBeLessThanOrEqual(12);
    expect(repeated(players.map(({ id }) => id))).toEqual([]);
    expect(repeated(players.map(({ number }) => String(number)))).toEqual([]);
    for (const { name, role } of players) {
      expect(validateField(name, { addOnName: { allowedCharacters: "'-." }, max: 12 })).toBeUndefined();
      expect(Object.keys(role ?? {}).toSorted()).toEqual(cultures.toSorted());
    }
  });

  it('delivers to the door in every country that can be chosen', () => {
    const chosen =
      data.settings[store.defaultCulture]?.checkoutSettings.countries.map(({ code }) => code) ?? [];
    const home = data.shippingMethods.filter(({ kind }) => kind === 'home');
    const reached = new Set(home.flatMap(({ countries }) => countries));
    expect(chosen.length).toBeGreaterThan(3);
    expect(chosen.filter((country) => !reached.has(country))).toEqual([]);
    expect(chosen.filter((country) => store.vatRates[country] === undefined)).toEqual([]);
    expect(data.shippingMethods.some(({ kind }) => kind === 'dropPoint')).toBe(true);
  });
});
