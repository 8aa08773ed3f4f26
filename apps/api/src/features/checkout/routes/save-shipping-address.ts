import type { App } from '../../../platform/http/app';
import { declareErrors } from '../../../platform/http/errors/declare-errors';
import { openBasketErrors, ShippingDetails, TokenParams, withBasket } from '../../baskets';
import { ShopHeaders } from '../../stores';
import type { CheckoutContext } from '../drop-points/drop-point-finder';
import { ShippingMethodsAnswer } from './responses';
import { saveAddress } from './save';

export function saveShippingAddress(app: App, context: CheckoutContext): void {
  const { errors, fail } = declareErrors(openBasketErrors);
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
        errors,
        response: { 200: ShippingMethodsAnswer },
      },
    },
    async ({ shop, params, body }) =>
      withBasket(fail, context, shop, params.token, (id) =>
        saveAddress(fail, context, shop, id, { shipping: body, use_shipping_address: true }),
      ),
  );
}
