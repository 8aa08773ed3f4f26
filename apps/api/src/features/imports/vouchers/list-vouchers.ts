import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { Meta, ok } from '../../../platform/contract/meta';
import { defaultPageSize, paging } from '../../../platform/contract/pages';
import { described, freeText } from '../../../platform/contract/schema';
import { localDay } from '../../../platform/day';
import type { App } from '../../../platform/http/app';
import { declareErrors } from '../../../platform/http/errors/declare-errors';
import { AdminHeaders, adminKeyErrors, adminKeySecurity, keyOf, requireKey } from '../../staff';
import type { StoresContext } from '../../stores';
import { StoredVoucher, VoucherList, VoucherParams, VoucherState, VoucherUse } from './contract';
import { findVouchers, findVoucherUses } from './queries';

export function listVouchers(app: App, context: StoresContext): void {
  const { errors, fail } = declareErrors(adminKeyErrors);
  app.get(
    '/api/admin/vouchers',
    {
      onRequest: requireKey(fail, context, 'money'),
      schema: {
        operationId: 'listVouchers',
        summary: 'List vouchers with their use',
        description: 'Vouchers without a last day come first, then those that end last.',
        tags: ['Admin'],
        security: adminKeySecurity,
        headers: AdminHeaders,
        querystring: Type.Object({
          search: Type.Optional({
            ...freeText(100),
            description: 'Only vouchers with this text in their code, campaign or name',
            examples: ['autumn'],
          }),
          voucherState: Type.Optional(VoucherState),
          ...paging,
        }),
        errors,
        response: {
          200: Type.Object({ meta: Meta, vouchers: described(VoucherList, 'A page of the vouchers') }),
        },
      },
    },
    async (request) => {
      const { search = '', voucherState, page = 1, pageSize = defaultPageSize } = request.query;
      const filter = {
        ...(await readerOf(context, request)),
        search: search.trim() === '' ? undefined : search,
        state: voucherState,
      };
      const found = await findVouchers(context.db, filter, { page, pageSize });
      return { meta: ok, vouchers: { ...found, page, pageSize } };
    },
  );
}

export function listVoucherUses(app: App, context: StoresContext): void {
  const { errors, fail } = declareErrors(adminKeyErrors, { 404: ['UnknownVoucher'] });
  app.get(
    '/api/admin/vouchers/:voucherId/uses',
    {
      onRequest: requireKey(fail, context, 'money'),
      schema: {
        operationId: 'listVoucherUses',
        summary: 'List the orders that use a voucher, newest first',
        description: 'Includes open payments, which hold a use until they end.',
        tags: ['Admin'],
        security: adminKeySecurity,
        headers: AdminHeaders,
        params: VoucherParams,
        querystring: Type.Object(paging),
        errors,
        response: {
          200: Type.Object({
            meta: Meta,
            voucher: described(StoredVoucher, 'The voucher'),
            items: Type.Array(VoucherUse, { description: 'A page of the uses, newest first' }),
            total: Type.Integer({ description: 'Number of all uses', examples: [212] }),
          }),
        },
      },
    },
    async (request) => {
      const { page = 1, pageSize = defaultPageSize } = request.query;
      const { voucherId } = request.params;
      const reader = await readerOf(context, request);
      const known = await findVouchers(context.db, { ...reader, id: voucherId }, { page: 1, pageSize: 1 });
      const [voucher] = known.items;
      if (!voucher) return fail('UnknownVoucher', {}, 'voucherId');
      const found = await findVoucherUses(
        context.db,
        { storeId: reader.storeId, voucherId },
        { page, pageSize },
      );
      return { meta: ok, voucher, ...found };
    },
  );
}

/** The store, the language and the day of a call. */
async function readerOf({ stores, clock }: StoresContext, request: FastifyRequest) {
  const { storeId } = keyOf(request);
  const store = await stores.find(storeId);
  const { culture = 'en' } = request.headers;
  return { storeId, culture: String(culture), today: localDay(clock(), store?.timeZone ?? 'UTC') };
}
