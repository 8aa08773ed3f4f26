import type { Range } from '../../product-seed';

export type BetisRange = Range<'es' | 'en', 'EUR'>;
