import type { TSchema } from 'typebox';
import { type DataPath, type Fault, fault } from './fault';
import { sectionsOf } from './parts';
import { Paths } from './paths';
import type { StoreData } from './store-data';

/** What in a store's data cannot be, although each entry by itself has the right form. */
export function checkStore(data: StoreData): Fault[] {
  return [...checkStoreRow(data), ...checkKeys(data), ...checkCatalogue(data), ...checkContent(data)];
}

function checkStoreRow({ store, categories }: StoreData): Fault[] {
  const cultures = store.cultures.map(({ culture }) => culture);
  return [
    ...(cultures.includes(store.defaultCulture)
      ? []
      : [fault(['store', 'defaultCulture'], 'UnknownCulture', { value: store.defaultCulture })]),
    ...twice(
      store.cultures,
      ({ culture }) => culture,
      (index) => ['store', 'cultures', index, 'culture'],
    ),
    ...twice(
      store.cultures,
      ({ pathPrefix }) => pathPrefix,
      (index) => ['store', 'cultures', index, 'pathPrefix'],
    ),
    ...(categories.some(({ id }) => id === store.rootCategoryId)
      ? []
      : [
          fault(['store', 'rootCategoryId'], 'UnknownReference', {
            kind: 'category',
            value: store.rootCategoryId,
          }),
        ]),
  ];
}

/** Every text stands in each of the store's cultures and no other, and every price in each of its currencies. */
function checkKeys(data: StoreData): Fault[] {
  const cultures = new Set(data.store.cultures.map(({ culture }) => culture));
  const currencies = new Set(data.store.cultures.map(({ currency }) => currency));
  const faults: Fault[] = [];
  const visit = (schema: Shape, value: unknown, path: DataPath): void => {
    if (typeof value !== 'object' || value === null) return;
    if (Array.isArray(value)) {
      for (const [index, item] of value.entries()) visit(schema.items ?? {}, item, [...path, index]);
      return;
    }
    const fields: Readonly<Record<string, unknown>> = { ...value };
    if (schema.per) {
      const [known, unknown] =
        schema.per === 'culture'
          ? ([cultures, 'UnknownCulture'] as const)
          : ([currencies, 'UnknownCurrency'] as const);
      for (const key of Object.keys(fields).filter((key) => !known.has(key)))
        faults.push(fault([...path, key], unknown, { value: key }));
      if (!schema.partial)
        for (const key of [...known].filter((key) => !(key in fields)))
          faults.push(fault([...path, key], 'RequiredField'));
    }
    for (const [field, item] of Object.entries(fields)) {
      const shape = schema.per ? schema.additionalProperties : schema.properties?.[field];
      if (shape) visit(shape, item, [...path, field]);
    }
  };
  for (const [section, schema] of Object.entries(sectionsOf('all')))
    visit(schema as Shape, data[section as keyof StoreData], [section]);
  return faults;
}

interface Shape extends TSchema {
  per?: 'culture' | 'currency';
  partial?: boolean;
  items?: Shape;
  properties?: Readonly<Record<string, Shape>>;
  additionalProperties?: Shape;
}

function checkCatalogue({ categories, products, addOns = [], sizeGuides = [] }: StoreData): Fault[] {
  const parents = new Map(categories.map(({ id, parentId }) => [id, parentId]));
  const guideIds = new Set(sizeGuides.map(({ id }) => id));
  const addOnIds = new Set(addOns.map(({ id }) => id));
  const variants = products.flatMap((product, index) =>
    product.colors.flatMap((color, colorIndex) =>
      color.variants.map((variant, variantIndex) => ({
        ...variant,
        path: ['products', index, 'colors', colorIndex, 'variants', variantIndex],
      })),
    ),
  );
  return [
    ...categories.flatMap(({ id, parentId }, index) => {
      if (parentId === null) return [];
      if (!parents.has(parentId))
        return [
          fault(['categories', index, 'parentId'], 'UnknownReference', { kind: 'category', value: parentId }),
        ];
      return liesBelowItself(id, parents)
        ? [fault(['categories', index, 'parentId'], 'OwnAncestor', { value: id })]
        : [];
    }),
    ...products.flatMap((product, index) => [
      ...product.categoryIds.flatMap((id, position) =>
        parents.has(id)
          ? []
          : [
              fault(['products', index, 'categoryIds', position], 'UnknownReference', {
                kind: 'category',
                value: id,
              }),
            ],
      ),
      ...(product.sizeGuideId === undefined || guideIds.has(product.sizeGuideId)
        ? []
        : [
            fault(['products', index, 'sizeGuideId'], 'UnknownReference', {
              kind: 'sizeGuide',
              value: product.sizeGuideId,
            }),
          ]),
      ...(product.addOns ?? []).flatMap(({ addOnId }, position) =>
        addOnIds.has(addOnId)
          ? []
          : [
              fault(['products', index, 'addOns', position, 'addOnId'], 'UnknownReference', {
                kind: 'addOn',
                value: addOnId,
              }),
            ],
      ),
      ...Object.entries(product.prices).flatMap(([currency, { unit, discounted }]) =>
        discounted !== undefined && discounted > unit
          ? [fault(['products', index, 'prices', currency, 'discounted'], 'DiscountAboveUnit')]
          : [],
      ),
      ...twice(
        product.colors,
        ({ code }) => code,
        (color) => ['products', index, 'colors', color, 'code'],
      ),
    ]),
    ...twice(
      variants,
      ({ id }) => id,
      (_, { path }) => [...path, 'id'],
    ),
    ...twice(
      variants,
      ({ sku }) => sku,
      (_, { path }) => [...path, 'sku'],
    ),
    ...slugs(products, 'products', ({ categoryIds }) => categoryIds[0] ?? ''),
    ...slugs(categories, 'categories', ({ parentId }) => parentId ?? ''),
  ];
}

