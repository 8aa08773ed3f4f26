import type { Range } from '../../product-seed';

export type DbuRange = Range<'da' | 'en', 'DKK'>;
