import type { App } from '../../app';
import { withBasket } from '../../baskets/with-basket';
import type { Context } from '../../context';
import { InvoiceDetails } from '../../contract/checkout';
import { ShopHeaders } from '../../shop/resolve-shop';
import { TokenParams } from '../baskets/responses';
import { failures } from '../failures';
import { ShippingMethodsAnswer } from './responses';
import { saveAddress } from './save';

export function saveBillingAddress(app: App, context: Context): void {
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
