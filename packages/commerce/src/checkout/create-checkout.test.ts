import { ApiError } from '@matchday/api-client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCheckoutShop, profile } from '../../test/checkout-shop';
import { createAtomState } from '../atom-state';
import { type Basket, type BasketState, type BasketSummary, emptyBasket } from '../basket/basket-state';
import { createCheckout } from './create-checkout';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const settle = () => vi.advanceTimersByTimeAsync(3000);
const urls = { returnUrl: 'https://shop.example/receipt/', cancelUrl: 'https://shop.example/checkout/' };

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

const costing = (amount: number) => ({ total: { amount, currency: 'DKK' } }) as BasketSummary;

function createStorage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

async function opened(
  shop = createCheckoutShop(),
  storage = createStorage(),
  token = 'basket-1',
  isLoggedIn = false,
) {
  const visited: string[] = [];
  const summaries: BasketSummary[] = [];
  const baskets: Basket[] = [];
  const basket = createAtomState<BasketState>(() => ({ ...emptyBasket, token, summary: costing(239) }));
  const loadBasket = vi.fn<() => Promise<void>>(async () => {});
  const checkout = createCheckout({
    client: shop.client,
    basket: {
      state: basket,
      load: loadBasket,
      adoptSummary(summary, lines) {
        summaries.push(summary);
        if (lines) baskets.push(lines);
      },
    },
    storage,
    isLoggedIn: () => isLoggedIn,
    redirect: (url) => void visited.push(url),
  });
  await Promise.all([checkout.init(), settle()]);
  const now = () => checkout.state.getState();
  return { shop, checkout, visited, summaries, baskets, basket, loadBasket, now };
}

describe('init (S4.12)', () => {
  it('loads the saved data', async () => {
    const shop = createCheckoutShop();
    shop.saved.billingAddress.firstName = 'Ines';
    const { now } = await opened(shop);
    expect(now()).toMatchObject({ hasLoaded: true, shippingProvider: 'home', paymentProvider: 'card' });
    expect(now().invoiceDetails.firstName).toBe('Ines');
  });

  it.each([
    ['fills an empty address with that of the logged-in customer', true, '', profile],
    ['keeps a saved address', true, 'Ines', { firstName: 'Ines', street: '' }],
    ['leaves a guest’s address empty', false, '', { firstName: '', street: '' }],
  ])('%s', async (_title, isLoggedIn, firstName, expected) => {
    const shop = createCheckoutShop();
    Object.assign(shop.saved.billingAddress, { firstName, country: '' });
    const { now } = await opened(shop, createStorage(), 'basket-1', isLoggedIn);
    expect(now().invoiceDetails).toMatchObject(expected);
    expect(now().error).toBeNull();
  });

  it('shows the saved data if the address cannot be filled', async () => {
    const shop = createCheckoutShop();
    shop.saved.billingAddress.country = '';
    shop.saved.comment = 'Ring twice';
    shop.failOn('prefillBillingAddress', new ApiError(503, [{ code: 'Unavailable', message: '' }]));
    const { now } = await opened(shop, createStorage(), 'basket-1', true);
    expect(now()).toMatchObject({ hasLoaded: true, comment: 'Ring twice', error: null });
  });

  it('sets hasLoaded and the error after a failure', async () => {
    const shop = createCheckoutShop();
    shop.failNext(new ApiError(503, [{ code: 'Unavailable', message: 'Try again' }]));
    const { now } = await opened(shop);
    expect(now()).toMatchObject({ hasLoaded: true, error: { message: 'Try again' } });
  });

  it('keeps input that is entered while it loads', async () => {
    const { shop, checkout, now } = await opened(createCheckoutShop({ latency: 1000 }));
    shop.saved.shippingAddress = { ...shop.saved.shippingAddress, city: 'Odense' };
    const loaded = checkout.init();
    await vi.advanceTimersByTimeAsync(100);
    checkout.setInvoiceDetails({ firstName: 'Ines' });
    checkout.setComment('Ring twice');
    checkout.setPaymentProvider('invoice');
    await Promise.all([loaded, settle()]);
    expect(now()).toMatchObject({
      invoiceDetails: { firstName: 'Ines' },
      comment: 'Ring twice',
      paymentProvider: 'invoice',
      shippingDetails: { city: 'Odense' },
    });
  });

  it('saves waiting changes before it loads the saved data', async () => {
    const { shop, checkout, now } = await opened();
    checkout.setInvoiceDetails({ firstName: 'Ines' });
    await Promise.all([checkout.init(), settle()]);
    expect(shop.received.slice(-2)).toEqual(['saveBillingAddress', 'getCheckout']);
    expect(now().invoiceDetails.firstName).toBe('Ines');
  });

  it('ignores a response about a basket that is no longer current', async () => {
    const { shop, checkout, basket, now } = await opened();
    shop.saved.comment = 'of the old basket';
    const loaded = checkout.init();
    basket.setState({ token: 'basket-2' });
    await Promise.all([loaded, settle()]);
    expect(now().comment).toBe('');
  });
});

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

