import { cacheLife, cacheTag } from 'next/cache';
import { lifetimes, tags } from '../cache/tags';
import type { DeliveryOffer } from './contract';
import { lastGood } from './last-good';
import { shopApi } from './shop-api';

/** How the shop delivers; empty if that never loaded. A page without it can still sell. */
export async function getDeliveryOffers(culture: string): Promise<readonly DeliveryOffer[]> {
  'use cache';
  cacheTag(tags.settings);
  const { value, isFresh } = await lastGood<readonly DeliveryOffer[]>(`delivery ${culture}`, [], async () => {
    const { shippingMethods } = await shopApi(culture).call('listShippingMethods', {});
    return shippingMethods;
  });
  cacheLife(isFresh ? lifetimes.present : lifetimes.incomplete);
  return value;
}
