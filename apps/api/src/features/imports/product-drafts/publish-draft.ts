import type { Db } from '../../../platform/database/database';
import { failureCode } from '../../../platform/http/errors/api-error';
import { type CodeOf, declareErrors, type Fail } from '../../../platform/http/errors/declare-errors';
import { errorItem } from '../../../platform/http/errors/error-body';
import type { ProductRow } from '../../catalogue';
import { type RecordChange, recordEntry } from '../../staff';
import type { StoresContext } from '../../stores';
import { changeStoreIn } from '../change-store';
import { dataRefusals } from '../check/data-refusals';
import { recordProduct } from '../record-product';
import { publishErrors } from './contract';
import { findRemovedStock, mergeEdit } from './edited-product';
import { missingAltTexts } from './missing-alt-texts';
import { deleteDraft, findDueDrafts, lockDraft, noteProblem, type ProductDraft } from './queries';

interface Publication {
  storeId: string;
  /** Locked by the transaction. */
  draft: ProductDraft;
  /** Language of error messages. */
  culture: string | undefined;
  record: RecordChange;
}

/**
 * Puts a draft into the shop as an import would. It is a draft no longer. What changed in the shop since the draft was
 * made stays, and both changes of the same field are a conflict. A variant that has stock is not removed.
 */
export async function publishDraft(
  fail: Fail<CodeOf<typeof publishErrors>>,
  trx: Db,
  now: Date,
  { storeId, draft, culture = 'en', record }: Publication,
): Promise<void> {
  const { id } = draft;
  await changeStoreIn(fail, trx, now, {
    storeId,
    part: 'catalogue',
    culture,
    contentFor: async ({ products }) => {
      const known = products.find((each) => each.id === id);
      const product = publishedProduct(fail, draft, known, culture);
      const missing = missingAltTexts(product);
      if (missing.length > 0) return fail.all(dataRefusals(missing, culture));
      const stocked = known && (await findRemovedStock(trx, storeId, { now: known, changed: product }));
      if (stocked) return fail('VariantInStock', stocked, 'colors');
      return { products: [product] };
    },
    onChanged: recordProduct(record, id),
  });
  await deleteDraft(trx, storeId, id);
}

/** The product of a draft, with what changed in the shop since the draft was made. */
function publishedProduct(
  fail: Fail<CodeOf<typeof publishErrors>>,
  { id, product, base }: ProductDraft,
  known: ProductRow | undefined,
  culture: string,
): ProductRow {
  if (!base) return known ? fail('ProductExists', { id }, 'id') : product;
  if (!known) return fail('UnknownProduct', {}, 'id');
  const { document, conflicts } = mergeEdit({ product, base }, known);
  if (conflicts.length === 0) return document;
  return fail.all(
    conflicts.map(({ name }) => errorItem({ code: 'ProductChanged', params: {}, field: name }, { culture })),
  );
}

const { fail } = declareErrors(publishErrors);

/**
 * Publishes the drafts of all stores whose time has come. A draft and its publication are one transaction, so that each is
 * published once, whichever process does it. A store whose import is running waits for it.
 */
export async function publishDueDrafts(context: Pick<StoresContext, 'db' | 'clock' | 'log'>): Promise<void> {
  for (const due of await findDueDrafts(context.db, context.clock())) {
    const { storeId, id } = due;
    try {
      await context.db.transaction().execute(async (trx) => {
        const now = context.clock();
        const draft = await lockDraft(trx, storeId, id);
        if (!draft?.publishAt || draft.publishAt > now) return;
        const entry = { storeId, actor: draft.savedBy, operation: 'publishProductDraft', at: now };
        const record: RecordChange = (db, change) => recordEntry(db, { ...entry, ...change });
        await publishDraft(fail, trx, now, { storeId, draft, culture: undefined, record });
      });
    } catch (err) {
      const problem = failureCode(err) ?? 'InternalError';
      if (problem === 'ImportRunning') continue;
      context.log.error({ err, draft: id, store: storeId }, 'draft could not be published');
      await noteProblem(context.db, due, problem);
    }
  }
}
