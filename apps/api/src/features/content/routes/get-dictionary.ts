import { Type } from 'typebox';
import type { Context } from '../../../platform/context';
import { Meta, ok } from '../../../platform/contract/meta';
import type { App } from '../../../platform/http/app';
import { findDictionary, ShopHeaders } from '../../stores';

const DictionaryItem = Type.Object(
  {
    view: Type.Object(
      {
        alias: Type.String({ description: 'The name under which the interface looks up the text' }),
        value: Type.String({ description: 'The displayed value' }),
      },
      { description: 'Fields of the view' },
    ),
  },
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
            data: Type.Object(
              {
                views: Type.Object(
                  {
                    dictionaryItemsByCulture: Type.Object(
                      {
                        dictionaryItems: Type.Array(DictionaryItem, {
                          description: 'All texts of the culture',
                        }),
                      },
                      { description: 'The texts of the request’s culture' },
                    ),
                  },
                  { description: 'Data of the page' },
                ),
              },
              { description: 'The requested data' },
            ),
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
