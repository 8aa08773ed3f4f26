import type { App } from '../../../platform/http/app';
import { declareErrors } from '../../../platform/http/errors/declare-errors';
import { InvoiceDetails, openBasketErrors, TokenParams, withBasket } from '../../baskets';
import { ShopHeaders } from '../../stores';
import type { CheckoutContext } from '../drop-points/drop-point-finder';
import { ShippingMethodsAnswer } from './responses';
import { saveAddress } from './save';

export function saveBillingAddress(app: App, context: CheckoutContext): void {
  const { errors, fail } = declareErrors(openBasketErrors);
  app.post(
    '/api/checkout/:token/billingaddress',
    {
      schema: {
        operationId: 'saveBillingAddress',
        summary: 'Save the billing address',
        description:
          'Clients save while the shopper types, so fields may be incomplete. They are validated at checkout.',
        tags: ['Checkout'],
        headers: ShopHeaders,
        params: TokenParams,
        body: InvoiceDetails,
        errors,
        response: { 200: ShippingMethodsAnswer },
      },
    },
    async ({ shop, params, body }) =>
      withBasket(fail, context, shop, params.token, (id) =>
        saveAddress(fail, context, shop, id, { billing: body }),
      ),
  );
}
