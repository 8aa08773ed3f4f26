import { Type } from 'typebox';
import type { Context } from '../../../platform/context';
import { Meta, ok } from '../../../platform/contract/meta';
import type { App } from '../../../platform/http/app';
import { findDictionary, ShopHeaders } from '../../stores';

const DictionaryItem = Type.Object(
  { view: Type.Object({ alias: Type.String(), value: Type.String() }) },
  { title: 'DictionaryItem' },
);

export function getDictionary(app: App, { db }: Context): void {
  app.get(
    '/api/dictionary/dictionariesbyculture',
    {
      schema: {
        operationId: 'getDictionary',
        summary: 'List the texts of the culture',
        description: 'Clients replace the placeholders of a text, such as `{count}`.',
        tags: ['Content'],
        headers: ShopHeaders,
        response: {
          200: Type.Object({
            meta: Meta,
            data: Type.Object({
              views: Type.Object({
                dictionaryItemsByCulture: Type.Object({ dictionaryItems: Type.Array(DictionaryItem) }),
              }),
            }),
          }),
        },
      },
    },
    async ({ shop }) => {
      const items = await findDictionary(db, shop);
      const dictionaryItems = items.map((view) => ({ view }));
      return { meta: ok, data: { views: { dictionaryItemsByCulture: { dictionaryItems } } } };
    },
  );
}
