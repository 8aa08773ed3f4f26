import { createTabChannel, type TabChannel } from '../tab-channel';

/** What one tab tells the others of its basket. */
export type BasketMessage = { type: 'changed' | 'reset' } | { type: 'taken'; token: string };

export type BasketChannel = TabChannel<BasketMessage>;

/** Joins the tabs of one shop, which share the basketId cookie. */
export const createBasketChannel = (): BasketChannel => createTabChannel('matchday-basket');
