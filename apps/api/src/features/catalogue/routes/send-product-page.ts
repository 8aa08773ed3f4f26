import type { FastifyReply } from 'fastify';
import { ok } from '../../../platform/contract/meta';
import type { Fail } from '../../../platform/http/errors/declare-errors';
import type { Shop } from '../../stores';
import type { CatalogueContext } from '../cache/catalogue';
import type { MarketReader } from '../cache/market-cache';
import { viewOf } from '../products/catalogue-product';
import type { CardRequest } from '../products/find-product-cards';
import { productPage } from '../products/read-product-page';

/** Sends the current data of a product page. The serialized response is cached until the store changes. */
export async function sendProductPage(
  fail: Fail<'UnknownProduct'>,
  context: CatalogueContext,
  market: MarketReader,
  shop: Shop,
  reply: FastifyReply,
  request: CardRequest,
): Promise<FastifyReply> {
  const { today } = viewOf(shop, context);
  const page = await market.cachedUntilChange(
    'written page',
    request.variantId ?? `of ${request.productId}`,
    today,
    async () => {
      const product = await productPage(fail, context, market, shop, request);
      return Buffer.from(String(reply.serializeInput({ meta: ok, product }, '200')));
    },
    ({ length }) => length,
  );
  return reply.type('application/json; charset=utf-8').send(page);
}
