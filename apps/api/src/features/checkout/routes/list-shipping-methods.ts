import { Type } from 'typebox';
import { Meta, ok } from '../../../platform/contract/meta';
import { toMoney } from '../../../platform/contract/money';
import type { App } from '../../../platform/http/app';
import { ShopHeaders } from '../../stores';
import { DeliveryOffer } from '../contract';
import type { CheckoutContext } from '../drop-points/drop-point-finder';
import { findOfferedMethods } from '../queries/checkout-methods';

export function listShippingMethods(app: App, context: CheckoutContext): void {
  app.get(
    '/api/shipping-methods',
    {
      schema: {
        operationId: 'listShippingMethods',
        summary: 'List the shipping methods with their prices and times, in display order',
        description: 'For information before the checkout, such as on a product page. No basket is needed.',
        tags: ['Checkout'],
        headers: ShopHeaders,
        response: {
          200: Type.Object(
            {
              meta: Meta,
              shippingMethods: Type.Array(DeliveryOffer, {
                description: 'Shipping methods of the shop, in display order',
              }),
            },
            { title: 'DeliveryOffersAnswer' },
          ),
        },
      },
    },
    async ({ shop }) => {
      const methods = await findOfferedMethods(context, shop);
      return {
        meta: ok,
        shippingMethods: methods.map(
          ({ id, name, description, kind, countries, price, freeFrom, days }): DeliveryOffer => ({
            id,
            name,
            description,
            kind,
            countries: [...countries],
            price: toMoney(price, shop.currency),
            freeFrom: freeFrom === null ? null : toMoney(freeFrom, shop.currency),
            days,
          }),
        ),
      };
    },
  );
}
