import type { App } from '../../../platform/http/app';
import { declareErrors } from '../../../platform/http/errors/declare-errors';
import {
  addVoucher as addToBasket,
  openBasketErrors,
  unusableVoucherErrors,
  withBasket,
} from '../../baskets';
import type { CheckoutContext } from '../drop-points/drop-point-finder';
import { VoucherAnswer, voucherCall, voucherConfig, voucherPath, voucherResponse } from './voucher-call';

export function addVoucher(app: App, context: CheckoutContext): void {
  const { errors, fail } = declareErrors(openBasketErrors, unusableVoucherErrors, {
    404: ['UnknownVoucher'],
  });
  app.post(
    voucherPath,
    {
      config: voucherConfig,
      schema: {
        ...voucherCall,
        operationId: 'addVoucher',
        summary: 'Add a voucher to the basket',
        description:
          'Adding the same voucher again changes nothing. A voucher without a discount for this basket is refused with the reason. Starting a payment reserves the voucher; completing it uses the voucher.',
        errors,
        response: { 200: VoucherAnswer },
      },
    },
    async ({ shop, params: { token }, query: { voucherCode } }) => {
      const basket = await withBasket(fail, context, shop, token, (id) =>
        addToBasket(fail, context.db, shop, id, voucherCode),
      );
      return voucherResponse(context, shop, token, basket);
    },
  );
}
