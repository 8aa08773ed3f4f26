import type { StoreData } from '../store-data';
import { dataError, type RuleError } from './data-error';
import { findDuplicates } from './find-duplicates';

/** Checks references and uniqueness in products and categories. */
export function checkCatalogue({
  categories,
  products,
  addOns = [],
  sizeGuides = [],
}: StoreData): RuleError[] {
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
    ...categories.flatMap<RuleError>(({ id, parentId }, index) => {
      if (parentId === null) return [];
      if (!parents.has(parentId))
        return [
          dataError(['categories', index, 'parentId'], 'UnknownReference', {
            kind: 'category',
            value: parentId,
          }),
        ];
      return liesBelowItself(id, parents)
        ? [dataError(['categories', index, 'parentId'], 'OwnAncestor', { value: id })]
        : [];
    }),
    ...products.flatMap((product, index) => [
      ...product.categoryIds.flatMap((id, position) =>
        parents.has(id)
          ? []
          : [
              dataError(['products', index, 'categoryIds', position], 'UnknownReference', {
                kind: 'category',
                value: id,
              }),
            ],
      ),
      ...(product.sizeGuideId === undefined || guideIds.has(product.sizeGuideId)
        ? []
        : [
            dataError(['products', index, 'sizeGuideId'], 'UnknownReference', {
              kind: 'sizeGuide',
              value: product.sizeGuideId,
            }),
          ]),
      ...(product.addOns ?? []).flatMap(({ addOnId }, position) =>
        addOnIds.has(addOnId)
          ? []
          : [
              dataError(['products', index, 'addOns', position, 'addOnId'], 'UnknownReference', {
                kind: 'addOn',
                value: addOnId,
              }),
            ],
      ),
      ...Object.entries(product.prices).flatMap(([currency, { unit, discounted }]) =>
        discounted !== undefined && discounted > unit
          ? [dataError(['products', index, 'prices', currency, 'discounted'], 'DiscountAboveUnit')]
          : [],
      ),
      ...findDuplicates(
        product.colors,
        ({ code }) => code,
        (color) => ['products', index, 'colors', color, 'code'],
      ),
    ]),
    ...findDuplicates(
      variants,
      ({ id }) => id,
      (_, { path }) => [...path, 'id'],
    ),
    ...findDuplicates(
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

/** Siblings have different slugs in every culture. */
function slugs<T extends { texts: Readonly<Record<string, { slug: string }>> }>(
  entries: readonly T[],
  section: string,
  parentOf: (entry: T) => string,
): RuleError[] {
  const all = entries.flatMap((entry, index) =>
    Object.entries(entry.texts).map(([culture, { slug }]) => ({
      key: `${culture} ${parentOf(entry)} ${slug}`,
      slug,
      path: [section, index, 'texts', culture, 'slug'],
    })),
  );
  return findDuplicates(
    all,
    ({ key }) => key,
    (_, { path }) => path,
    ({ slug }) => slug,
  );
}
