import type { App } from '../../../platform/http/app';
import { failures } from '../../../platform/http/failures';
import { InvoiceDetails, TokenParams, withBasket } from '../../baskets';
import { ShopHeaders } from '../../stores';
import type { CheckoutContext } from '../drop-points/drop-point-finder';
import { ShippingMethodsAnswer } from './responses';
import { saveAddress } from './save';

export function saveBillingAddress(app: App, context: CheckoutContext): void {
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
        response: { 200: ShippingMethodsAnswer, ...failures(400, 404, 409) },
      },
    },
    async ({ shop, params, body }) =>
      withBasket(context, shop, params.token, (id) => saveAddress(context, shop, id, { billing: body })),
  );
}
