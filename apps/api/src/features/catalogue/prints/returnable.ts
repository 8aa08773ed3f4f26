import type { PrintOffer } from './print-offer';

/**
 * Whether the right of withdrawal covers goods with a print. Goods with a text of the shopper are made for them alone;
 * goods with a player are made from a list, and the store must have a reason to exclude them (2021/C 525/01, 5.11.2).
 */
export const isPrintReturnable = ({ kind, exclusion }: Pick<PrintOffer, 'kind' | 'exclusion'>): boolean =>
  kind === 'Player' && exclusion === null;
