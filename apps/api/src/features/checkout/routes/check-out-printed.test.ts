import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PaidApi, sessionId, startPaidApi } from '../../../../test/paid-api';
import { expectRefusal } from '../../../../test/refusals';
import { north, preorderDate } from '../../../../test/seed/north';
import { newShopper, type RequestedPrint } from '../../../../test/shopper';
import { importStore } from '../../imports/import-store';
import type { StoreData } from '../../imports/store-data';

let api: PaidApi;
beforeAll(async () => {
  api = await startPaidApi({ webhooks: false });
});
afterAll(() => api.close());

const own: RequestedPrint = {
  addOnAndProductRelationId: 'jersey-own',
  personalisation: { name: "o'neill", number: 10 },
};
const ofPlayer: RequestedPrint = {
  addOnAndProductRelationId: 'jersey-player',
  personalisation: { playerId: 'eikrem' },
};

async function fanWith(...prints: (RequestedPrint | null)[]) {
  const fan = await newShopper(api.call);
  for (const print of prints) {
    const { status, body } = print
      ? await fan.addPrinted('jersey-red-s', print)
      : await fan.add('jersey-red-s');
    expect(status, JSON.stringify(body)).toBe(200);
  }
  await fan.bill();
  await fan.choose();
  return fan;
}

const stockOf = async (id: string) => {
  const query = api.context.db.selectFrom('variants').select('stock').where('id', '=', id);
  return (await query.executeTakeFirstOrThrow()).stock;
};
const change = (data: Partial<StoreData>) => importStore(api.context.db, { ...north, ...data });
const lineNamed = async (fan: Awaited<ReturnType<typeof fanWith>>, name: string) =>
  (await fan.basket()).body.basket.lines.find(
    (line: { personalisation: { name: string } | null }) => line.personalisation?.name === name,
  );

describe('the right of withdrawal', () => {
  const excluded = { en: 'Made for the final', da: 'Lavet til finalen' };
  const returnables = async () => {
    const fan = await fanWith(own, ofPlayer);
    const { body } = await fan.pay();
    await api.sandbox.act(body.data.url, { action: 'approve' });
    const { receipt } = (await fan.receipt()).body;
    return receipt.lines.map(({ isReturnable }: { isReturnable: boolean }) => isReturnable);
  };
  const offered = async (culture: string) => {
    const { body } = await api.call('/api/products/jersey', { culture });
    return body.product.addOns.map((addOn: { isReturnable: boolean; notReturnableReason?: string }) => [
      addOn.isReturnable,
      addOn.notReturnableReason,
    ]);
  };
  const never = [false, undefined];

  it('covers a player from the list, and no text of the shopper', async () => {
    expect(await offered('en')).toEqual([never, never, never, [true, undefined]]);
    expect(await returnables()).toEqual([false, true]);
  });

  it('does not cover a player whom the store excludes with a reason', async () => {
    const excluding = (north.addOns ?? []).map((addOn) => Object.assign({}, addOn, { exclusion: excluded }));
    await change({ addOns: excluding });
    expect(await offered('da')).toEqual([never, never, never, [false, 'Lavet til finalen']]);
    expect(await returnables()).toEqual([false, false]);
    await change({});
  });
});

describe('the delivery time', () => {
  const promised = async (fan: Awaited<ReturnType<typeof fanWith>>) => {
    const { shippingMethods } = (await fan.checkout()).body;
    const [{ days, countedFrom }] = shippingMethods;
    return { days, countedFrom };
  };

  it('has the days of the print that takes longest, in the checkout, the receipt and the mail', async () => {
    const { addOns } = (await api.call('/api/products/jersey')).body.product;
    expect(addOns.map(({ productionDays }: { productionDays: number }) => productionDays)).toEqual([
      3, 0, 0, 1,
    ]);
    const fan = await fanWith(ofPlayer, null);
    expect(await promised(fan)).toEqual({ days: { min: 2, max: 4 }, countedFrom: null });
    await fan.addPrinted('jersey-red-s', own);
    const deliveryTime = { days: { min: 4, max: 6 }, countedFrom: null };
    expect(await promised(fan)).toEqual(deliveryTime);
    expect((await fan.choose()).body.shippingMethods[0]).toMatchObject(deliveryTime);
    expect((await fan.basket()).body.basket.lines).toMatchObject([
      { productionDays: 1, availableFrom: null },
      { productionDays: 0 },
      { productionDays: 3 },
    ]);

    const { body } = await fan.pay();
    await api.sandbox.act(body.data.url, { action: 'approve' });
    const { receipt } = (await fan.receipt()).body;
    expect(receipt).toMatchObject({ deliveryTime });
    const mails = await api.context.db.selectFrom('mails').select('data').execute();
    expect(mails).toContainEqual({
      data: expect.objectContaining({ order: expect.objectContaining({ id: receipt.id, deliveryTime }) }),
    });
  });

  it('counts from the release of a preorder', async () => {
    const fan = await fanWith(null);
    await fan.add('away-white-m');
    expect(await promised(fan)).toEqual({ days: { min: 1, max: 3 }, countedFrom: preorderDate });
    expect((await fan.basket()).body.basket.lines).toMatchObject([
      { availableFrom: null },
      { availableFrom: preorderDate, productionDays: 0 },
    ]);
    await fan.addPrinted('away-white-m', { ...own, addOnAndProductRelationId: 'away-own' });
    expect(await promised(fan)).toEqual({ days: { min: 4, max: 6 }, countedFrom: preorderDate });
  });
});

