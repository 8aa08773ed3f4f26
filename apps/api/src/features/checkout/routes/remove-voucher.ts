import type { App } from '../../../platform/http/app';
import { declareErrors } from '../../../platform/http/errors/declare-errors';
import { openBasketErrors, removeVoucher as removeFromBasket, withBasket } from '../../baskets';
import type { CheckoutContext } from '../drop-points/drop-point-finder';
import { VoucherAnswer, voucherCall, voucherConfig, voucherPath, voucherResponse } from './voucher-call';

export function removeVoucher(app: App, context: CheckoutContext): void {
  const { errors, fail } = declareErrors(openBasketErrors, { 404: ['UnknownVoucher'] });
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
    async ({ shop, params: { token }, query: { voucherCode } }) => {
      const basket = await withBasket(fail, context, shop, token, (id) =>
        removeFromBasket(fail, context.db, shop, id, voucherCode),
      );
      return voucherResponse(context, shop, token, basket);
    },
  );
}
