import { Type } from 'typebox';
import { AdminHeaders, adminKeySecurity, hashBearerToken, keyOf, requireKey } from '../../admin/authorise';
import type { ImportQueue } from '../../admin/import-queue';
import type { App } from '../../app';
import type { Context } from '../../context';
import { Import } from '../../contract/admin';
import { Meta, ok } from '../../contract/meta';
import { findImport } from '../../db/repositories/imports';
import { ApiError } from '../../errors/api-error';
import { failures } from '../failures';
import { importView } from './import-view';

export function getImport(app: App, context: Context, imports: ImportQueue): void {
  const authorise = requireKey(context, 'catalogue', 'content');
  app.get(
    '/api/admin/imports/:id',
    {
      onRequest: async (request) => {
        const owner = imports.ownerOf(request.params.id);
        if (owner?.hash === hashBearerToken(request)) request.admin = owner.key;
        else await authorise(request);
      },
      schema: {
        operationId: 'getImport',
        summary: 'Get the progress and result of an import',
        tags: ['Admin'],
        security: adminKeySecurity,
        headers: AdminHeaders,
        params: Type.Object({ id: Type.String({ format: 'uuid' }) }),
        response: { 200: Type.Object({ meta: Meta, import: Import }), ...failures(400, 401, 403, 404) },
      },
    },
    async (request) => {
      const { storeId } = keyOf(request);
      const row =
        imports.writing(storeId, request.params.id) ??
        (await findImport(context.db, storeId, request.params.id));
      if (!row) throw new ApiError(404, 'UnknownImport', {}, 'id');
      return { meta: ok, import: importView(row, request.headers.culture ?? 'en') };
    },
  );
}
