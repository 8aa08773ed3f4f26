import { Type } from 'typebox';
import type { App } from '../../app';
import { inBasket } from '../../baskets/in-basket';
import type { Context } from '../../context';
import { Id } from '../../contract/schema';
import { ApiError } from '../../errors/api-error';
import { keyedRequest, RepeatableHeaders, runAtLeastOnce } from '../../idempotency/run-once';
import { startPayment } from '../../payments/start-payment';
import { limited } from '../../rate-limits/limits';
import { StoreQuery } from '../../shop/resolve-shop';
import type { Shop } from '../../shop/shop';
import { failures } from '../failures';
import { CheckoutAnswer, TokenParams } from './answers';

const ShopAddress = Type.String({ format: 'uri', maxLength: 2000 });

export function checkOutBasket(app: App, context: Context): void {
  app.post(
    '/api/baskets/:token/checkout',
    {
      config: limited('checkout'),
      schema: {
        operationId: 'checkOutBasket',
        summary: 'Begins to pay for the basket',
        description:
          'Holds the pieces and answers the address of the payment provider’s page. Asked again for an unchanged basket, it answers the same address.',
        tags: ['Baskets'],
        headers: RepeatableHeaders,
        params: TokenParams,
        querystring: StoreQuery,
        body: Type.Object(
          { paymentProviderId: Id, returnUrl: ShopAddress, cancelUrl: ShopAddress },
          { title: 'CheckOut' },
        ),
        response: { 200: CheckoutAnswer, ...failures(400, 404, 409, 429, 502) },
      },
    },
    async (request) => {
      const { shop, params, body } = request;
      const { paymentProviderId: methodId, returnUrl, cancelUrl } = body;
      const customerId = request.customer?.id ?? null;
      return inBasket(context, shop, params.token, (id) => {
        requireOwnAddress(context, shop, { returnUrl, cancelUrl });
        return runAtLeastOnce(context, keyedRequest(request, 'checkOutBasket'), async () => {
          const wish = { methodId, returnUrl, cancelUrl, customerId };
          const url = await startPayment(context, shop, id, wish);
          return { success: true as const, errors: [], data: { url } };
        });
      });
    },
  );
}

/** The shopper is sent back to the store's own shop and nowhere else. */
function requireOwnAddress(
  { config }: Context,
  { storeId }: Shop,
  addresses: Readonly<Record<string, string>>,
): void {
  const own = config.shopOrigins.get(storeId) ?? [];
  for (const [field, address] of Object.entries(addresses)) {
    if (!URL.canParse(address) || !own.includes(new URL(address).origin))
      throw new ApiError(400, 'ForeignAddress', { field }, field);
  }
}
