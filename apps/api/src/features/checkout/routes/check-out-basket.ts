import { Type } from 'typebox';
import { Id } from '../../../platform/contract/schema';
import type { App } from '../../../platform/http/app';
import { ApiError } from '../../../platform/http/errors/api-error';
import { failures } from '../../../platform/http/failures';
import { keyedRequest, runAtLeastOnce } from '../../../platform/http/idempotency/run-once';
import { limited } from '../../../platform/http/rate-limits/limits';
import { CheckoutAnswer, TokenParams, withBasket } from '../../baskets';
import { customerOrVisitor, optionalCustomerSecurity } from '../../customers';
import { RepeatableHeaders, type Shop, StoreQuery } from '../../stores';
import type { CheckoutContext } from '../drop-points/drop-point-finder';
import { startPayment } from '../start-payment';

const ShopUrl = Type.String({ format: 'uri', maxLength: 2000 });

export function checkOutBasket(app: App, context: CheckoutContext): void {
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
        headers: RepeatableHeaders,
        params: TokenParams,
        querystring: StoreQuery,
        body: Type.Object(
          { paymentProviderId: Id, returnUrl: ShopUrl, cancelUrl: ShopUrl },
          { title: 'CheckOut' },
        ),
        response: { 200: CheckoutAnswer, ...failures(400, 401, 404, 409, 429, 502) },
      },
    },
    async (request) => {
      const { shop, params, body } = request;
      const { paymentProviderId: methodId, returnUrl, cancelUrl } = body;
      const customerId = (await customerOrVisitor(context, request))?.id ?? null;
      return withBasket(context, shop, params.token, (id) => {
        requireShopUrls(context, shop, { returnUrl, cancelUrl });
        return runAtLeastOnce(context, keyedRequest(request, 'checkOutBasket'), async () => {
          const payment = { methodId, returnUrl, cancelUrl, customerId };
          const url = await startPayment(context, shop, id, payment);
          return { success: true as const, errors: [], data: { url } };
        });
      });
    },
  );
}

/** The payment provider may only redirect to the store's own shop. */
function requireShopUrls(
  { config }: CheckoutContext,
  { storeId }: Shop,
  urls: Readonly<Record<string, string>>,
): void {
  const own = config.shopOrigins.get(storeId) ?? [];
  for (const [field, url] of Object.entries(urls)) {
    if (!URL.canParse(url) || !own.includes(new URL(url).origin))
      throw new ApiError(400, 'ForeignAddress', { field }, field);
  }
}
