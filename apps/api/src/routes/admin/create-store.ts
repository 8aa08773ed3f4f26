import { Type } from 'typebox';
import { AdminHeaders, operatorSecurity, requireOperator } from '../../admin/authorise';
import type { App } from '../../app';
import type { Context } from '../../context';
import { Id } from '../../contract/schema';
import { ApiError, ApiErrors } from '../../errors/api-error';
import { messageFor } from '../../errors/messages';
import { checkStore } from '../../import/check-store';
import { newStore } from '../../import/new-store';
import { isSame } from '../../import/same-data';
import { StoreSchema } from '../../import/schema/store';
import { readSources } from '../../import/sources';
import { failures } from '../failures';

const NewStore = Type.Object(
  { store: Type.Omit(StoreSchema, ['id'], { additionalProperties: false }) },
  { title: 'NewStore' },
);

export function createStore(app: App, context: Context): void {
  app.put(
    '/api/admin/stores/:id',
    {
      onRequest: requireOperator(context),
      schema: {
        operationId: 'createStore',
        summary: 'A new store, with a root category and nothing to sell yet',
        description:
          'The same store once more changes nothing; a store that is there is changed by importing `store`.',
        tags: ['Admin'],
        security: operatorSecurity,
        headers: AdminHeaders,
        params: Type.Object({ id: Id }),
        body: NewStore,
        response: {
          200: Type.Object({
            success: Type.Literal(true),
            created: Type.Boolean({ description: 'False where the same store was there already' }),
          }),
          ...failures(400, 401, 409),
        },
      },
    },
    async ({ params: { id }, body, headers }) => {
      const data = newStore({ ...body.store, id });
      const faults = checkStore(data);
      if (faults.length > 0)
        throw new ApiErrors(
          400,
          faults.map(({ path, code, params }) => {
            const field = path.join('.');
            return { code, field, message: messageFor(headers.culture ?? 'en', code, { field, ...params }) };
          }),
        );
      if (await context.stores.find(id)) {
        const known = await readSources(context.db, id);
        if (known && isSame(known.store, data.store)) return { success: true as const, created: false };
        throw new ApiError(409, 'StoreExists', { storeId: id }, 'id');
      }
      const { importStore } = await import('../../import/import-store');
      await importStore(context.db, data);
      await context.stores.reload();
      return { success: true as const, created: true };
    },
  );
}
