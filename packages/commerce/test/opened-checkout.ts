import { vi } from 'vitest';
import { createAtomState } from '../src/atom-state';
import { type Basket, type BasketState, type BasketSummary, emptyBasket } from '../src/basket/basket-state';
import { createCheckout } from '../src/checkout/create-checkout';
import { createCheckoutShop } from './checkout-shop';

export const settle = () => vi.advanceTimersByTimeAsync(3000);

export const costing = (amount: number) => ({ total: { amount, currency: 'DKK' } }) as BasketSummary;

export function createStorage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

export async function opened(
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
