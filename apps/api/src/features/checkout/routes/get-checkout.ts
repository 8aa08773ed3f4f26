import type { FastifyReply } from 'fastify';
import { Type } from 'typebox';
import { Meta, ok } from '../../../platform/contract/meta';
import { isoDay } from '../../../platform/day';
import type { App } from '../../../platform/http/app';
import { optionalCustomerSecurity } from '../../../platform/http/customer-security';
import { declareErrors } from '../../../platform/http/errors/declare-errors';
import {
  addressesOf,
  basketErrors,
  findDisplayedBasket,
  sendVersion,
  TokenParams,
  withBasket,
} from '../../baskets';
import { customerErrors, customerOrVisitor } from '../../customers';
import { lastPayment, toPaymentAttempt } from '../../payments';
import { findTexts, type Shop, ShopHeaders } from '../../stores';
import { Checkout, type PaymentMethod } from '../contract';
import type { CheckoutContext } from '../drop-points/drop-point-finder';
import { type Goods, hasPrepaidGoods, prepaymentAlias } from '../prepayment';
import {
  findOfferedMethods,
  findPaymentMethods,
  type StoredPaymentMethod,
} from '../queries/checkout-methods';
import { toShippingMethods } from '../shipping-methods-view';

export function getCheckout(app: App, context: CheckoutContext): void {
  const { errors, fail } = declareErrors(basketErrors, customerErrors);
  app.get(
    '/api/checkout/:token',
    {
      schema: {
        operationId: 'getCheckout',
        summary: 'Get the checkout data and the available methods',
        description:
          'Drafts may be incomplete. `payment` describes the last attempt to pay, so that a client can continue or explain it.',
        tags: ['Checkout'],
        security: optionalCustomerSecurity,
        headers: ShopHeaders,
        params: TokenParams,
        errors,
        versioned: 'basket',
        response: {
          200: Type.Object(
            {
              meta: Meta,
              ...Checkout.properties,
            },
            { title: 'GetCheckoutAnswer' },
          ),
        },
      },
    },
    async (request, reply) => {
      const { shop, params } = request;
      await customerOrVisitor(fail, context, request);
      return withBasket(fail, context, shop, params.token, (id) => readCheckout(context, shop, id, reply));
    },
  );
}

async function readCheckout(context: CheckoutContext, shop: Shop, id: string, reply: FastifyReply) {
  const { db } = context;
  const payment = await lastPayment(context, shop.storeId, id);
  const basket = await findDisplayedBasket(db, shop, id);
  sendVersion(reply, id, basket);
  const paymentMethods = await findPaymentMethods(db, shop);
  const agreement = (await findTexts(db, shop, [prepaymentAlias])).get(prepaymentAlias) ?? prepaymentAlias;
  const { billing, shipping, useShippingAddress } = addressesOf(basket);
  return {
    meta: ok,
    billingAddress: billing,
    shippingAddress: shipping,
    useShippingAddress,
    shippingMethods: toShippingMethods(
      await findOfferedMethods(context, shop),
      basket,
      shop,
      isoDay(context.clock()),
    ),
    availablePaymentMethods: paymentMethods
      .filter(({ provider }) => context.payments.has(provider))
      .map((method) => toPaymentMethod(method, basket, agreement)),
    comment: basket?.comment ?? '',
    payment: payment ? toPaymentAttempt(context, payment, shop.culture) : null,
  };
}

function toPaymentMethod(
  method: StoredPaymentMethod,
  basket: Goods | undefined,
  agreement: string,
): PaymentMethod {
  const { id, name, description, captureOnDispatch: countries } = method;
  const needsConsent = countries.length > 0 && basket !== undefined && hasPrepaidGoods(method, basket);
  const prepayment = needsConsent ? { countries: [...countries], text: agreement } : null;
  return { id, name, description, prepayment };
}
