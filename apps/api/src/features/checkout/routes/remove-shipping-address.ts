import type { App } from '../../../platform/http/app';
import { failures } from '../../../platform/http/failures';
import { TokenParams, withBasket } from '../../baskets';
import { ShopHeaders } from '../../stores';
import type { CheckoutContext } from '../drop-points/drop-point-finder';
import { ShippingMethodsAnswer } from './responses';
import { saveAddress } from './save';

export function removeShippingAddress(app: App, context: CheckoutContext): void {
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
