import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectRefusal } from '../../../../test/refusals';
import { newShopper, type RequestedPrint, type Shopper } from '../../../../test/shopper';
import { startTestApi, type TestApi } from '../../../../test/test-api';

let api: TestApi;
let fan: Shopper;
beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  fan = await newShopper(api.call);
});
afterAll(() => api.close());

const own = (name: string, number: number): RequestedPrint => ({
  addOnAndProductRelationId: 'jersey-own',
  personalisation: { name, number },
});
const player = (playerId: string, more: object = {}): RequestedPrint => ({
  addOnAndProductRelationId: 'jersey-player',
  personalisation: { playerId, ...more },
});
const linesOf = async (shopper: Shopper) => (await shopper.basket()).body.basket.lines;

describe('a printed line', () => {
  it('has the print, its price and that it cannot be returned', async () => {
    const { status, body } = await fan.addPrinted('jersey-red-s', own(" o'neill ", 10), 2);
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.summary).toMatchObject({ quantity: 2, subTotal: { amount: 220 }, total: { amount: 220 } });
    expect(await linesOf(fan)).toMatchObject([
      {
        productId: 'jersey-red-s',
        addOnAndProductRelationId: 'jersey-own',
        personalisation: { name: "O'NEILL", number: 10, playerId: null },
        unitPrice: { amount: 110, currency: 'EUR' },
        printPrice: { amount: 20, currency: 'EUR' },
        unitDiscount: { amount: 0 },
        total: { amount: 220 },
        isAvailable: true,
        isReturnable: false,
        properties: [
          { label: 'color', value: 'Red' },
          { label: 'size', value: 'S' },
          { label: 'name', value: "O'NEILL" },
          { label: 'number', value: '10' },
        ],
      },
    ]);
    const inDanish = await api.call(`/api/baskets/${fan.token}`, { culture: 'da' });
    expect(inDanish.body.basket.lines[0]).toMatchObject({
      unitPrice: { amount: 770, currency: 'DKK' },
      printPrice: { amount: 140, currency: 'DKK' },
    });
  });

  it('applies a sale to the garment only', async () => {
    await api.context.db
      .updateTable('prices')
      .set({ discounted: 6000 })
      .where('variant_id', '=', 'jersey-blue-m')
      .execute();
    const { body } = await fan.addPrinted('jersey-blue-m', own('OLE', 7));
    expect(body.summary).toMatchObject({ subTotal: { amount: 110 }, discountTotal: { amount: 30 } });
    expect(body.summary.total.amount).toBe(80);
  });

  it("uses the player's name and number", async () => {
    await fan.addPrinted('jersey-red-s', player('eikrem', { name: 'CAPTAIN', number: 1 }));
    expect((await linesOf(fan))[0]).toMatchObject({
      personalisation: { name: 'EIKREM', number: 7, playerId: 'eikrem' },
      printPrice: { amount: 18 },
    });
  });

  it('merges equal prints and separates different ones', async () => {
    await fan.add('jersey-red-s');
    await fan.addPrinted('jersey-red-s', own('ole', 7));
    await fan.addPrinted('jersey-red-s', own('OLE  ', 7), 2);
    await fan.addPrinted('jersey-red-s', own('OLE', 8));
    await fan.addPrinted('jersey-red-s', player('eikrem'));
    const lines = await linesOf(fan);
    expect(lines.map(({ quantity }: { quantity: number }) => quantity)).toEqual([1, 3, 1, 1]);
    expect(new Set(lines.map(({ id }: { id: string }) => id)).size).toBe(4);
  });

  it("is set and removed by the fields of the basket's response", async () => {
    await fan.add('jersey-red-s', 4);
    await fan.addPrinted('jersey-red-s', own("O'Neill", 10));
    await fan.addPrinted('jersey-red-s', player('dahl'));
    const [, printed, ofPlayer] = await linesOf(fan);
    const { status, body } = await fan.set({ ...printed, quantity: 3 }, { ...ofPlayer, quantity: 0 });
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.basket.lines).toMatchObject([
      { quantity: 4, personalisation: null },
      { id: printed.id, quantity: 3, personalisation: { name: "O'NEILL", number: 10 } },
    ]);
  });
});

