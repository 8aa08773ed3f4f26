import { Type } from 'typebox';
import { Succeeded } from '../../../platform/contract/meta';
import { Id } from '../../../platform/contract/schema';
import type { App } from '../../../platform/http/app';
import { declareErrors } from '../../../platform/http/errors/declare-errors';
import { AdminHeaders, operatorErrors, operatorSecurity, requireOperator } from '../../staff';
import type { StoresContext } from '../../stores';
import { checkStore } from '../check/check-store';
import { dataErrors } from '../check/data-error';
import { dataRefusals } from '../check/data-refusals';
import { emptyStore } from '../empty-store';
import { NewStore, storeRowOf } from '../new-store';
import { readSources } from '../sources';
import { isSame } from '../write/same-data';

export function createStore(app: App, context: StoresContext): void {
  const { errors, fail } = declareErrors(operatorErrors, dataErrors, { 409: ['StoreExists'] });
  app.put(
    '/api/admin/stores/:id',
    {
      onRequest: requireOperator(fail, context),
      schema: {
        operationId: 'createStore',
        summary: 'Create a store with a root category and no products',
        description:
          'Without cultures, the store speaks English (`en`, locale `en-US`) and sells in euros (`EUR`). Sending the same store again changes nothing. To change an existing store, import `store`.',
        tags: ['Admin'],
        security: operatorSecurity,
        headers: AdminHeaders,
        params: Type.Object({ id: Id }),
        body: NewStore,
        errors,
        response: {
          200: Type.Object({
            success: Succeeded,
            created: Type.Boolean({ description: 'False if the same store already existed' }),
          }),
        },
      },
    },
    async ({ params: { id }, body, headers }) => {
      const data = emptyStore(storeRowOf(id, body));
      const faults = checkStore(data);
      if (faults.length > 0) return fail.all(dataRefusals(faults, headers.culture ?? 'en'));
      if (await context.stores.find(id)) {
        const known = await readSources(context.db, id);
        if (known && isSame(known.store, data.store)) return { success: true as const, created: false };
        return fail('StoreExists', { storeId: id }, 'id');
      }
      const { importStore } = await import('../import-store');
      await importStore(context.db, data);
      await context.stores.reload();
      return { success: true as const, created: true };
    },
  );
}
