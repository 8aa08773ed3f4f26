import { Type } from 'typebox';
import { described, Id } from '../../../platform/contract/schema';
import type { App } from '../../../platform/http/app';
import { optionalCustomerSecurity } from '../../../platform/http/customer-security';
import { declareErrors, type Fail } from '../../../platform/http/errors/declare-errors';
import { idempotencyErrors, keyedRequest, runAtLeastOnce } from '../../../platform/http/idempotency/run-once';
import { limited } from '../../../platform/http/rate-limits/limits';
import {
  basketErrors,
  CheckoutAnswer,
  IfMatchHeader,
  ifMatchOf,
  TokenParams,
  versionErrors,
  withBasket,
} from '../../baskets';
import { customerErrors, customerOrVisitor } from '../../customers';
import { RepeatableHeaders, type Shop, StoreQuery } from '../../stores';
import type { CheckoutContext } from '../drop-points/drop-point-finder';
import { startPayment, startPaymentErrors } from '../start-payment';

const ShopUrl = Type.String({ format: 'uri', maxLength: 2000 });

export function checkOutBasket(app: App, context: CheckoutContext): void {
  const { errors, fail } = declareErrors(
    basketErrors,
    customerErrors,
    idempotencyErrors,
    startPaymentErrors,
    versionErrors,
    { 400: ['ForeignAddress'] },
  );
  app.post(
    '/api/baskets/:token/checkout',
    {
      config: limited('checkout'),
      schema: {
        operationId: 'checkOutBasket',
        summary: 'Start the payment of a basket',
        description:
          'Reserves the stock and returns the URL of the payment provider’s page. Repeating the call for an unchanged basket returns the same URL. With an access token that is not valid any more the call is refused, so that a customer’s order is not placed as a guest’s.',
        tags: ['Baskets'],
        security: optionalCustomerSecurity,
        headers: Type.Object({ ...RepeatableHeaders.properties, ...IfMatchHeader }),
        params: TokenParams,
        querystring: StoreQuery,
        body: Type.Object(
          {
            paymentProviderId: described(Id, 'Id of a payment method'),
            returnUrl: described(ShopUrl, 'URL for shoppers who have paid; on an origin of the shop'),
            cancelUrl: described(
              ShopUrl,
              'URL for shoppers who cancel the payment; on an origin of the shop',
            ),
            acceptsPrepayment: Type.Optional(
              Type.Boolean({
                description:
                  'Whether the shopper agrees to pay before the goods are sent. Required if the payment method asks for it: see `prepayment` of the checkout',
                examples: [true],
              }),
            ),
          },
          { title: 'CheckOut' },
        ),
        errors,
        response: { 200: CheckoutAnswer },
      },
    },
    async (request) => {
      const { shop, params, body } = request;
      const { paymentProviderId: methodId, returnUrl, cancelUrl, acceptsPrepayment = false } = body;
      const customerId = (await customerOrVisitor(fail, context, request))?.id ?? null;
      return withBasket(fail, context, shop, params.token, (id) => {
        requireShopUrls(fail, context, shop, { returnUrl, cancelUrl });
        return runAtLeastOnce(fail, context, keyedRequest(request, 'checkOutBasket'), async () => {
          const ifMatch = ifMatchOf(request);
          const payment = { methodId, returnUrl, cancelUrl, customerId, ifMatch, acceptsPrepayment };
          const url = await startPayment(fail, context, shop, id, payment);
          return { success: true as const, errors: [], data: { url } };
        });
      });
    },
  );
}

/** The payment provider may only redirect to the store's own shop. */
function requireShopUrls(
  fail: Fail<'ForeignAddress'>,
  { config }: CheckoutContext,
  { storeId }: Shop,
  urls: Readonly<Record<string, string>>,
): void {
  const own = config.shopOrigins.get(storeId) ?? [];
  for (const [field, url] of Object.entries(urls)) {
    if (!URL.canParse(url) || !own.includes(new URL(url).origin)) fail('ForeignAddress', { field }, field);
  }
}
