import type { App } from '../../app';
import { withBasket } from '../../baskets/with-basket';
import type { Context } from '../../context';
import { ShopHeaders } from '../../shop/resolve-shop';
import { TokenParams } from '../baskets/answers';
import { failures } from '../failures';
import { ShippingMethodsAnswer } from './answers';
import { saveAddress } from './save';

export function removeShippingAddress(app: App, context: Context): void {
  app.delete(
    '/api/checkout/:token/shippingaddress',
    {
      schema: {
        operationId: 'removeShippingAddress',
        summary: 'Delivers to the invoice address again',
        tags: ['Checkout'],
        headers: ShopHeaders,
        params: TokenParams,
        response: { 200: ShippingMethodsAnswer, ...failures(400, 404, 409) },
      },
    },
    async ({ shop, params }) =>
      withBasket(context, shop, params.token, (id) =>
        saveAddress(context, shop, id, { shipping: null, use_shipping_address: false }),
      ),
  );
}
