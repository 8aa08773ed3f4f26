import type { StoreData } from '../store-data';
import { Paths } from '../write/paths';
import { type DataPath, dataError, type RuleError } from './data-error';
import { findDuplicates } from './find-duplicates';
import { isUnsafeLink } from './link-schemes';

/** Checks that page paths are unique and that every link has a target. */
export function checkContent(data: StoreData): RuleError[] {
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
    ...findDuplicates(
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
            : [
                dataError([...at, 'categoryId'], 'UnknownReference', { kind: 'category', value: categoryId }),
              ]),
          ...productIds.flatMap((id, position) =>
            products.has(id)
              ? []
              : [
                  dataError([...at, 'productIds', position], 'UnknownReference', {
                    kind: 'product',
                    value: id,
                  }),
                ],
          ),
        ];
      }),
    ),
    ...checkLinks(data),
  ];
}

function checkLinks(data: StoreData): RuleError[] {
  const links =
    /^(category|product|page):([A-Za-z0-9-]+)$|(?<=href=")(?:category|product|page):[A-Za-z0-9-]+(?=")/g;
  return data.store.cultures.flatMap(({ culture }) => {
    const paths = new Paths(data, culture);
    const errors: RuleError[] = [];
    const visit = (value: unknown, path: DataPath): void => {
      if (typeof value === 'string') {
        if (isUnsafeLink(String(path.at(-1)), value)) errors.push(dataError(path, 'UnsafeLink', { value }));
        for (const [link] of value.matchAll(links)) {
          const [kind = '', id = ''] = link.split(':');
          if (paths.target(kind, id) === undefined) errors.push(dataError(path, 'DeadLink', { value: link }));
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
    return errors;
  });
}
