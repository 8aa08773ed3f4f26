import { ApiError } from '@matchday/api-client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCheckoutShop, profile } from '../../test/checkout-shop';
import { createStorage, opened, settle } from '../../test/opened-checkout';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

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
