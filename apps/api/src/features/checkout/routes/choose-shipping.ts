import { type Static, Type } from 'typebox';
import { described, Id, nullable } from '../../../platform/contract/schema';
import { isoDay } from '../../../platform/day';
import type { App } from '../../../platform/http/app';
import { type CodeOf, declareErrors, type Fail } from '../../../platform/http/errors/declare-errors';
import {
  addressesOf,
  type BasketChange,
  type DropPoint,
  findBasket,
  ifMatchOf,
  openBasketErrors,
  type StoredBasket,
  sendVersion,
  shippingCountry,
  shipsTo,
  TokenParams,
  toSummary,
  versionErrors,
  withBasket,
} from '../../baskets';
import type { Shop } from '../../stores';
import type { CheckoutContext } from '../drop-points/drop-point-finder';
import { dropPointsFor } from '../find-drop-points-near';
import { findOfferedMethods, type OfferedShippingMethod } from '../queries/checkout-methods';
import { toShippingMethods } from '../shipping-methods-view';
import { BasketChangeHeaders } from './change-headers';
import { ShippingAnswer } from './responses';
import { save } from './save';

const ChooseShipping = Type.Object(
  {
    shippingMethodId: described(Id, 'Id of a shipping method'),
    dropPointId: Type.Optional(
      nullable(
        Type.String({ maxLength: 100, description: 'The selected drop point; null for home delivery' }),
      ),
    ),
    customZipCode: Type.Optional(
      nullable(
        Type.String({
          maxLength: 20,
          description: 'Zip code of the drop point search, if not the address’s',
        }),
      ),
    ),
  },
  { title: 'ChooseShipping', examples: [{ shippingMethodId: 'home-delivery' }] },
);

const choiceErrors = {
  400: ['UnknownShippingMethod', 'ShippingMethodUnavailable', 'UnknownDropPoint'],
} as const;

type FailChoice = Fail<CodeOf<typeof choiceErrors> | 'BasketOrdered' | 'BasketChanged'>;

export function chooseShipping(app: App, context: CheckoutContext): void {
  const { errors, fail } = declareErrors(openBasketErrors, choiceErrors, versionErrors);
  app.post(
    '/api/checkout/:token/shipping',
    {
      schema: {
        operationId: 'chooseShipping',
        summary: 'Select a shipping method and, if it needs one, a drop point',
        description:
          'A method with drop points can be selected before its drop point. The price depends on the goods and the vouchers in the basket.',
        repetition:
          'The body replaces the earlier selection, so a repetition changes only the version of the basket.',
        tags: ['Checkout'],
        headers: BasketChangeHeaders,
        params: TokenParams,
        body: ChooseShipping,
        errors,
        versioned: 'basket',
        response: { 200: ShippingAnswer },
      },
    },
    async (request, reply) => {
      const { shop, params, body } = request;
      return withBasket(fail, context, shop, params.token, async (basketId) => {
        const change = { basketId, ifMatch: ifMatchOf(request) };
        const { methods, basket } = await choose(fail, context, shop, change, body);
        sendVersion(reply, basketId, basket);
        return {
          success: true as const,
          shippingMethods: toShippingMethods(methods, basket, shop, isoDay(context.clock())),
          summary: toSummary(basket, shop, params.token),
        };
      });
    },
  );
}

async function choose(
  fail: FailChoice,
  context: CheckoutContext,
  shop: Shop,
  change: BasketChange,
  body: Static<typeof ChooseShipping>,
) {
  const methods = await findOfferedMethods(context, shop);
  const method = methods.find((offered) => offered.id === body.shippingMethodId);
  if (!method) return fail('UnknownShippingMethod', {}, 'shippingMethodId');
  const before = await findBasket(context.db, shop, change.basketId);
  if (!shipsTo(method, shippingCountry(addressesOf(before))))
    return fail('ShippingMethodUnavailable', {}, 'shippingMethodId');

  const dropPoint = await findDropPoint(fail, context, shop, before, method, body);
  await save(fail, context, shop, change, { shipping_method_id: method.id, drop_point: dropPoint });
  return { methods, basket: await findBasket(context.db, shop, change.basketId) };
}

/** The drop point is optional: a shopper can select the shipping method first. */
async function findDropPoint(
  fail: FailChoice,
  context: CheckoutContext,
  shop: Shop,
  basket: StoredBasket | undefined,
  method: OfferedShippingMethod,
  { dropPointId, customZipCode }: { dropPointId?: string | null; customZipCode?: string | null },
): Promise<DropPoint | null> {
  if (method.kind !== 'dropPoint' || !dropPointId) return null;
  const { zipCode, points } = await dropPointsFor(context, shop, basket, method, customZipCode);
  const chosen = points.find(({ id }) => id === dropPointId);
  if (!chosen) return fail('UnknownDropPoint', { zipCode }, 'dropPointId');
  return chosen;
}
