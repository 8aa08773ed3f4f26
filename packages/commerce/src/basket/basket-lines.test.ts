import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createShop } from '../../test/shop';
import { settle, started, startedWithBasket } from '../../test/started-basket';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('responses out of order', () => {
  it('of a read that started before a write are ignored', async () => {
    const { shop, basket, now } = await startedWithBasket();
    shop.delayNextAnswer(1000);
    const loaded = basket.load();
    await vi.advanceTimersByTimeAsync(150);
    await Promise.all([basket.add({ productId: 'shirt', quantity: 2 }), settle()]);
    await loaded;
    expect(now()).toMatchObject({ totalQuantity: 2, basket: { lines: [{ quantity: 2 }] } });
  });

  it('of two writes end with the server’s state', async () => {
    const { shop, cookie } = await startedWithBasket();
    const { basket, now } = await started(shop, cookie);
    shop.delayNextAnswer(1000);
    const first = basket.add({ productId: 'shirt', quantity: 1 });
    await vi.advanceTimersByTimeAsync(50);
    await Promise.all([first, basket.add({ productId: 'cap', quantity: 1 }), settle()]);
    expect(now().totalQuantity).toBe(2);
  });

  it('of two reads end with the result of the later one', async () => {
    const { shop, basket, now } = await startedWithBasket();
    await Promise.all([basket.add({ productId: 'shirt', quantity: 2 }), settle()]);
    await Promise.all([basket.load(), settle()]);
    shop.delayNextAnswer(1000);
    const earlier = basket.load();
    await vi.advanceTimersByTimeAsync(150);
    const lines = [{ productId: 'shirt', quantity: 5 }];
    await Promise.all([
      shop.client.call('setBasketLines', { path: { token: 'basket-1' }, body: { lines } }),
      vi.advanceTimersByTimeAsync(150),
    ]);
    await Promise.all([basket.load(), earlier, settle()]);
    expect(now()).toMatchObject({ totalQuantity: 5, basket: { lines: [{ quantity: 5 }] } });
  });

  it('of the basket before a reset do not bring it back', async () => {
    const { shop, basket, cookie, now } = await startedWithBasket();
    await Promise.all([basket.add({ productId: 'shirt', quantity: 2 }), settle()]);
    shop.delayNextAnswer(1000);
    const loaded = basket.load();
    await vi.advanceTimersByTimeAsync(150);
    await Promise.all([basket.reset(), loaded, settle()]);
    expect(now()).toMatchObject({ token: 'basket-2', totalQuantity: 0 });
    expect(cookie.token).toBe('basket-2');
  });
});

describe('add', () => {
  it('adds once on a double click', async () => {
    const { shop, basket, now } = await startedWithBasket();
    const line = { productId: 'shirt', quantity: 1 };
    await Promise.all([basket.add(line), basket.add(line), settle()]);
    expect(shop.quantityOf('basket-1', 'shirt')).toBe(1);
    expect(now().totalQuantity).toBe(1);
  });

  it('rejects with the first error message and leaves the basket as it was (S8.8)', async () => {
    const { basket, now } = await startedWithBasket(createShop({ stock: 1 }));
    const added = basket.add({ productId: 'shirt', quantity: 2 }).catch((error: unknown) => error);
    await settle();
    expect(await added).toMatchObject({ name: 'ApiError', message: 'Only 1 left' });
    expect(now().totalQuantity).toBe(0);
  });
});

describe('setQuantity', () => {
  async function withShirt() {
    const context = await startedWithBasket();
    await Promise.all([context.basket.add({ productId: 'shirt', quantity: 1 }), settle()]);
    await Promise.all([context.basket.load(), settle()]);
    const set = (quantity: number) =>
      context.basket.setQuantity(
        { id: 'shirt', productId: 'shirt', addOnAndProductRelationId: null, personalisation: null },
        quantity,
      );
    return { ...context, set };
  }

  it('needs two calls for many clicks: the first and the latest', async () => {
    const { shop, set, now } = await withShirt();
    const before = shop.calls.length;
    for (const quantity of [2, 3, 4, 5]) set(quantity);
    expect(now().pendingQuantities).toEqual({ shirt: 5 });
    await settle();
    expect(shop.calls.length - before).toBe(2);
    expect(shop.maxConcurrent).toBe(1);
    expect(now()).toMatchObject({ totalQuantity: 5, pendingQuantities: {} });
  });

  it('returns to the server’s quantities when the server refuses, and reports why', async () => {
    const { set, now } = await withShirt();
    set(6);
    await settle();
    expect(now().basket?.lines[0]?.quantity).toBe(1);
    expect(now().pendingQuantities).toEqual({});
    expect(now().error?.message).toBe('Only 5 left');
  });

  it.each([0, 2])(
    'of a line that was paid meanwhile begins a new basket without it (%i)',
    async (quantity) => {
      const { shop, cookie, set, now } = await withShirt();
      shop.order('basket-1');
      set(quantity);
      await settle();
      expect(now()).toMatchObject({
        token: 'basket-2',
        totalQuantity: 0,
        pendingQuantities: {},
        error: null,
      });
      expect(now().basket?.lines).toEqual([]);
      expect(cookie).toMatchObject({ token: 'basket-2', receipt: 'basket-1' });
    },
  );

  it('removes a line with 0', async () => {
    const { set, now } = await withShirt();
    set(0);
    await settle();
    expect(now().basket?.lines).toEqual([]);
  });
});

describe('prints', () => {
  const printed = (name: string) => ({
    productId: 'shirt',
    quantity: 1,
    addOnAndProductRelationId: 'shirt-name',
    personalisation: { name, number: null, playerId: null },
  });

  async function withPrints() {
    const context = await startedWithBasket();
    const { basket } = context;
    await Promise.all([
      basket.add(printed('OLE')),
      basket.add(printed('IDA')),
      basket.add({ productId: 'shirt', quantity: 1 }),
      settle(),
    ]);
    await Promise.all([basket.load(), settle()]);
    const lines = () =>
      context.now().basket?.lines.map((line) => [line.personalisation?.name ?? null, line.quantity]);
    const line = (name: string) => {
      const found = context.now().basket?.lines.find(({ personalisation }) => personalisation?.name === name);
      if (!found) throw new Error(`No line says ${name}`);
      return found;
    };
    return { ...context, lines, line };
  }

  it('are separate lines, even when they are added at the same time', async () => {
    const { lines } = await withPrints();
    expect(lines()).toEqual([
      ['OLE', 1],
      ['IDA', 1],
      [null, 1],
    ]);
  });

  it('stay on their lines when quantities change and one is removed', async () => {
    const { basket, lines, line, now } = await withPrints();
    basket.setQuantity(line('OLE'), 3);
    basket.setQuantity(line('IDA'), 0);
    expect(Object.values(now().pendingQuantities)).toEqual([3, 0]);
    await settle();
    expect(lines()).toEqual([
      ['OLE', 3],
      [null, 1],
    ]);
    expect(now()).toMatchObject({ pendingQuantities: {}, totalQuantity: 4, error: null });
  });
});
