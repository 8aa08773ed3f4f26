import { randomUUID } from 'node:crypto';
import type { Kit, Request } from '../kit';
import { type Good, Shopper } from './shopper';

/** Refusals of baskets, Idempotency-Key and If-Match. */
export async function checkBasketChanges(kit: Kit, goods: readonly Good[]): Promise<void> {
  const [good] = goods;
  const scarcest = goods.toSorted((a, b) => a.maxQuantity - b.maxQuantity)[0];
  if (!good || !scarcest) return;
  await kit.check('addBasketLine', () => checkIdempotency(kit, good));
  await kit.check('addBasketLine', () => checkVersions(kit, good));
  await kit.check('addBasketLine', () => checkRefusedLines(kit, scarcest));
  const unknown = 'A'.repeat(80);
  const calls: [string, Request][] = [
    ['getBasket', {}],
    ['getBasketSummary', {}],
    ['getReceipt', {}],
    ['getCheckout', {}],
    ['addBasketLine', { body: { productId: good.variantId, quantity: 1 } }],
    ['setBasketLines', { body: { lines: [{ productId: good.variantId, quantity: 1 }] } }],
    ['saveComment', { body: { comment: 'Hello' } }],
    ['prefillBillingAddress', {}],
    ['removeShippingAddress', {}],
    ['addVoucher', { query: { voucherCode: 'ANY' } }],
    ['removeVoucher', { query: { voucherCode: 'ANY' } }],
  ];
  for (const [id, request] of calls)
    await kit.check(id, () =>
      kit.refuse(
        id,
        { ...request, path: { token: `${unknown}.${unknown.slice(40)}` } },
        404,
        'UnknownBasket',
      ),
    );
}

async function checkIdempotency(kit: Kit, { variantId }: Good): Promise<void> {
  const shopper = await Shopper.create(kit);
  const key = { 'Idempotency-Key': randomUUID() };
  const first = await shopper.add(variantId, 1, key);
  const again = await shopper.add(variantId, 1, key);
  kit.expect('addBasketLine', again.text === first.text, 'a repeated key is answered differently');
  kit.expect('addBasketLine', (await shopper.quantity()) === 1, 'a repeated key adds again');
  const other = shopper.request({ body: { productId: variantId, quantity: 2 }, headers: key });
  await kit.refuse('addBasketLine', other, 409, 'IdempotencyKeyReused', 'Idempotency-Key');
  kit.expect('addBasketLine', (await shopper.quantity()) === 1, 'a refused key changes the basket');
  await shopper.add(variantId, 1, { 'Idempotency-Key': randomUUID() });
  kit.expect('addBasketLine', (await shopper.quantity()) === 2, 'a new key does not add');
}

async function checkVersions(kit: Kit, { variantId }: Good): Promise<void> {
  const shopper = await Shopper.create(kit);
  const empty = await shopper.tag();
  const added = await shopper.add(variantId, 1, { 'If-Match': empty });
  const version = added.headers.get('etag') ?? '';
  kit.expect('addBasketLine', version !== empty, 'a change does not change the ETag');
  for (const id of ['getBasket', 'getBasketSummary', 'getCheckout']) {
    const { headers } = await kit.send(id, shopper.request());
    kit.expect(id, headers.get('etag') === version, 'the ETag is not that of the last change');
  }
  const headers = { 'If-Match': empty };
  const changes: [string, Request][] = [
    ['addBasketLine', { body: { productId: variantId, quantity: 1 } }],
    ['setBasketLines', { body: { lines: [{ productId: variantId, quantity: 3 }] } }],
    ['saveComment', { body: { comment: 'Not to be saved' } }],
    ['removeShippingAddress', {}],
    ['prefillBillingAddress', {}],
    ['addVoucher', { query: { voucherCode: 'ANY' } }],
    ['removeVoucher', { query: { voucherCode: 'ANY' } }],
  ];
  for (const [id, request] of changes)
    await kit.check(id, () =>
      kit.refuse(id, shopper.request({ ...request, headers }), 412, 'BasketChanged', 'If-Match'),
    );
  kit.expect('addBasketLine', (await shopper.tag()) === version, 'a refused change changes the basket');
  const body = { lines: [{ productId: variantId, quantity: 2 }] };
  const set = await kit.succeed(
    'setBasketLines',
    shopper.request({ body, headers: { 'If-Match': version } }),
  );
  kit.expect('setBasketLines', set.headers.get('etag') !== version, 'a change does not change the ETag');
  kit.expect(
    'setBasketLines',
    (await shopper.tag()) === set.headers.get('etag'),
    'the ETag is not that of the basket',
  );
}

async function checkRefusedLines(kit: Kit, good: Good): Promise<void> {
  const shopper = await Shopper.create(kit);
  const add = (productId: unknown, quantity: unknown) => shopper.request({ body: { productId, quantity } });
  const { variantId } = good;
  await kit.refuse('addBasketLine', add('no-such-variant', 1), 404, 'UnknownProduct', 'productId');
  await kit.refuse('addBasketLine', add(variantId, 0), 400, 'TooSmall', 'quantity');
  await kit.refuse('addBasketLine', add(variantId, 'two'), 400, 'NotInteger', 'quantity');
  await kit.refuse(
    'addBasketLine',
    shopper.request({ body: { quantity: 1 } }),
    400,
    'RequiredField',
    'productId',
  );
  await kit.refuse('addBasketLine', shopper.request({ body: '{"productId' }), 400, 'MalformedJson');
  const withPrint = { productId: variantId, quantity: 1, addOnAndProductRelationId: 'no-such-print' };
  await kit.refuse('addBasketLine', shopper.request({ body: withPrint }), 404, 'UnknownAddOn');
  const most = Math.min(good.maxQuantity, 99);
  await shopper.add(variantId, most);
  const code = good.maxQuantity >= 99 ? 'LineTooLarge' : 'OutOfStock';
  await kit.refuse('addBasketLine', add(variantId, 1), 409, code, 'quantity');
  kit.expect('addBasketLine', (await shopper.quantity()) === most, 'a refused line is in the basket');
  const lines = [{ productId: 'no-such-variant', quantity: 1 }];
  const set = shopper.request({ body: { lines } });
  await kit.refuse('setBasketLines', set, 404, 'UnknownProduct', 'lines.0.productId');
  await kit.refuse('setBasketLines', shopper.request({ body: { lines: [] } }), 400, 'TooFewItems', 'lines');
}