describe('lines of a variant share its stock', () => {
  it('when a line is added', async () => {
    expect((await fan.addPrinted('jersey-red-m', own('OLE', 7), 2)).status).toBe(200);
    expectRefusal(await fan.add('jersey-red-m', 2), 409, 'OutOfStock', 'quantity');
    expect((await fan.add('jersey-red-m', 1)).status).toBe(200);
    const again = await fan.addPrinted('jersey-red-m', own('OLE', 7));
    expectRefusal(again, 409, 'OutOfStock', 'quantity');
    expect(again.body.errors[0].message).toBe('Home jersey, Red, M: 3 left in stock.');
    expect(
      (await linesOf(fan)).map((line: { quantity: number; maxQuantity: number }) => [
        line.quantity,
        line.maxQuantity,
      ]),
    ).toEqual([
      [2, 2],
      [1, 1],
    ]);
  });

  it('when lines are set', async () => {
    await fan.addPrinted('jersey-red-m', own('OLE', 7), 2);
    const plain = { productId: 'jersey-red-m', quantity: 2 };
    expectRefusal(await fan.set(plain), 409, 'OutOfStock', 'lines.0.quantity');
    const printed = { productId: 'jersey-red-m', ...own('OLE', 7) };
    expect((await fan.set(plain, { ...printed, quantity: 1 })).status).toBe(200);
    expectRefusal(
      await fan.set({ ...printed, quantity: 2 }, { ...plain, quantity: 2 }),
      409,
      'OutOfStock',
      'lines.1.quantity',
    );
  });

  it('and a basket has at most 99 units of it', async () => {
    await fan.addPrinted('jersey-blue-s', own('OLE', 7), 60);
    expectRefusal(await fan.add('jersey-blue-s', 40), 409, 'LineTooLarge', 'quantity');
    expectRefusal(
      await fan.set({ productId: 'jersey-blue-s', quantity: 40 }),
      409,
      'LineTooLarge',
      'lines.0.quantity',
    );
  });
});

describe('rejects', () => {
  it.each([
    ['a name that is missing', { number: 7 }, 'name'],
    ['a name of other letters', { name: 'Вася', number: 7 }, 'name'],
    ['a name that is too long', { name: 'ANNEGRETHE-MARIE', number: 7 }, 'name'],
    ['a number out of range', { name: 'OLE', number: 100 }, 'number'],
  ])('%s', async (_what, personalisation, field) => {
    const print = { addOnAndProductRelationId: 'jersey-own', personalisation };
    expectRefusal(
      await fan.addPrinted('jersey-red-s', print),
      400,
      'InvalidField',
      `personalisation.${field}`,
    );
    expectRefusal(
      await fan.set({ productId: 'jersey-red-s', quantity: 1, ...print }),
      400,
      'InvalidField',
      `lines.0.personalisation.${field}`,
    );
  });

  it('several invalid fields, with messages of the dictionary', async () => {
    await api.context.db
      .insertInto('dictionary_items')
      .values({
        store_id: 'north',
        culture: 'da',
        alias: 'Form.Validation.BetweenPlayerNumber',
        value: 'Vælg et nummer fra {min} til {max}',
      })
      .execute();
    const { body } = await api.call(`/api/baskets/${fan.token}`, {
      method: 'POST',
      culture: 'da',
      body: { productId: 'jersey-red-s', quantity: 1, ...own('+', 0) },
    });
    expect(body.errors).toMatchObject([
      { field: 'personalisation.name' },
      { field: 'personalisation.number', message: 'Vælg et nummer fra 1 til 99' },
    ]);
  });

  it('a number where only the name is printed', async () => {
    const print = { addOnAndProductRelationId: 'jersey-name', personalisation: { name: 'OLE', number: 7 } };
    const answer = await fan.addPrinted('jersey-red-s', print);
    expectRefusal(answer, 400, 'PrintFieldUnused', 'personalisation.number');
  });

  it('a personalisation without a print', async () => {
    const print = { ...own('OLE', 7), addOnAndProductRelationId: null };
    expectRefusal(
      await fan.addPrinted('jersey-red-s', print),
      400,
      'RequiredField',
      'addOnAndProductRelationId',
    );
  });

  it.each(['gone', 'nobody', 'southerner'])('the player %s', async (playerId) =>
    expectRefusal(
      await fan.addPrinted('jersey-red-s', player(playerId)),
      404,
      'UnknownPlayer',
      'personalisation.playerId',
    ),
  );

  it.each(['away-own', 'glove-player', 'x'])(
    'the print %s, which the product does not offer',
    async (relation) =>
      expectRefusal(
        await fan.addPrinted('jersey-red-s', { ...own('OLE', 7), addOnAndProductRelationId: relation }),
        404,
        'UnknownAddOn',
        'addOnAndProductRelationId',
      ),
  );

  it('a print on an unknown product', async () =>
    expectRefusal(await fan.addPrinted('glove-grey-m', own('OLE', 7)), 404, 'UnknownProduct', 'productId'));
});
