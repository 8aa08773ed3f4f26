import type { App } from '../../../platform/http/app';
import { declareErrors } from '../../../platform/http/errors/declare-errors';
import { openBasketErrors, TokenParams, withBasket } from '../../baskets';
import { ShopHeaders } from '../../stores';
import type { CheckoutContext } from '../drop-points/drop-point-finder';
import { ShippingMethodsAnswer } from './responses';
import { saveAddress } from './save';

export function removeShippingAddress(app: App, context: CheckoutContext): void {
  const { errors, fail } = declareErrors(openBasketErrors);
  app.delete(
    '/api/checkout/:token/shippingaddress',
    {
      schema: {
        operationId: 'removeShippingAddress',
        summary: 'Remove the shipping address and ship to the billing address',
        description:
          'The shipping methods in the response are those of the billing address. Repeating the call changes nothing.',
        tags: ['Checkout'],
        headers: ShopHeaders,
        params: TokenParams,
        errors,
        response: { 200: ShippingMethodsAnswer },
      },
    },
    async ({ shop, params }) =>
      withBasket(fail, context, shop, params.token, (id) =>
        saveAddress(fail, context, shop, id, { shipping: null, use_shipping_address: false }),
      ),
  );
}