describe('details (S4.13)', () => {
  it('are in the state at once and reach the server once, with the latest values', async () => {
    const { shop, checkout, now } = await opened();
    for (const firstName of ['I', 'In', 'Ine', 'Ines']) checkout.setInvoiceDetails({ firstName });
    expect(now()).toMatchObject({ isSaving: true, invoiceDetails: { firstName: 'Ines' } });
    await settle();
    expect(shop.received.filter((id) => id === 'saveBillingAddress')).toHaveLength(1);
    expect(shop.saved.billingAddress.firstName).toBe('Ines');
    expect(now().isSaving).toBe(false);
  });

  it('that could not be saved are sent again automatically', async () => {
    const { shop, checkout, now } = await opened();
    shop.failNext(new ApiError(503, [{ code: 'Unavailable', message: 'Try again' }]));
    checkout.setInvoiceDetails({ firstName: 'Ines' });
    await vi.advanceTimersByTimeAsync(1000);
    expect(now()).toMatchObject({ isSaving: true, error: { message: 'Try again' } });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(shop.saved.billingAddress.firstName).toBe('Ines');
    expect(now()).toMatchObject({ isSaving: false, error: null });
  });

  it('are sent at once when the page is left, in a call that outlives it', async () => {
    const { shop, checkout } = await opened();
    checkout.setInvoiceDetails({ firstName: 'Ines' });
    checkout.saveNow();
    expect(shop.outlived).toEqual(['saveBillingAddress']);
    await settle();
    expect(shop.saved.billingAddress.firstName).toBe('Ines');
  });

  it('that were refused are reported even if others were saved', async () => {
    const { shop, checkout, now } = await opened();
    shop.failNext(new ApiError(400, [{ code: 'WrongForm', message: 'Not a country' }]));
    checkout.setInvoiceDetails({ country: 'X' });
    checkout.setComment('Ring twice');
    await settle();
    expect(shop.saved.comment).toBe('Ring twice');
    expect(now()).toMatchObject({ isSaving: true, error: { message: 'Not a country' } });
  });

  it('of an ordered basket cause a new basket', async () => {
    const { shop, checkout, loadBasket } = await opened();
    shop.failNext(new ApiError(409, [{ code: 'BasketOrdered', message: 'Already ordered' }]));
    checkout.setInvoiceDetails({ firstName: 'Ines' });
    await settle();
    expect(loadBasket).toHaveBeenCalled();
  });

  it('of another delivery address are deleted when it is switched off', async () => {
    const { shop, checkout } = await opened();
    checkout.setUseShippingAddress(true);
    checkout.setShippingDetails({ city: 'Odense' });
    await settle();
    expect(shop.saved).toMatchObject({ useShippingAddress: true, shippingAddress: { city: 'Odense' } });
    checkout.setUseShippingAddress(false);
    await settle();
    expect(shop.saved.useShippingAddress).toBe(false);
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

describe('reset (S4.16)', () => {
  it('clears everything except the shipping country', async () => {
    const { checkout, now } = await opened();
    checkout.setInvoiceDetails({ firstName: 'Ines' });
    checkout.reset();
    expect(now()).toMatchObject({
      shippingProvider: null,
      paymentProvider: null,
      shippingDetails: { country: 'DK' },
    });
    expect(now().invoiceDetails.firstName).toBe('');
  });
});
