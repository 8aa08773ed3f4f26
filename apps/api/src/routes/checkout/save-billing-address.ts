import type { App } from '../../app';
import { withBasket } from '../../baskets/with-basket';
import type { Context } from '../../context';
import { InvoiceDetails } from '../../contract/checkout';
import { ShopHeaders } from '../../shop/resolve-shop';
import { TokenParams } from '../baskets/answers';
import { failures } from '../failures';
import { ShippingMethodsAnswer } from './answers';
import { saveAddress } from './save';

export function saveBillingAddress(app: App, context: Context): void {
  app.post(
    '/api/checkout/:token/billingaddress',
    {
      schema: {
        operationId: 'saveBillingAddress',
        summary: 'Saves the invoice details',
        description:
          'Saved as it is being typed, so it may be incomplete; it is checked when the basket is paid.',
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
