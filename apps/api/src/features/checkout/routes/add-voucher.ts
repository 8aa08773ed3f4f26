import type { App } from '../../../platform/http/app';
import { declareErrors } from '../../../platform/http/errors/declare-errors';
import {
  addVoucher as addToBasket,
  ifMatchOf,
  openBasketErrors,
  sendVersion,
  unusableVoucherErrors,
  versionErrors,
  withBasket,
} from '../../baskets';
import type { CheckoutContext } from '../drop-points/drop-point-finder';
import { VoucherAnswer, voucherCall, voucherConfig, voucherPath, voucherResponse } from './voucher-call';

export function addVoucher(app: App, context: CheckoutContext): void {
  const { errors, fail } = declareErrors(openBasketErrors, unusableVoucherErrors, versionErrors, {
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
          'A voucher without a discount for this basket is refused with the reason. Starting a payment reserves the voucher; completing it uses the voucher.',
        repetition: 'Adding the same voucher again changes only the version of the basket.',
        errors,
        response: { 200: VoucherAnswer },
      },
    },
    async (request, reply) => {
      const { shop, params, query } = request;
      const { token } = params;
      const basket = await withBasket(fail, context, shop, token, async (basketId) => {
        const change = { basketId, ifMatch: ifMatchOf(request) };
        const changed = await addToBasket(fail, context.db, shop, change, query.voucherCode);
        sendVersion(reply, basketId, changed);
        return changed;
      });
      return voucherResponse(context, shop, token, basket);
    },
  );
}
