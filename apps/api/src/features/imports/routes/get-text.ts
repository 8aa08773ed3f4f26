import { Type } from 'typebox';
import { Meta, ok } from '../../../platform/contract/meta';
import { described } from '../../../platform/contract/schema';
import type { App } from '../../../platform/http/app';
import { declareErrors } from '../../../platform/http/errors/declare-errors';
import { AdminHeaders, adminKeyErrors, adminKeySecurity, keyOf, requireKey } from '../../staff';
import { findStoreTexts, type StoresContext } from '../../stores';
import { entryTag } from '../entry-version';
import { StoreText, TextParams } from '../single-text';

export function getText(app: App, context: StoresContext): void {
  const { errors, fail } = declareErrors(adminKeyErrors, { 404: ['UnknownText'] });
  app.get(
    '/api/admin/texts/:culture/:alias',
    {
      onRequest: requireKey(fail, context, 'content'),
      schema: {
        operationId: 'getText',
        summary: 'Get a text of the shop: the shipped value and the store’s own',
        description: 'The version of the text is its ETag, for `putText` and `restoreText`.',
        tags: ['Admin'],
        security: adminKeySecurity,
        headers: AdminHeaders,
        params: TextParams,
        versioned: 'entry',
        errors,
        response: {
          200: Type.Object({ meta: Meta, text: described(StoreText, 'The text with what is shipped') }),
        },
      },
    },
    async (request, reply) => {
      const { culture, alias } = request.params;
      const [text] = await findStoreTexts(context.db, { storeId: keyOf(request).storeId, culture }, alias);
      if (!text) return fail('UnknownText', {}, 'alias');
      reply.header('etag', entryTag(text));
      return { meta: ok, text };
    },
  );
}
