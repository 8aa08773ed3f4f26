import type { App } from '../../../platform/http/app';
import { optionalCustomerSecurity } from '../../../platform/http/customer-security';
import { declareErrors } from '../../../platform/http/errors/declare-errors';
import { addressesOf, basketErrors, findBasket, TokenParams, withBasket } from '../../baskets';
import { customerErrors, customerOrVisitor } from '../../customers';
import { ShopHeaders } from '../../stores';
import type { CheckoutContext } from '../drop-points/drop-point-finder';
import { prefillBilling } from '../prefill-billing';
import { findOfferedMethods } from '../queries/checkout-methods';
import { toShippingMethods } from '../shipping-methods-view';
import { PrefilledAnswer } from './responses';

export function prefillBillingAddress(app: App, context: CheckoutContext): void {
  const { errors, fail } = declareErrors(basketErrors, customerErrors);
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
        errors,
        response: { 200: PrefilledAnswer },
      },
    },
    async (request) => {
      const { shop, params } = request;
      const customer = await customerOrVisitor(fail, context, request);
      return withBasket(fail, context, shop, params.token, async (basketId, token) => {
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