describe('a basket with prints', () => {
  it('becomes an order with the prints', async () => {
    const before = await stockOf('jersey-red-s');
    const fan = await fanWith(own, ofPlayer, null);
    const { status, body } = await fan.pay();
    expect(status, JSON.stringify(body)).toBe(200);
    expect(await stockOf('jersey-red-s')).toBe(before - 3);
    await api.sandbox.act(body.data.url, { action: 'approve' });
    const { receipt } = (await fan.receipt()).body;
    expect(receipt).toMatchObject({ subTotal: { amount: 308 }, total: { amount: 308 } });
    expect(receipt.lines).toMatchObject([
      {
        addOnAndProductRelationId: 'jersey-own',
        personalisation: { name: "O'NEILL", number: 10, playerId: null },
        isReturnable: false,
        unitPrice: { amount: 110 },
        printPrice: { amount: 20 },
        properties: [
          { label: 'color', value: 'Red' },
          { label: 'size', value: 'S' },
          { label: 'name', value: "O'NEILL" },
          { label: 'number', value: '10' },
        ],
      },
      {
        personalisation: { name: 'EIKREM', number: 7, playerId: 'eikrem' },
        isReturnable: true,
        printPrice: { amount: 18 },
      },
      { personalisation: null, isReturnable: true, printPrice: { amount: 0 }, unitPrice: { amount: 90 } },
    ]);
  });

  it('returns all its stock if it is not paid', async () => {
    const before = await stockOf('jersey-red-s');
    const fan = await fanWith(own, null);
    const { body } = await fan.pay();
    await api.sandbox.act(body.data.url, { action: 'cancel' });
    await fan.receipt();
    expect(await stockOf('jersey-red-s')).toBe(before);
  });

  it('reports every line of a variant without enough stock for all', async () => {
    const fan = await newShopper(api.call);
    await fan.addPrinted('jersey-red-m', own, 2);
    await fan.add('jersey-red-m');
    await fan.bill();
    await fan.choose();
    await api.context.db.updateTable('variants').set({ stock: 2 }).where('id', '=', 'jersey-red-m').execute();
    const printed = await lineNamed(fan, "O'NEILL");
    const answer = await fan.pay();
    expectRefusal(answer, 409, 'OutOfStock', `lines.${printed.id}`);
    expectRefusal(answer, 409, 'OutOfStock', 'lines.jersey-red-m');
    expect(await stockOf('jersey-red-m')).toBe(2);
  });
});

describe('changes between adding and paying', () => {
  it('a withdrawn print blocks the checkout until it is removed', async () => {
    const fan = await fanWith(own, null);
    await change({ addOns: north.addOns?.filter(({ id }) => id !== 'own') ?? [], products: withoutOwn() });
    const line = await lineNamed(fan, "O'NEILL");
    expect(line).toMatchObject({ isAvailable: false, stockStatus: 'OutOfStock', maxQuantity: 0 });
    const answer = await fan.pay();
    expectRefusal(answer, 409, 'PrintUnavailable', `lines.${line.id}`);
    expect(answer.body.errors[0].message).toContain("Home jersey, Red, S: the print O'NEILL 10");
    expect((await fan.set({ ...line, quantity: 0 })).status).toBe(200);
    expect((await fan.pay()).status).toBe(200);
    await change({});
  });

  it('a player who leaves or changes numbers blocks it too', async () => {
    const fan = await fanWith(ofPlayer);
    const line = await lineNamed(fan, 'EIKREM');
    const [captain, ...others] = north.players ?? [];
    if (!captain) throw new Error('The test shop has players.');
    await change({ players: [{ ...captain, isActive: false }, ...others] });
    expectRefusal(await fan.pay(), 409, 'PrintUnavailable', `lines.${line.id}`);
    await change({ players: [{ ...captain, number: 99 }, ...others] });
    expectRefusal(await fan.pay(), 409, 'PrintUnavailable', `lines.${line.id}`);
    expect((await fan.set({ ...line, quantity: 1 })).body.basket.lines).toMatchObject([
      { id: line.id, personalisation: { number: 99 }, isAvailable: true },
    ]);
    expect((await fan.pay()).status).toBe(200);
    await change({});
  });

  it('a print with a higher price is charged at the new price', async () => {
    const fan = await fanWith(own);
    const first = (await fan.pay()).body.data.url;
    await change({
      addOns: (north.addOns ?? []).map((addOn) =>
        Object.assign({}, addOn, { prices: { EUR: 2500, DKK: 17_500 } }),
      ),
    });
    expect((await fan.summary()).body.summary.subTotal.amount).toBe(115);
    const second = (await fan.pay()).body.data.url;
    expect(sessionId(second)).not.toBe(sessionId(first));
    expect((await api.sandbox.session(second)).amount).toBe(11_500);
    await change({});
  });
});

function withoutOwn() {
  return north.products.map((product) =>
    Object.assign({}, product, { addOns: product.addOns?.filter(({ addOnId }) => addOnId !== 'own') }),
  );
}
