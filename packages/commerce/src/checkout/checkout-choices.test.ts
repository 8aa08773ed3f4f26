import { ApiError } from '@matchday/api-client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCheckoutShop } from '../../test/checkout-shop';
import { createStorage, opened, settle } from '../../test/opened-checkout';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const point = {
  id: 'point-1',
  name: 'Kiosk',
  street: 'Torvegade 1',
  zipCode: '5000',
  city: 'Odense',
  country: 'DK',
  coordinates: { latitude: 55.4, longitude: 10.4 },
  distance: 120,
  openingHours: [],
};

const voucher = {
  code: 'FANS10',
  kind: 'percentage',
  name: '10 % off',
  discount: { amount: 20, currency: 'DKK' },
  problem: null,
} as const;

describe('the chosen payment', () => {
  it('is kept across a reload, for its basket only', async () => {
    const storage = createStorage();
    const first = await opened(createCheckoutShop(), storage);
    first.checkout.setPaymentProvider('invoice');
    const reloaded = await opened(createCheckoutShop(), storage);
    expect(reloaded.now().paymentProvider).toBe('invoice');
    const next = await opened(createCheckoutShop(), storage, 'basket-2');
    expect(next.now().paymentProvider).toBe('card');
    expect(storage.getItem('checkoutPayment')).not.toContain('basket-1');
  });

  it('is replaced if it is no longer offered', async () => {
    const { shop, checkout, now } = await opened();
    checkout.setPaymentProvider('invoice');
    shop.saved.availablePaymentMethods = shop.saved.availablePaymentMethods.slice(0, 1);
    await Promise.all([checkout.init(), settle()]);
    expect(now().paymentProvider).toBe('card');
  });
});

describe('delivery (S4.14)', () => {
  it('adopts the methods and the summary of the response', async () => {
    const { checkout, now, summaries } = await opened();
    await Promise.all([checkout.chooseShipping('pick-up', null), settle()]);
    expect(now().shippingProvider).toBe('pick-up');
    expect(now().availableShippingProviders.find((method) => method.selected)?.id).toBe('pick-up');
    expect(summaries.at(-1)?.total.amount).toBe(239);
  });
});

describe('vouchers', () => {
  it('update the lines, the totals and the shipping prices; a refused one reports why', async () => {
    const { shop, checkout, now, summaries, baskets } = await opened();
    await Promise.all([checkout.addVoucher('FANS10'), settle()]);
    expect(baskets.at(-1)?.vouchers).toEqual([voucher]);
    expect(summaries.at(-1)?.total.amount).toBe(219);
    expect(now().availableShippingProviders[0]?.price.amount).toBe(0);
    shop.failNext(new ApiError(404, [{ code: 'UnknownVoucher', message: 'There is no such voucher' }]));
    const refused = checkout.addVoucher('NONE').catch((error: Error) => error.message);
    await settle();
    expect(await refused).toBe('There is no such voucher');
    await Promise.all([checkout.removeVoucher('FANS10'), settle()]);
    expect(baskets.at(-1)?.vouchers).toEqual([]);
  });
});

describe('pick-up points', () => {
  it('are those of the latest address', async () => {
    const { shop, checkout } = await opened();
    checkout.setInvoiceDetails({ country: 'ES' });
    const points = checkout.findDropPoints('pick-up', '41013');
    await settle();
    expect((await points).map(({ country }) => country)).toEqual(['ES']);
    expect(shop.received.slice(-2)).toEqual(['saveBillingAddress', 'findDropPoints']);
  });
});

describe('two choices of delivery at once', () => {
  it('end with the later one, here and on the server, in any order of responses', async () => {
    const { shop, checkout, now } = await opened();
    checkout.setInvoiceDetails({ zipCode: '5000' });
    void checkout.chooseShipping('pick-up', null);
    await vi.advanceTimersByTimeAsync(50);
    void checkout.chooseShipping('pick-up', point);
    await vi.advanceTimersByTimeAsync(80);
    expect(now().droppoint?.id).toBe(point.id);
    await settle();
    expect(now()).toMatchObject({ shippingProvider: 'pick-up', droppoint: { id: point.id } });
    expect(shop.saved.shippingMethods.find((method) => method.selected)?.dropPoint?.id).toBe(point.id);
  });
});
