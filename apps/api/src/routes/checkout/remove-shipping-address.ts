import type { App } from '../../app';
import { withBasket } from '../../baskets/with-basket';
import type { Context } from '../../context';
import { ShopHeaders } from '../../shop/resolve-shop';
import { TokenParams } from '../baskets/responses';
import { failures } from '../failures';
import { ShippingMethodsAnswer } from './responses';
import { saveAddress } from './save';

export function removeShippingAddress(app: App, context: Context): void {
  app.delete(
    '/api/checkout/:token/shippingaddress',
    {
      schema: {
        operationId: 'removeShippingAddress',
        summary: 'Remove the shipping address and ship to the billing address',
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
