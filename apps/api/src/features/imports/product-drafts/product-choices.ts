import { Type } from 'typebox';
import { Meta, ok } from '../../../platform/contract/meta';
import { Culture, Currency, described, Id } from '../../../platform/contract/schema';
import type { App } from '../../../platform/http/app';
import { declareErrors } from '../../../platform/http/errors/declare-errors';
import { AdminHeaders, adminKeyErrors, adminKeySecurity, keyOf, requireKey } from '../../staff';
import type { PerCulture, StoresContext } from '../../stores';
import { findSources } from '../sources';
import type { CategoryRow } from '../store-data';

const Choice = Type.Object(
  {
    id: described(Id, 'Its id', 'home-shirts'),
    name: Type.String({
      description: 'Its name in the culture of the request, or in the first one of the store',
      examples: ['Shirts / Home'],
    }),
  },
  { title: 'ProductChoice' },
);

export function getProductChoices(app: App, context: StoresContext): void {
  const { errors, fail } = declareErrors(adminKeyErrors);
  app.get(
    '/api/admin/product-choices',
    {
      onRequest: requireKey(fail, context, 'catalogue'),
      schema: {
        operationId: 'getProductChoices',
        summary: 'Get what a product of the store can refer to',
        description: 'A product needs texts in each of the cultures and a price in each of the currencies.',
        tags: ['Admin'],
        security: adminKeySecurity,
        headers: AdminHeaders,
        errors,
        response: {
          200: Type.Object({
            meta: Meta,
            cultures: Type.Array(described(Culture, 'A culture of the store'), {
              description: 'The cultures, the default one first',
            }),
            currencies: Type.Array(described(Currency, 'A currency of the store'), {
              description: 'The currencies',
            }),
            categories: Type.Array(Choice, {
              description: 'The categories below the root, with the names of their parents',
            }),
            sizeGuides: Type.Array(Choice, { description: 'The size guides' }),
            prints: Type.Array(Choice, { description: 'The prints' }),
          }),
        },
      },
    },
    async (request) => {
      const { storeId } = keyOf(request);
      const { db, stores } = context;
      const [store, categories, sizeGuides, prints] = await Promise.all([
        stores.find(storeId),
        findSources(db, storeId, 'categories'),
        findSources(db, storeId, 'sizeGuides'),
        findSources(db, storeId, 'addOns'),
      ]);
      const known = store?.cultures ?? [];
      const isDefault = (culture: string) => Number(culture === store?.defaultCulture);
      const cultures = known
        .map(({ culture }) => culture)
        .toSorted((one, other) => isDefault(other) - isDefault(one));
      const { culture: wanted = '' } = request.headers;
      const nameOf = (texts: PerCulture<{ name: string }>) =>
        (texts[wanted] ?? texts[cultures[0] ?? ''])?.name ?? '';
      return {
        meta: ok,
        cultures,
        currencies: [...new Set(known.map(({ currency }) => currency))],
        categories: namedCategories(categories, nameOf),
        sizeGuides: sizeGuides.map(({ id, texts }) => ({ id, name: nameOf(texts) })),
        prints: prints.map(({ id, texts }) => ({ id, name: nameOf(texts) })),
      };
    },
  );
}

function namedCategories(
  categories: readonly CategoryRow[],
  nameOf: (texts: CategoryRow['texts']) => string,
) {
  const byId = new Map(categories.map((category) => [category.id, category]));
  const trail = (category: CategoryRow | undefined): string[] =>
    category === undefined || category.parentId === null
      ? []
      : [...trail(byId.get(category.parentId)), nameOf(category.texts)];
  return categories
    .filter(({ parentId }) => parentId !== null)
    .map((category) => ({ id: category.id, name: trail(category).join(' / ') }));
}
