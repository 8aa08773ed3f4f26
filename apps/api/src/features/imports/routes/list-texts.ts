import { Type } from 'typebox';
import { Meta, ok } from '../../../platform/contract/meta';
import { Culture, described, freeText } from '../../../platform/contract/schema';
import type { App } from '../../../platform/http/app';
import { declareErrors } from '../../../platform/http/errors/declare-errors';
import { AdminHeaders, adminKeyErrors, adminKeySecurity, keyOf, requireKey } from '../../staff';
import { findStoreTexts, type StoresContext } from '../../stores';
import { StoreText } from '../single-text';

const maxPage = 100_000;
const maxPageSize = 100;
const defaultPageSize = 50;

export function listTexts(app: App, context: StoresContext): void {
  const { errors, fail } = declareErrors(adminKeyErrors, { 404: ['UnknownCulture'] });
  app.get(
    '/api/admin/texts',
    {
      onRequest: requireKey(fail, context, 'content'),
      schema: {
        operationId: 'listTexts',
        summary: 'List the texts of the shop in a culture, by alias',
        description: 'Each text has its shipped value and, if the store has set one, its own.',
        tags: ['Admin'],
        security: adminKeySecurity,
        headers: AdminHeaders,
        querystring: Type.Object({
          textCulture: Type.Optional(
            described(Culture, 'Culture of the store whose texts to list; its default culture if missing'),
          ),
          search: Type.Optional({
            ...freeText(100),
            description: 'Only texts that contain this, in the alias or in one of the values',
            examples: ['basket'],
          }),
          own: Type.Optional(Type.Boolean({ description: 'Only texts that the store has set itself' })),
          page: Type.Optional(
            Type.Integer({
              minimum: 1,
              maximum: maxPage,
              default: 1,
              description: 'Page number, starting at 1',
            }),
          ),
          pageSize: Type.Optional(
            Type.Integer({
              minimum: 1,
              maximum: maxPageSize,
              default: defaultPageSize,
              description: 'Texts per page',
            }),
          ),
        }),
        errors,
        response: {
          200: Type.Object({
            meta: Meta,
            culture: described(Culture, 'The culture of the texts'),
            cultures: Type.Array(Culture, { description: 'The cultures of the store, in display order' }),
            items: Type.Array(StoreText, { description: 'The texts of the page' }),
            page: Type.Integer({ description: 'Page number, starting at 1' }),
            pageSize: Type.Integer({ description: 'Texts per page' }),
            total: Type.Integer({ description: 'Number of matching texts' }),
          }),
        },
      },
    },
    async (request) => {
      const { textCulture, search = '', own = false, page = 1, pageSize = defaultPageSize } = request.query;
      const { storeId } = keyOf(request);
      const store = await context.stores.find(storeId);
      const cultures = store?.cultures.map((each) => each.culture) ?? [];
      const culture = textCulture ?? store?.defaultCulture ?? '';
      if (!cultures.includes(culture))
        return fail('UnknownCulture', { field: 'textCulture', value: culture }, 'textCulture');
      const wanted = search.trim().toLowerCase();
      const texts = await findStoreTexts(context.db, { storeId, culture });
      const found = texts.filter(
        (text) =>
          (!own || text.own !== null) &&
          [text.alias, text.shipped, text.own].some((value) => value?.toLowerCase().includes(wanted)),
      );
      const items = found.slice((page - 1) * pageSize, page * pageSize);
      return { meta: ok, culture, cultures, items, page, pageSize, total: found.length };
    },
  );
}
