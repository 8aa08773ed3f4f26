import type { App } from '../../../platform/http/app';
import { failures } from '../../../platform/http/failures';
import { addVoucher as addToBasket, withBasket } from '../../baskets';
import type { CheckoutContext } from '../drop-points/drop-point-finder';
import { VoucherAnswer, voucherCall, voucherConfig, voucherPath, voucherResponse } from './voucher-call';

export function addVoucher(app: App, context: CheckoutContext): void {
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
        response: { 200: VoucherAnswer, ...failures(400, 404, 409, 429) },
      },
    },
    async ({ shop, params: { token }, query: { voucherCode } }) => {
      const basket = await withBasket(context, shop, token, (id) =>
        addToBasket(context.db, shop, id, voucherCode),
      );
      return voucherResponse(context, shop, token, basket);
    },
  );
}
