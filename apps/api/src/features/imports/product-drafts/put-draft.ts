import { Type } from 'typebox';
import { Succeeded } from '../../../platform/contract/meta';
import type { App } from '../../../platform/http/app';
import { declareErrors, type Fail } from '../../../platform/http/errors/declare-errors';
import type { ProductRow } from '../../catalogue';
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
import { dataErrors } from '../check/data-error';
import { dataRefusals } from '../check/data-refusals';
import { entryErrors, ifMatchHeader, requireEntry } from '../entry-version';
import { productTag, versionErrors } from '../product-version';
import { ProductParams } from '../single-product';
import { readStoredData } from '../sources';
import { ProductDraftData } from './contract';
import { missingAltTexts } from './missing-alt-texts';
import { type DraftContent, draftEntry, draftTag, lockDraft, writeDraft } from './queries';

export const DraftVersionHeader = ifMatchHeader('draft', 'EntryChanged');

export function putProductDraft(app: App, context: StoresContext): void {
  const { errors, fail } = declareErrors(adminKeyErrors, dataErrors, entryErrors, versionErrors, {
    409: ['StoreNotKept', 'ProductExists'],
  });
  app.put(
    '/api/admin/product-drafts/:id',
    {
      onRequest: requireKey(fail, context, 'catalogue'),
      schema: {
        operationId: 'putProductDraft',
        summary: 'Create or replace a draft of a product',
        description:
          'Has the checks of an import of this product, but no shop shows it and no basket takes it before it is published. With `publishAt`, the API publishes it at that time as `publishProductDraft` would, and every image needs an alternative text in each culture. `previewProductDraft` shows it in the shop. `editProduct` opens a draft of a product that is in the shop.',
        tags: ['Admin'],
        security: adminKeySecurity,
        headers: Type.Object({ ...AdminHeaders.properties, ...DraftVersionHeader }),
        params: ProductParams,
        body: ProductDraftData,
        versioned: 'entry',
        errors,
        response: {
          200: Type.Object({
            success: Succeeded,
            created: Type.Boolean({ description: 'False if the draft existed before' }),
          }),
        },
      },
    },
    async (request, reply) => {
      const { storeId } = keyOf(request);
      const { headers, body, params } = request;
      const { kind, id: authorId, name } = keyOf(request);
      const now = context.clock();
      const entered = {
        id: params.id,
        product: { ...body.product, id: params.id },
        publishAt: body.publishAt === null ? null : new Date(body.publishAt),
        savedAt: now,
        savedBy: { kind, id: authorId, name },
      };
      if (entered.publishAt && entered.publishAt <= now)
        fail('InvalidField', { field: 'publishAt' }, 'publishAt');
      const record = changeRecorder(context, request);
      const { checkChange } = await import('../change-store');
      const { draft, created } = await context.db.transaction().execute(async (trx) => {
        const stored = await readStoredData(trx, storeId);
        if (!stored) return fail('StoreNotKept');
        const inShop = stored.data.products.find(({ id }) => id === entered.id);
        const known = await lockDraft(trx, storeId, entered.id);
        if (inShop && !known?.base) return fail('ProductExists', { id: entered.id }, 'id');
        requireEntry(fail, known && draftEntry(known), headers['if-match']);
        const base = baseOf(fail, body.baseVersion, { known: known?.base ?? null, inShop });
        const draft = { ...entered, base };
        const { entryFaults } = checkChange(stored.data, 'catalogue', { products: [draft.product] });
        const missing = draft.publishAt ? missingAltTexts(draft.product) : [];
        const refused = [...entryFaults, ...missing].map(({ path, code, params: values }) => ({
          path: ['product', ...path],
          code,
          params: values,
        }));
        if (refused.length > 0) return fail.all(dataRefusals(refused, headers.culture ?? 'en'));
        await writeDraft(trx, storeId, draft);
        const change = changedFields(known && auditedDraft(known), auditedDraft(draft));
        if (Object.keys(change.after ?? {}).length > 0)
          await record(trx, { target: { kind: 'productDraft', id: draft.id }, ...change });
        return { draft, created: known === undefined };
      });
      reply.header('etag', draftTag(draft));
      return { success: true as const, created };
    },
  );
}

/** The product of the shop that a draft takes into account: the one with the version, or else the one that it had. */
function baseOf(
  fail: Fail<'ProductChanged'>,
  version: string | undefined,
  { known, inShop }: { known: ProductRow | null; inShop: ProductRow | undefined },
): ProductRow | null {
  if (version === undefined) return known;
  const base = known && [known, inShop].find((product) => product && productTag(product) === version);
  return base ?? fail('ProductChanged', {}, 'baseVersion');
}

/** A draft as the audit log has it: the fields of the product, and the time. */
export const auditedDraft = (draft: DraftContent) => {
  const { product, publishAt } = draftEntry(draft);
  return { ...product, publishAt };
};
