import { Type } from 'typebox';
import { Succeeded } from '../../../platform/contract/meta';
import { described, Id } from '../../../platform/contract/schema';
import { localDay } from '../../../platform/day';
import type { App } from '../../../platform/http/app';
import { declareErrors } from '../../../platform/http/errors/declare-errors';
import {
  idempotencyErrors,
  keyedRequest,
  RequiredIdempotencyHeader,
  runOnce,
} from '../../../platform/http/idempotency/run-once';
import {
  AdminHeaders,
  adminKeyErrors,
  adminKeySecurity,
  changeRecorder,
  keyOf,
  requireKey,
} from '../../staff';
import type { StoresContext } from '../../stores';
import { changeErrors } from '../check/data-error';
import type { VoucherRow } from '../store-data';
import { NewVouchers } from './contract';
import { newVoucherRows } from './new-voucher-rows';

const dayMs = 24 * 3_600_000;

export function createVouchers(app: App, context: StoresContext): void {
  const { errors, fail } = declareErrors(adminKeyErrors, idempotencyErrors, changeErrors, {
    400: ['InvalidField', 'RequiredField'],
  });
  app.post(
    '/api/admin/vouchers',
    {
      onRequest: requireKey(fail, context, 'money'),
      schema: {
        operationId: 'createVouchers',
        summary: 'Create the vouchers of a campaign',
        description:
          'Has the checks and the effects of an import of these vouchers. A code that the store has already is refused.',
        tags: ['Admin'],
        security: adminKeySecurity,
        headers: Type.Object({ ...AdminHeaders.properties, ...RequiredIdempotencyHeader }),
        body: NewVouchers,
        errors,
        response: {
          200: Type.Object({
            success: Succeeded,
            vouchers: Type.Array(
              Type.Object({
                id: described(Id, 'Id of the voucher', 'fans10'),
                code: Type.String({ description: 'The code that shoppers enter', examples: ['AUTUMN15'] }),
              }),
              { description: 'The created vouchers' },
            ),
          }),
        },
      },
    },
    async (request) => {
      const { storeId } = keyOf(request);
      const { changeStoreIn } = await import('../change-store');
      const record = changeRecorder(context, request);
      const keyed = keyedRequest(request, 'createVouchers', storeId);
      return runOnce(fail, context, keyed, async (trx) => {
        const added = newVoucherRows(fail, request.body);
        await changeStoreIn(fail, trx, context.clock(), {
          storeId,
          part: 'store',
          culture: request.headers.culture,
          contentFor: () => ({ vouchers: added }),
          onChanged: () => {
            const { campaign, code: _code, count: _count, prefix: _prefix, ...conditions } = request.body;
            const after = { ...conditions, codes: added.length };
            return record(trx, { target: { kind: 'campaign', id: campaign.trim() }, after });
          },
        });
        return { success: true as const, vouchers: added.map(({ id, code }) => ({ id, code })) };
      });
    },
  );
}

export function endVouchers(app: App, context: StoresContext): void {
  const { errors, fail } = declareErrors(adminKeyErrors, changeErrors, { 404: ['UnknownVoucher'] });
  app.post(
    '/api/admin/vouchers/end',
    {
      onRequest: requireKey(fail, context, 'money'),
      schema: {
        operationId: 'endVouchers',
        summary: 'End a voucher, or all vouchers of a campaign',
        description:
          'From now on, no basket can use them; orders keep their discounts. Their last day becomes yesterday in the time zone of the store.',
        repetition: 'Vouchers that have ended stay as they are. The call counts as an import of its own.',
        tags: ['Admin'],
        security: adminKeySecurity,
        headers: AdminHeaders,
        body: Type.Object(
          {
            voucherId: Type.Optional(described(Id, 'The voucher to end', 'fans10')),
            campaign: Type.Optional(
              Type.String({
                minLength: 1,
                maxLength: 80,
                description: 'The campaign whose vouchers to end; ignored with a `voucherId`',
                examples: ['Autumn 2026'],
              }),
            ),
          },
          { title: 'EndedVouchers', examples: [{ campaign: 'Autumn 2026' }] },
        ),
        errors,
        response: {
          200: Type.Object({
            success: Succeeded,
            ended: Type.Integer({ description: 'How many vouchers were ended', examples: [50] }),
          }),
        },
      },
    },
    async (request) => {
      const { storeId } = keyOf(request);
      const { voucherId, campaign } = request.body;
      const { changeStoreIn } = await import('../change-store');
      const record = changeRecorder(context, request);
      const store = await context.stores.find(storeId);
      const yesterday = localDay(new Date(context.clock().getTime() - dayMs), store?.timeZone ?? 'UTC');
      const isMeant = (voucher: VoucherRow) =>
        voucherId === undefined ? voucher.campaign === campaign : voucher.id === voucherId;
      return context.db.transaction().execute(async (trx) => {
        let ended: VoucherRow[] = [];
        await changeStoreIn(fail, trx, context.clock(), {
          storeId,
          part: 'store',
          culture: request.headers.culture,
          contentFor: ({ vouchers = [] }) => {
            const meant = campaign === undefined && voucherId === undefined ? [] : vouchers.filter(isMeant);
            if (meant.length === 0) return fail('UnknownVoucher', {}, 'voucherId');
            ended = meant
              .filter(({ validUntil }) => validUntil === undefined || validUntil > yesterday)
              .map((voucher) => endedOn(voucher, yesterday));
            return { vouchers: ended };
          },
          onChanged: async () => {
            const target = voucherId === undefined ? 'campaign' : 'voucher';
            if (ended.length > 0)
              await record(trx, {
                target: { kind: target, id: voucherId ?? campaign ?? '' },
                after: { validUntil: yesterday, codes: ended.length },
              });
          },
        });
        return { success: true as const, ended: ended.length };
      });
    },
  );
}

/** A voucher that ends on a day. One that has not begun begins on the same day. */
function endedOn(voucher: VoucherRow, day: string): VoucherRow {
  const { validFrom } = voucher;
  const begins = validFrom !== undefined && validFrom > day ? { validFrom: day } : {};
  return { ...voucher, ...begins, validUntil: day };
}
