import { Type } from 'typebox';
import { Succeeded } from '../../../platform/contract/meta';
import type { App } from '../../../platform/http/app';
import { declareErrors } from '../../../platform/http/errors/declare-errors';
import { AdminHeaders, adminKeySecurity, requireKey } from '../../staff';
import type { StoresContext } from '../../stores';
import { changedEntryErrors, changeEntry } from '../change-entry';
import { entryTag, ifMatchHeader } from '../entry-version';
import { PrintData, PrintParams } from '../single-print';

export function putPrint(app: App, context: StoresContext): void {
  const { errors, fail } = declareErrors(...changedEntryErrors, { 404: ['UnknownPrint'] });
  app.put(
    '/api/admin/prints/:id',
    {
      onRequest: requireKey(fail, context, 'catalogue'),
      schema: {
        operationId: 'putPrint',
        summary: 'Change a print: its rules, prices, texts and look',
        description:
          'Has the checks and the effects of an import of this print. Baskets and shops use the new rules at once; paid orders keep their prints. Use `startImport` for a new print.',
        tags: ['Admin'],
        security: adminKeySecurity,
        headers: Type.Object({ ...AdminHeaders.properties, ...ifMatchHeader('print', 'EntryChanged') }),
        params: PrintParams,
        body: PrintData,
        versioned: 'entry',
        errors,
        response: { 200: Type.Object({ success: Succeeded }) },
      },
    },
    async (request, reply) => {
      const entry = { ...request.body, id: request.params.id };
      await changeEntry(fail, context, request, {
        list: 'addOns',
        entry,
        kind: 'print',
        onUnknown: () => fail('UnknownPrint', {}, 'id'),
      });
      reply.header('etag', entryTag(entry));
      return { success: true as const };
    },
  );
}
