import { useCommerce } from '../commerce-provider';
import { useAtomState } from '../use-atom-state';
import type { BasketActions } from './basket-domain';
import type { BasketState } from './basket-state';

/** A part of the basket's state; the component renders again when that part changes. */
export function useBasket<T>(select: (state: BasketState) => T): T {
  return useAtomState(useCommerce().basket.state, select);
}

/** The actions of the basket. */
export function useBasketActions(): BasketActions {
  return useCommerce().basket;
}
