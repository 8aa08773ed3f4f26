import type { Kit } from '../kit';
import { toMinor } from '../money-faults';
import { type Good, Shopper, type Summary } from './shopper';

/** A basket keeps its lines, and its totals are the sums of them. */
export async function checkBasket(kit: Kit, [good, second]: readonly Good[]): Promise<void> {
  if (!good || !second) return;
  await kit.check('createBasket', async () => {
    const { body } = await kit.succeed('createBasket');
    kit.expect('createBasket', body.basket.lines.length === 0, 'a new basket has lines');
    kit.expect('createBasket', body.summary.quantity === 0, 'a new basket has a quantity');
    kit.expect('createBasket', body.summary.total.amount === 0, 'a new basket has a total');
    kit.expect('createBasket', body.summary.token === body.basket.token, 'the tokens differ');
    const other = await kit.succeed('createBasket');
    kit.expect('createBasket', other.body.basket.token !== body.basket.token, 'two baskets have one token');
  });
  await kit.check('addBasketLine', () => checkLines(kit, good, second));
  await kit.check('getBasket', () => checkOthers(kit, good));
  await kit.check('getBasket', () => checkCultures(kit, good));
}

async function checkLines(kit: Kit, good: Good, second: Good): Promise<void> {
  const shopper = await Shopper.create(kit);
  const added = (await shopper.add(good.variantId, 2)).body.summary;
  kit.expect('addBasketLine', added.quantity === 2, `the quantity is ${added.quantity}, not 2`);
  await expectStored(shopper, 'addBasketLine', added, { [good.variantId]: 2 });
  const more = (await shopper.add(good.variantId, 1)).body.summary;
  kit.expect('addBasketLine', more.quantity === 3, 'adding the same variant does not increase its line');
  await expectStored(shopper, 'addBasketLine', more, { [good.variantId]: 3 });
  await shopper.add(second.variantId, 1);

  const { basket } = await shopper.basket();
  const line = basket.lines.find(({ productId }) => productId === good.variantId);
  const { unitPrice, discountPrice } = good.price;
  kit.expect('getBasket', line?.name === good.name, 'the name of a line is not that of its product');
  kit.expect('getBasket', line?.isAvailable === true, 'a line that can be ordered is not available');
  kit.expect('getBasket', (line?.maxQuantity ?? 0) >= 3, 'maxQuantity is less than the quantity');
  const charged = (line?.unitPrice.amount ?? 0) - (line?.unitDiscount.amount ?? 0);
  const shown = (discountPrice ?? unitPrice).amount;
  const { currency } = unitPrice;
  kit.expect(
    'getBasket',
    toMinor(charged, currency) === toMinor(shown, currency),
    'a line has another price than its product',
  );

  const set = await shopper.set(good.variantId, 1);
  const changed = set.body.basket.lines.find(({ productId }) => productId === good.variantId);
  kit.expect('setBasketLines', changed?.quantity === 1, 'a quantity that was set is not in the answer');
  await expectStored(shopper, 'setBasketLines', set.body.summary, {
    [good.variantId]: 1,
    [second.variantId]: 1,
  });
  const removed = await shopper.set(good.variantId, 0);
  await expectStored(shopper, 'setBasketLines', removed.body.summary, { [second.variantId]: 1 });
}

/** The basket has exactly these quantities, and all its reads agree with the answer to the change. */
async function expectStored(
  { kit, token }: Shopper,
  id: string,
  answered: Summary,
  quantities: Readonly<Record<string, number>>,
): Promise<void> {
  const request = { path: { token } };
  const { basket, summary } = (await kit.succeed('getBasket', request)).body;
  const stored = Object.fromEntries(basket.lines.map(({ productId, quantity }) => [productId, quantity]));
  const isStored = JSON.stringify(stored) === JSON.stringify(quantities);
  kit.expect(id, isStored, `the basket has ${JSON.stringify(stored)}, not ${JSON.stringify(quantities)}`);
  kit.expect(id, isSame(answered, summary), 'the summary is not that of the basket');
  const read = (await kit.succeed('getBasketSummary', request)).body.summary;
  kit.expect('getBasketSummary', isSame(read, summary), 'the summary is not that of the basket');
  for (const fault of totalFaults(basket.lines, summary)) kit.expect('getBasket', false, fault);
}

const isSame = (a: object, b: object): boolean => JSON.stringify(a) === JSON.stringify(b);

type Line = Awaited<ReturnType<Shopper['basket']>>['basket']['lines'][number];

/** How totals are not the sums of the lines. */
function totalFaults(lines: readonly Line[], summary: Summary): string[] {
  const { currency } = summary.total;
  const minor = ({ amount }: { amount: number }) => toMinor(amount, currency);
  const sum = (of: (line: Line) => number) => lines.reduce((total, line) => total + of(line), 0);
  const [subTotal, discount, vouchers] = [summary.subTotal, summary.discountTotal, summary.voucherTotal].map(
    minor,
  );
  const [tax, total] = [minor(summary.taxTotal), minor(summary.total)];
  const shipping = summary.shippingTotal ? minor(summary.shippingTotal) : 0;
  const ofLine = (line: Line) => line.quantity * (minor(line.unitPrice) - minor(line.unitDiscount));
  const rules: [boolean, string][] = [
    [summary.quantity === sum(({ quantity }) => quantity), 'quantity is not the sum of the lines'],
    [
      subTotal === sum((line) => line.quantity * minor(line.unitPrice)),
      'subTotal is not the sum of the lines',
    ],
    [
      (discount ?? 0) - (vouchers ?? 0) === sum((line) => line.quantity * minor(line.unitDiscount)),
      'discountTotal is not the sum of the discounts',
    ],
    [total === (subTotal ?? 0) - (discount ?? 0) + shipping, 'total is not the sum of the totals'],
    [total === 0 || (tax > 0 && tax < total / 3), 'taxTotal is no VAT that is included in total'],
    [lines.every((line) => minor(line.total) === ofLine(line)), 'the total of a line is not its price'],
  ];
  return rules.flatMap(([holds, fault]) => (holds ? [] : [fault]));
}

async function checkOthers(kit: Kit, good: Good): Promise<void> {
  const [one, other] = [await Shopper.create(kit), await Shopper.create(kit)];
  await one.add(good.variantId, 1);
  const { basket } = await other.basket();
  kit.expect('getBasket', basket.lines.length === 0, 'a basket has the lines of another one');
}

async function checkCultures(kit: Kit, good: Good): Promise<void> {
  const shopper = await Shopper.create(kit);
  await shopper.add(good.variantId, 1);
  for (const culture of kit.currencies.keys()) {
    const { body } = await kit.succeed('getBasket', shopper.request({ culture }));
    kit.expect('getBasket', body.basket.lines.length === 1, `the basket is empty in ${culture}`);
  }
}
