import { Type } from 'typebox';
import { Succeeded } from '../../../platform/contract/meta';
import type { App } from '../../../platform/http/app';
import { declareErrors } from '../../../platform/http/errors/declare-errors';
import {
  AdminHeaders,
  adminKeyErrors,
  adminKeySecurity,
  changedFields,
  changeRecorder,
  keyOf,
  requireKey,
} from '../../staff';
import type { StoresContext } from '../../stores';
import { entryErrors, requireEntry } from '../entry-version';
import { ProductParams } from '../single-product';
import { publishErrors } from './contract';
import { auditedDraft, DraftVersionHeader } from './put-draft';
import { deleteDraft, draftEntry, lockDraft } from './queries';

const headersOfChange = Type.Object({ ...AdminHeaders.properties, ...DraftVersionHeader });

export function publishProductDraft(app: App, context: StoresContext): void {
  const { errors, fail } = declareErrors(adminKeyErrors, publishErrors, entryErrors, {
    404: ['UnknownDraft'],
  });
  app.post(
    '/api/admin/product-drafts/:id/publish',
    {
      onRequest: requireKey(fail, context, 'catalogue'),
      schema: {
        operationId: 'publishProductDraft',
        summary: 'Put a draft into the shop now',
        description:
          'Has the checks and the effects of `putProduct`. Every image needs an alternative text in each culture. A draft of `editProduct` keeps what changed in the shop since. If the draft and the shop have changed the same field, nothing changes, and the answer is 412 `ProductChanged` with each such field. A size that the draft removes must have no stock.',
        repetition: 'A draft that has been published is no draft any more, so the answer is 404.',
        tags: ['Admin'],
        security: adminKeySecurity,
        headers: headersOfChange,
        params: ProductParams,
        errors,
        response: { 200: Type.Object({ success: Succeeded }) },
      },
    },
    async (request) => {
      const { storeId } = keyOf(request);
      const { headers, params } = request;
      const record = changeRecorder(context, request);
      const { publishDraft } = await import('./publish-draft');
      await context.db.transaction().execute(async (trx) => {
        const draft = await lockDraft(trx, storeId, params.id);
        if (!draft) return fail('UnknownDraft', {}, 'id');
        requireEntry(fail, draftEntry(draft), headers['if-match']);
        const { culture } = headers;
        return publishDraft(fail, trx, context.clock(), { storeId, draft, culture, record });
      });
      return { success: true as const };
    },
  );
}

export function deleteProductDraft(app: App, context: StoresContext): void {
  const { errors, fail } = declareErrors(adminKeyErrors, entryErrors, { 404: ['UnknownDraft'] });
  app.delete(
    '/api/admin/product-drafts/:id',
    {
      onRequest: requireKey(fail, context, 'catalogue'),
      schema: {
        operationId: 'deleteProductDraft',
        summary: 'Delete a draft',
        description: 'Its images stay uploaded. A product that is in the shop stays as it is.',
        tags: ['Admin'],
        security: adminKeySecurity,
        headers: headersOfChange,
        params: ProductParams,
        errors,
        response: { 200: Type.Object({ success: Succeeded }) },
      },
    },
    async (request) => {
      const { storeId } = keyOf(request);
      const { id } = request.params;
      const record = changeRecorder(context, request);
      await context.db.transaction().execute(async (trx) => {
        const draft = await lockDraft(trx, storeId, id);
        if (!draft) return fail('UnknownDraft', {}, 'id');
        requireEntry(fail, draftEntry(draft), request.headers['if-match']);
        await deleteDraft(trx, storeId, id);
        return record(trx, {
          target: { kind: 'productDraft', id },
          ...changedFields(auditedDraft(draft), undefined),
        });
      });
      return { success: true as const };
    },
  );
}
