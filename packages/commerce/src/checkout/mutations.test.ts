import { MutationObserver } from '@tanstack/query-core';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createCheckoutShop } from '../../test/checkout-shop';
import { basketScope } from '../basket/mutations';
import { createQueryClient } from '../query-client';
import { chooseShippingMutation, voucherMutation } from './mutations';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const choice = (shippingMethodId: string) => ({ shippingMethodId, dropPointId: null, customZipCode: null });

/** A shop whose basket is being changed for a second. */
function open() {
  const shop = createCheckoutShop();
  const queries = createQueryClient();
  const changes = { client: shop.client, token: () => 'basket-1' };
  const mutationFn = () => new Promise((resolve) => setTimeout(resolve, 1000));
  void new MutationObserver(queries, { mutationFn, scope: basketScope }).mutate();
  const saveAddresses = async () => {};
  return {
    shop,
    choosing: new MutationObserver(queries, chooseShippingMutation({ ...changes, queries, saveAddresses })),
    vouchers: new MutationObserver(queries, voucherMutation(changes)),
  };
}

it('a voucher and a shipping choice wait for a running change of the basket', async () => {
  const { shop, choosing, vouchers } = open();
  void vouchers.mutate({ operation: 'addVoucher', voucherCode: 'FANS10' });
  void choosing.mutate(choice('pick-up'));
  await vi.advanceTimersByTimeAsync(999);
  expect(shop.received).toEqual([]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(shop.received).toEqual(['addVoucher', 'chooseShipping']);
});

it('only the latest waiting shipping choice is sent', async () => {
  const { shop, choosing } = open();
  const earlier = choosing.mutate(choice('pick-up'));
  void choosing.mutate(choice('home'));
  await vi.advanceTimersByTimeAsync(2000);
  expect(await earlier).toBeUndefined();
  expect(shop.received).toEqual(['chooseShipping']);
  expect(shop.saved.shippingMethods.find(({ selected }) => selected)?.id).toBe('home');
});