function liesBelowItself(id: string, parents: ReadonlyMap<string, string | null>): boolean {
  const seen = new Set<string>();
  for (let at = parents.get(id); at; at = parents.get(at)) {
    if (at === id) return true;
    if (seen.has(at)) return false;
    seen.add(at);
  }
  return false;
}

/** Siblings have different addresses in every culture. */
function slugs<T extends { texts: Readonly<Record<string, { slug: string }>> }>(
  entries: readonly T[],
  section: string,
  parentOf: (entry: T) => string,
): Fault[] {
  const all = entries.flatMap((entry, index) =>
    Object.entries(entry.texts).map(([culture, { slug }]) => ({
      place: `${culture} ${parentOf(entry)} ${slug}`,
      slug,
      path: [section, index, 'texts', culture, 'slug'],
    })),
  );
  return twice(
    all,
    ({ place }) => place,
    (_, { path }) => path,
    ({ slug }) => slug,
  );
}

function checkContent(data: StoreData): Fault[] {
  const categories = new Set(data.categories.map(({ id }) => id));
  const products = new Set(data.products.map(({ id }) => id));
  const texts = data.pages.flatMap(({ texts }, index) =>
    Object.entries(texts).map(([culture, text]) => ({
      culture,
      text,
      path: ['pages', index, 'texts', culture],
    })),
  );
  return [
    ...twice(
      texts,
      ({ culture, text }) => `${culture} ${text.path}`,
      (_, { path }) => [...path, 'path'],
      ({ text }) => text.path,
    ),
    ...texts.flatMap(({ text, path }) =>
      text.blocks.flatMap((block, index) => {
        if (block.type !== 'productCarousel') return [];
        const at = [...path, 'blocks', index];
        const { categoryId, productIds } = block;
        return [
          ...(categoryId === null || categories.has(categoryId)
            ? []
            : [fault([...at, 'categoryId'], 'UnknownReference', { kind: 'category', value: categoryId })]),
          ...productIds.flatMap((id, position) =>
            products.has(id)
              ? []
              : [fault([...at, 'productIds', position], 'UnknownReference', { kind: 'product', value: id })],
          ),
        ];
      }),
    ),
    ...checkLinks(data),
  ];
}

function checkLinks(data: StoreData): Fault[] {
  const links =
    /^(category|product|page):([A-Za-z0-9-]+)$|(?<=href=")(?:category|product|page):[A-Za-z0-9-]+(?=")/g;
  return data.store.cultures.flatMap(({ culture }) => {
    const paths = new Paths(data, culture);
    const faults: Fault[] = [];
    const visit = (value: unknown, path: DataPath): void => {
      if (typeof value === 'string') {
        for (const [link] of value.matchAll(links)) {
          const [kind = '', id = ''] = link.split(':');
          if (paths.target(kind, id) === undefined) faults.push(fault(path, 'DeadLink', { value: link }));
        }
      } else if (typeof value === 'object' && value !== null)
        for (const [step, item] of Object.entries(value))
          visit(item, [...path, Array.isArray(value) ? Number(step) : step]);
    };
    visit(data.settings[culture], ['settings', culture]);
    for (const [index, page] of data.pages.entries())
      visit(page.texts[culture]?.blocks, ['pages', index, 'texts', culture, 'blocks']);
    for (const [index, { culture: own, to }] of data.redirects.entries())
      if (own === culture) visit(to, ['redirects', index, 'to']);
    return faults;
  });
}

function twice<T>(
  items: readonly T[],
  keyOf: (item: T) => string,
  pathOf: (index: number, item: T) => DataPath,
  shown: (item: T) => string = keyOf,
): Fault[] {
  const seen = new Set<string>();
  return items.flatMap((item, index) => {
    const key = keyOf(item);
    if (!seen.has(key)) {
      seen.add(key);
      return [];
    }
    return [fault(pathOf(index, item), 'StandsTwice', { value: shown(item) })];
  });
}
