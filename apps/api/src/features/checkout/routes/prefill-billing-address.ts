import { isoDay } from '../../../platform/day';
import type { App } from '../../../platform/http/app';
import { optionalCustomerSecurity } from '../../../platform/http/customer-security';
import { declareErrors } from '../../../platform/http/errors/declare-errors';
import {
  addressesOf,
  atVersion,
  basketErrors,
  findBasket,
  ifMatchOf,
  sendVersion,
  TokenParams,
  versionErrors,
  withBasket,
} from '../../baskets';
import { customerErrors, customerOrVisitor } from '../../customers';
import type { CheckoutContext } from '../drop-points/drop-point-finder';
import { prefillBilling } from '../prefill-billing';
import { findOfferedMethods } from '../queries/checkout-methods';
import { toShippingMethods } from '../shipping-methods-view';
import { BasketChangeHeaders } from './change-headers';
import { PrefilledAnswer } from './responses';

export function prefillBillingAddress(app: App, context: CheckoutContext): void {
  const { errors, fail } = declareErrors(basketErrors, customerErrors, versionErrors);
  app.post(
    '/api/checkout/:token/billingaddress/prefill',
    {
      schema: {
        operationId: 'prefillBillingAddress',
        summary: "Fill an empty billing address with the customer's",
        description:
          "If no billing address was saved before, a logged-in customer's own basket gets the address of their profile. A basket is the customer's own if they created it while logged in or logged in with it. Any other call changes nothing and returns what is saved.",
        repetition: 'After the first call there is an address, so a repetition changes nothing.',
        tags: ['Checkout'],
        security: optionalCustomerSecurity,
        headers: BasketChangeHeaders,
        params: TokenParams,
        errors,
        versioned: 'basket',
        response: { 200: PrefilledAnswer },
      },
    },
    async (request, reply) => {
      const { shop, params } = request;
      const customer = await customerOrVisitor(fail, context, request);
      return withBasket(fail, context, shop, params.token, async (basketId, token) => {
        await atVersion(fail, context.db, shop, { basketId, ifMatch: ifMatchOf(request) }, (db) =>
          prefillBilling({ db }, shop, customer, { basketId, token }),
        );
        const basket = await findBasket(context.db, shop, basketId);
        sendVersion(reply, basketId, basket);
        return {
          success: true as const,
          billingAddress: addressesOf(basket).billing,
          shippingMethods: toShippingMethods(
            await findOfferedMethods(context, shop),
            basket,
            shop,
            isoDay(context.clock()),
          ),
        };
      });
    },
  );
}
