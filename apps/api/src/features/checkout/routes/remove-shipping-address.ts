import type { App } from '../../../platform/http/app';
import { declareErrors } from '../../../platform/http/errors/declare-errors';
import { openBasketErrors, TokenParams, versionErrors, withBasket } from '../../baskets';
import type { CheckoutContext } from '../drop-points/drop-point-finder';
import { BasketChangeHeaders } from './change-headers';
import { ShippingMethodsAnswer } from './responses';
import { saveAddress } from './save';

export function removeShippingAddress(app: App, context: CheckoutContext): void {
  const { errors, fail } = declareErrors(openBasketErrors, versionErrors);
  app.delete(
    '/api/checkout/:token/shippingaddress',
    {
      schema: {
        operationId: 'removeShippingAddress',
        summary: 'Remove the shipping address and ship to the billing address',
        description:
          'The shipping methods in the response are those of the billing address. Repeating the call changes nothing.',
        tags: ['Checkout'],
        headers: BasketChangeHeaders,
        params: TokenParams,
        errors,
        versioned: 'basket',
        response: { 200: ShippingMethodsAnswer },
      },
    },
    async (request, reply) =>
      withBasket(fail, context, request.shop, request.params.token, (basketId) =>
        saveAddress(fail, context, request, reply, { basketId, shipping: null, use_shipping_address: false }),
      ),
  );
}
