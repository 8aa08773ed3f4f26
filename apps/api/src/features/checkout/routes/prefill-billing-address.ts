import type { App } from '../../../platform/http/app';
import { failures } from '../../../platform/http/failures';
import { addressesOf, findBasket, TokenParams, withBasket } from '../../baskets';
import { customerOrVisitor, optionalCustomerSecurity } from '../../customers';
import { ShopHeaders } from '../../stores';
import type { CheckoutContext } from '../drop-points/drop-point-finder';
import { prefillBilling } from '../prefill-billing';
import { findOfferedMethods } from '../queries/checkout-methods';
import { toShippingMethods } from '../shipping-methods-view';
import { PrefilledAnswer } from './responses';

export function prefillBillingAddress(app: App, context: CheckoutContext): void {
  app.post(
    '/api/checkout/:token/billingaddress/prefill',
    {
      schema: {
        operationId: 'prefillBillingAddress',
        summary: "Fill an empty billing address with the customer's",
        description:
          "If no billing address was saved before, a logged-in customer's own basket gets the address of their profile. A basket is the customer's own if they created it while logged in or logged in with it. Any other call changes nothing and returns what is saved.",
        tags: ['Checkout'],
        security: optionalCustomerSecurity,
        headers: ShopHeaders,
        params: TokenParams,
        response: { 200: PrefilledAnswer, ...failures(400, 401, 404) },
      },
    },
    async (request) => {
      const { shop, params } = request;
      const customer = await customerOrVisitor(context, request);
      return withBasket(context, shop, params.token, async (basketId, token) => {
        await prefillBilling(context, shop, customer, { basketId, token });
        const basket = await findBasket(context.db, shop, basketId);
        return {
          success: true as const,
          billingAddress: addressesOf(basket).billing,
          shippingMethods: toShippingMethods(await findOfferedMethods(context, shop), basket, shop),
        };
      });
    },
  );
}
