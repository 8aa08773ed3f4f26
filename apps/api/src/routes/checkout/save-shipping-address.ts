import type { App } from '../../app';
import { withBasket } from '../../baskets/with-basket';
import type { Context } from '../../context';
import { ShippingDetails } from '../../contract/checkout';
import { ShopHeaders } from '../../shop/resolve-shop';
import { TokenParams } from '../baskets/answers';
import { failures } from '../failures';
import { ShippingMethodsAnswer } from './answers';
import { saveAddress } from './save';

export function saveShippingAddress(app: App, context: Context): void {
  app.post(
    '/api/checkout/:token/shippingaddress',
    {
      schema: {
        operationId: 'saveShippingAddress',
        summary: 'Saves another address to deliver to',
        description:
          'Saved as it is being typed, so it may be incomplete; it is checked when the basket is paid.',
        tags: ['Checkout'],
        headers: ShopHeaders,
        params: TokenParams,
        body: ShippingDetails,
        response: { 200: ShippingMethodsAnswer, ...failures(400, 404, 409) },
      },
    },
    async ({ shop, params, body }) =>
      withBasket(context, shop, params.token, (id) =>
        saveAddress(context, shop, id, { shipping: body, use_shipping_address: true }),
      ),
  );
}
