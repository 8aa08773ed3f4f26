import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Type } from 'typebox';
import { Succeeded } from '../../../platform/contract/meta';
import { described } from '../../../platform/contract/schema';
import type { App } from '../../../platform/http/app';
import { declareErrors, errorsOfBodies } from '../../../platform/http/errors/declare-errors';
import {
  IdempotencyHeader,
  idempotencyErrors,
  keyedRequest,
  runOnce,
} from '../../../platform/http/idempotency/run-once';
import { createValidator } from '../../../platform/http/validator';
import {
  AdminHeaders,
  adminKeyErrors,
  adminKeySecurity,
  hashBearerToken,
  keyOf,
  requireKey,
} from '../../staff';
import type { StoresContext } from '../../stores';
import { FileFormat, ImportPart } from '../contract';
import { importFolder } from '../end-interrupted-imports';
import type { ImportQueue } from '../import-queue';
import { ImportFile } from '../parts';
import { addImport } from '../queries';
import { requireScopeOf } from '../scope-of-part';
import { storesWithSources } from '../sources';
import { Upload } from '../upload';

const ImportQuery = Type.Object({
  part: ImportPart,
  format: described(FileFormat, 'Format of the file'),
  dryRun: Type.Optional(
    Type.Boolean({
      default: false,
      description: 'Check the file and count the changes without writing anything',
    }),
  ),
  removeMissing: Type.Optional(
    Type.Boolean({
      default: false,
      description:
        'Remove entries that are missing from the lists in the file. Not allowed for `prices` and `stock`',
    }),
  ),
});

export function startImport(app: App, context: StoresContext, imports: ImportQueue): void {
  const { errors, fail } = declareErrors(adminKeyErrors, errorsOfBodies, idempotencyErrors, {
    400: ['FormatUnavailable'],
    409: ['StoreNotKept', 'ImportRunning'],
  });
  app.post(
    '/api/admin/imports',
    {
      bodyLimit: context.config.importLimit,
      // The body is a stream. `getImport` returns its errors, with their lines.
      validatorCompiler: withoutBody,
      onRequest: requireKey(fail, context, 'catalogue', 'content', 'money', 'stock'),
      schema: {
        operationId: 'startImport',
        summary: "Import a file into a part of the store's data, completely or not at all",
        description:
          'The server checks the whole file first, then writes it in one transaction. Use `getImport` to follow the progress. A store runs one import at a time.',
        tags: ['Admin'],
        security: adminKeySecurity,
        headers: Type.Object({ ...AdminHeaders.properties, ...IdempotencyHeader }),
        querystring: ImportQuery,
        body: {
          content: {
            'application/json': {
              schema: Type.Unsafe<Upload>(ImportFile),
            },
            'text/csv': {
              schema: Type.Unsafe<Upload>({
                type: 'string',
                description: 'A table with a header row, as `exportPart` writes it',
              }),
            },
          },
        },
        errors,
        response: {
          202: Type.Object({
            success: Succeeded,
            id: Type.String({ format: 'uuid', description: 'Id of the import, for `getImport`' }),
          }),
        },
      },
    },
    async (request, reply) => {
      const { part, format, dryRun = false, removeMissing = false } = request.query;
      const key = keyOf(request);
      requireScopeOf(fail, part, key);
      if (part === 'all' && format === 'csv') return fail('FormatUnavailable', { part, format }, 'format');
      if (removeMissing && (part === 'prices' || part === 'stock'))
        return fail('InvalidField', { field: 'removeMissing' }, 'removeMissing');
      if (!(await storesWithSources(context.db)).has(key.storeId)) return fail('StoreNotKept');
      const run = { storeId: key.storeId, id: randomUUID(), part, format, dryRun, removeMissing };
      const file = join(importFolder(context), run.id);
      const { body } = request;
      if (!(body instanceof Upload)) return fail('RequiredField', { field: 'body' }, 'body');
      const digest = await body.saveTo(fail, file, context.config.importLimit);
      const content = [part, format, dryRun, removeMissing, digest];
      const keyed = keyedRequest(request, 'startImport', key.storeId, content);
      const answer = await runOnce(fail, context, keyed, async (db) =>
        (await addImport(db, run, context.clock()))
          ? { success: true as const, id: run.id }
          : fail('ImportRunning'),
      ).catch(async (error: unknown) => {
        await rm(file, { force: true });
        throw error;
      });
      // Its entry in the audit log is part of the import's transaction.
      request.recordsChange = true;
      if (answer.id === run.id) imports.add({ ...run, file, owner: { key, hash: hashBearerToken(request) } });
      else await rm(file, { force: true });
      reply.status(202);
      return answer;
    },
  );
}

const validator = createValidator();
const withoutBody: typeof validator = (route) => (route.httpPart === 'body' ? () => true : validator(route));
