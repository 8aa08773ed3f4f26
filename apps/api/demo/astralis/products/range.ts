import type { Range } from '../../product-seed';

export type AstralisRange = Range<'en' | 'da', 'EUR' | 'DKK'>;
