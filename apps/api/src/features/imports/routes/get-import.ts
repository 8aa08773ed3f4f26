import { Type } from 'typebox';
import { Meta, ok } from '../../../platform/contract/meta';
import { described } from '../../../platform/contract/schema';
import type { App } from '../../../platform/http/app';
import { declareErrors } from '../../../platform/http/errors/declare-errors';
import {
  AdminHeaders,
  adminKeyErrors,
  adminKeySecurity,
  hashBearerToken,
  keyOf,
  requireKey,
} from '../../staff';
import type { StoresContext } from '../../stores';
import { Import } from '../contract';
import type { ImportQueue } from '../import-queue';
import { importView } from '../import-view';
import { findImport } from '../queries';

export function getImport(app: App, context: StoresContext, imports: ImportQueue): void {
  const { errors, fail } = declareErrors(adminKeyErrors, { 404: ['UnknownImport'] });
  const authorise = requireKey(fail, context, 'catalogue', 'content', 'money', 'stock');
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
        description:
          'Repeat the call until `state` is `done` or `failed`. Lists the errors of the file with their lines.',
        tags: ['Admin'],
        security: adminKeySecurity,
        headers: AdminHeaders,
        params: Type.Object({ id: Type.String({ format: 'uuid' }) }),
        errors,
        response: {
          200: Type.Object({
            meta: Meta,
            import: described(Import, 'Progress and result of the import'),
          }),
        },
      },
    },
    async (request) => {
      const { storeId } = keyOf(request);
      const row =
        imports.writing(storeId, request.params.id) ??
        (await findImport(context.db, storeId, request.params.id));
      if (!row) return fail('UnknownImport', {}, 'id');
      return { meta: ok, import: importView(row, request.headers.culture ?? 'en') };
    },
  );
}
