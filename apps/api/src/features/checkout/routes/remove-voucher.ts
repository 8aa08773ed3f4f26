import type { App } from '../../../platform/http/app';
import { declareErrors } from '../../../platform/http/errors/declare-errors';
import {
  ifMatchOf,
  openBasketErrors,
  removeVoucher as removeFromBasket,
  sendVersion,
  versionErrors,
  withBasket,
} from '../../baskets';
import type { CheckoutContext } from '../drop-points/drop-point-finder';
import { VoucherAnswer, voucherCall, voucherConfig, voucherPath, voucherResponse } from './voucher-call';

export function removeVoucher(app: App, context: CheckoutContext): void {
  const { errors, fail } = declareErrors(openBasketErrors, versionErrors, { 404: ['UnknownVoucher'] });
  app.delete(
    voucherPath,
    {
      config: voucherConfig,
      schema: {
        ...voucherCall,
        operationId: 'removeVoucher',
        summary: 'Remove a voucher from the basket',
        description: 'Returns the totals and the shipping prices without the voucher.',
        errors,
        response: { 200: VoucherAnswer },
      },
    },
    async (request, reply) => {
      const { shop, params, query } = request;
      const { token } = params;
      const basket = await withBasket(fail, context, shop, token, async (basketId) => {
        const change = { basketId, ifMatch: ifMatchOf(request) };
        const changed = await removeFromBasket(fail, context.db, shop, change, query.voucherCode);
        sendVersion(reply, basketId, changed);
        return changed;
      });
      return voucherResponse(context, shop, token, basket);
    },
  );
}
