import type { App } from '../../../platform/http/app';
import { declareErrors } from '../../../platform/http/errors/declare-errors';
import { openBasketErrors, ShippingDetails, TokenParams, versionErrors, withBasket } from '../../baskets';
import type { CheckoutContext } from '../drop-points/drop-point-finder';
import { BasketChangeHeaders } from './change-headers';
import { ShippingMethodsAnswer } from './responses';
import { saveAddress } from './save';

export function saveShippingAddress(app: App, context: CheckoutContext): void {
  const { errors, fail } = declareErrors(openBasketErrors, versionErrors);
  app.post(
    '/api/checkout/:token/shippingaddress',
    {
      schema: {
        operationId: 'saveShippingAddress',
        summary: 'Save a shipping address',
        description:
          'Clients save while the shopper types, so fields may be incomplete. They are validated at checkout.',
        repetition:
          'The body replaces what is saved, so a repetition changes only the version of the basket.',
        tags: ['Checkout'],
        headers: BasketChangeHeaders,
        params: TokenParams,
        body: ShippingDetails,
        errors,
        versioned: 'basket',
        response: { 200: ShippingMethodsAnswer },
      },
    },
    async (request, reply) =>
      withBasket(fail, context, request.shop, request.params.token, (basketId) =>
        saveAddress(fail, context, request, reply, {
          basketId,
          shipping: request.body,
          use_shipping_address: true,
        }),
      ),
  );
}
