import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Result } from '@matchday/api-client';
import type { Kit } from '../kit';
import { addressIn, firstCountry } from './checkout';
import { type Good, Shopper } from './shopper';

export interface PaymentOptions {
  /** The origin of the shop, to which a payment returns. */
  shop: string;
  /** Pays on the payment page; without it, the payment stays open. */
  pay: ((url: string) => Promise<void>) | undefined;
}

type Order = NonNullable<Result<'getReceipt'>['receipt']>;

const attempts = 100;
const pauseMs = 100;

/** A basket is paid once and becomes an order. */
export async function checkPayment(
  kit: Kit,
  [good]: readonly Good[],
  options: PaymentOptions,
): Promise<void> {
  if (!good) return;
  await kit.check('checkOutBasket', () => checkRefusals(kit, good, options));
  await kit.check('checkOutBasket', () => checkPurchase(kit, good, options));
}

const methodOf = async (shopper: Shopper): Promise<string> => {
  const { body } = await shopper.kit.succeed('getCheckout', shopper.request());
  return body.availablePaymentMethods[0]?.id ?? '';
};

async function checkRefusals(kit: Kit, good: Good, { shop }: PaymentOptions): Promise<void> {
  const shopper = await Shopper.create(kit);
  const paymentProviderId = await methodOf(shopper);
  const body = { paymentProviderId, returnUrl: `${shop}/receipt/`, cancelUrl: `${shop}/checkout/` };
  await kit.refuse('checkOutBasket', shopper.request({ body }), 400, 'BasketEmpty', 'lines');
  await shopper.add(good.variantId, 1);
  const foreign = { ...body, returnUrl: 'https://elsewhere.example/' };
  await kit.refuse('checkOutBasket', shopper.request({ body: foreign }), 400, 'ForeignAddress', 'returnUrl');
  const unknown = { ...body, paymentProviderId: 'no-such-method' };
  const field = 'paymentProviderId';
  await kit.refuse('checkOutBasket', shopper.request({ body: unknown }), 400, 'UnknownPaymentMethod', field);
  const early = await kit.send('checkOutBasket', shopper.request({ body }));
  kit.expect('checkOutBasket', early.status === 400, `answers ${early.status} without addresses, not 400`);
  const old = { 'If-Match': '"no-such-version"' };
  await kit.refuse('checkOutBasket', shopper.request({ body, headers: old }), 412, 'BasketChanged');
  await kit.refuse('getReceipt', shopper.request(), 404, 'NoOrder');
}

async function checkPurchase(kit: Kit, good: Good, { shop, pay }: PaymentOptions): Promise<void> {
  const shopper = await Shopper.create(kit);
  const address = addressIn(await firstCountry(kit));
  const billing = { ...address, emailConfirmation: address.email };
  await shopper.add(good.variantId, 2);
  await kit.succeed('saveBillingAddress', shopper.request({ body: billing }));
  const checkout = (await kit.succeed('getCheckout', shopper.request())).body;
  const home = checkout.shippingMethods.find(({ kind }) => kind === 'home');
  await kit.succeed('chooseShipping', shopper.request({ body: { shippingMethodId: home?.id } }));
  const { basket, summary } = await shopper.basket();

  const headers = { 'Idempotency-Key': randomUUID() };
  const body = {
    paymentProviderId: await methodOf(shopper),
    returnUrl: `${shop}/receipt/`,
    cancelUrl: `${shop}/checkout/`,
  };
  const first = (await kit.succeed('checkOutBasket', shopper.request({ body, headers }))).body;
  const { url } = first.data;
  kit.expect('checkOutBasket', URL.canParse(url), `${url} is no URL to continue at`);
  for (const again of [shopper.request({ body, headers }), shopper.request({ body })]) {
    const repeated = (await kit.succeed('checkOutBasket', again)).body.data.url;
    kit.expect('checkOutBasket', repeated === url, 'a repeated checkout starts another payment');
  }
  const other = shopper.request({ body: { ...body, cancelUrl: `${shop}/` }, headers });
  await kit.refuse('checkOutBasket', other, 409, 'IdempotencyKeyReused', 'Idempotency-Key');
  const { payment } = (await kit.succeed('getCheckout', shopper.request())).body;
  kit.expect('getCheckout', payment?.status === 'open', `the payment is ${payment?.status}, not open`);
  const open = (await kit.succeed('getReceipt', shopper.request())).body;
  const isOpen = open.meta.status === 202 && open.receipt === null;
  kit.expect('getReceipt', isOpen, 'there is a receipt before the payment');
  if (!pay || !URL.canParse(url)) return;

  await pay(url);
  const order = await receiptOf(shopper);
  kit.expect('getReceipt', order !== undefined, 'there is no receipt after the payment');
  if (!order) return;
  checkOrder(kit, order, { basket, summary });
  const isAddress = order.billingAddress.street === address.street;
  kit.expect('getReceipt', isAddress, 'the order has another billing address');
  kit.expect('getReceipt', order.shippingMethod.id === home?.id, 'the order has another shipping method');
  await kit.refuse('getBasket', shopper.request(), 409, 'BasketOrdered');
  const more = shopper.request({ body: { productId: good.variantId, quantity: 1 } });
  await kit.refuse('addBasketLine', more, 409, 'BasketOrdered');
  const next = (await kit.succeed('createBasket', { query: { after: shopper.token } })).body.basket;
  kit.expect('createBasket', next.token !== shopper.token, 'the basket after an order is the same');
}

async function receiptOf(shopper: Shopper): Promise<Order | undefined> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const { receipt } = (await shopper.kit.succeed('getReceipt', shopper.request())).body;
    if (receipt) return receipt;
    await wait(pauseMs);
  }
  return undefined;
}

/** An order has the lines and totals of its basket. */
function checkOrder(
  kit: Kit,
  order: Order,
  { basket, summary }: Pick<Result<'getBasket'>, 'basket' | 'summary'>,
): void {
  const quantities = (lines: readonly { productId: string; quantity: number }[]) =>
    JSON.stringify(lines.map(({ productId, quantity }) => [productId, quantity]));
  kit.expect('getReceipt', quantities(order.lines) === quantities(basket.lines), 'the order has other lines');
  kit.expect('getReceipt', order.orderNumber !== '', 'the order has no number');
  kit.expect('getReceipt', order.status === 'Confirmed', `the order is ${order.status}`);
  kit.expect('getReceipt', order.currency === summary.total.currency, 'the order has another currency');
  for (const name of ['subTotal', 'discountTotal', 'shippingTotal', 'taxTotal', 'total'] as const)
    kit.expect(
      'getReceipt',
      order[name].amount === summary[name]?.amount,
      `${name} is not that of the basket`,
    );
}
