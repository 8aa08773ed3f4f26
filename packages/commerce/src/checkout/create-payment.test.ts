import { ApiError } from '@matchday/api-client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { costing, opened, settle } from '../../test/opened-checkout';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const urls = { returnUrl: 'https://shop.example/receipt/', cancelUrl: 'https://shop.example/checkout/' };

describe('pay (S4.15)', () => {
  it('saves waiting changes, then redirects to the payment', async () => {
    const { shop, checkout, visited } = await opened();
    checkout.setInvoiceDetails({ firstName: 'Ines' });
    await Promise.all([checkout.pay(urls), settle()]);
    expect(shop.received.slice(-2)).toEqual(['saveBillingAddress', 'checkOutBasket']);
    expect(visited).toEqual(['https://pay.example/1']);
  });

  it('runs once on a double click', async () => {
    const { shop, checkout, visited } = await opened();
    await Promise.all([checkout.pay(urls), checkout.pay(urls), settle()]);
    expect(shop.received.filter((id) => id === 'checkOutBasket')).toHaveLength(1);
    expect(visited).toHaveLength(1);
  });

  it('rejects with the first message, keeps everything and can be tried again (S8.8)', async () => {
    const { shop, checkout, loadBasket, now, visited } = await opened();
    shop.failNext(new ApiError(409, [{ code: 'OutOfStock', message: 'Sold out' }]));
    const paid = checkout.pay(urls).catch((error: unknown) => error);
    await settle();
    expect(await paid).toMatchObject({ message: 'Sold out' });
    expect(now()).toMatchObject({
      isPaying: false,
      shippingProvider: 'home',
      error: { message: 'Sold out' },
    });
    expect(loadBasket, 'once before, once because of the refusal').toHaveBeenCalledTimes(2);
    await Promise.all([checkout.pay(urls), settle()]);
    expect(visited).toHaveLength(1);
  });

  it('stops if the basket’s total has changed', async () => {
    const { shop, checkout, basket, loadBasket, now, visited } = await opened();
    loadBasket.mockImplementation(async () => basket.setState({ summary: costing(259) }));
    const paid = checkout.pay(urls).catch((error: unknown) => error);
    await settle();
    expect(await paid).toMatchObject({ code: 'TotalChanged' });
    expect(now().isPaying).toBe(false);
    expect(shop.received).not.toContain('checkOutBasket');
    await Promise.all([checkout.pay(urls), settle()]);
    expect(visited).toHaveLength(1);
  });

  it('stops if the basket’s current total is unknown', async () => {
    const { shop, checkout, basket, loadBasket } = await opened();
    const noResponse = new ApiError(503, [{ code: 'Unavailable', message: 'Try again' }]);
    loadBasket.mockImplementation(async () => basket.setState({ error: noResponse }));
    const paid = checkout.pay(urls).catch((error: unknown) => error);
    await settle();
    expect(await paid).toBe(noResponse);
    expect(shop.received).not.toContain('checkOutBasket');
  });

  it('ends when the shopper returns, even if the checkout cannot be loaded', async () => {
    const { shop, checkout, now } = await opened();
    await Promise.all([checkout.pay(urls), settle()]);
    expect(now().isPaying).toBe(true);
    shop.failNext(new ApiError(503, [{ code: 'Unavailable', message: 'Try again' }]));
    await Promise.all([checkout.init(), settle()]);
    expect(now().isPaying).toBe(false);
  });
});
