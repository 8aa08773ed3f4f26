import { Type } from 'typebox';
import { Meta, ok } from '../../../platform/contract/meta';
import type { App } from '../../../platform/http/app';
import { ApiError } from '../../../platform/http/errors/api-error';
import { failures } from '../../../platform/http/failures';
import { AdminHeaders, adminKeySecurity, hashBearerToken, keyOf, requireKey } from '../../staff';
import type { StoresContext } from '../../stores';
import { Import } from '../contract';
import type { ImportQueue } from '../import-queue';
import { importView } from '../import-view';
import { findImport } from '../queries';

export function getImport(app: App, context: StoresContext, imports: ImportQueue): void {
  const authorise = requireKey(context, 'catalogue', 'content', 'money');
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
