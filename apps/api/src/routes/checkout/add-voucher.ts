import type { App } from '../../app';
import { addVoucher as addToBasket } from '../../baskets/change-vouchers';
import { withBasket } from '../../baskets/with-basket';
import type { Context } from '../../context';
import { failures } from '../failures';
import { VoucherAnswer, voucherAnswer, voucherCall, voucherConfig, voucherPath } from './voucher-call';

export function addVoucher(app: App, context: Context): void {
  app.post(
    voucherPath,
    {
      config: voucherConfig,
      schema: {
        ...voucherCall,
        operationId: 'addVoucher',
        summary: 'Puts a voucher into the basket',
        description:
          'One that the basket has already stays as it is. One that gives nothing now is refused with the reason. It is held once a payment begins, and used once that is paid.',
        response: { 200: VoucherAnswer, ...failures(400, 404, 409, 429) },
      },
    },
    async ({ shop, params: { token }, query: { voucherCode } }) => {
      const basket = await withBasket(context, shop, token, (id) =>
        addToBasket(context.db, shop, id, voucherCode),
      );
      return voucherAnswer(context, shop, token, basket);
    },
  );
}
