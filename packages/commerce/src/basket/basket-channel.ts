import { createTabChannel, type TabChannel } from '../tab-channel';

/** A message from one tab to the others about its basket. */
export type BasketMessage = { type: 'changed' | 'reset' } | { type: 'taken'; token: string };

export type BasketChannel = TabChannel<BasketMessage>;

/** Connects the tabs of one shop, which share the basket's cookie. */
export const createBasketChannel = (): BasketChannel => createTabChannel('matchday-basket');
