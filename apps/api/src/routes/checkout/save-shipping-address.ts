import type { App } from '../../app';
import { withBasket } from '../../baskets/with-basket';
import type { Context } from '../../context';
import { ShippingDetails } from '../../contract/checkout';
import { ShopHeaders } from '../../shop/resolve-shop';
import { TokenParams } from '../baskets/responses';
import { failures } from '../failures';
import { ShippingMethodsAnswer } from './responses';
import { saveAddress } from './save';

export function saveShippingAddress(app: App, context: Context): void {
  app.post(
    '/api/checkout/:token/shippingaddress',
    {
      schema: {
        operationId: 'saveShippingAddress',
        summary: 'Save a shipping address',
        description:
          'Clients save while the shopper types, so fields may be incomplete. They are validated at checkout.',
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
