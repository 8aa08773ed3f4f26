import type { App } from '../../../platform/http/app';
import { failures } from '../../../platform/http/failures';
import { removeVoucher as removeFromBasket, withBasket } from '../../baskets';
import type { CheckoutContext } from '../drop-points/drop-point-finder';
import { VoucherAnswer, voucherCall, voucherConfig, voucherPath, voucherResponse } from './voucher-call';

export function removeVoucher(app: App, context: CheckoutContext): void {
  app.delete(
    voucherPath,
    {
      config: voucherConfig,
      schema: {
        ...voucherCall,
        operationId: 'removeVoucher',
        summary: 'Remove a voucher from the basket',
        response: { 200: VoucherAnswer, ...failures(400, 404, 409, 429) },
      },
    },
    async ({ shop, params: { token }, query: { voucherCode } }) => {
      const basket = await withBasket(context, shop, token, (id) =>
        removeFromBasket(context.db, shop, id, voucherCode),
      );
      return voucherResponse(context, shop, token, basket);
    },
  );
}
