import type { Shop } from '../../stores/shop';
import type { CatalogueContext } from '../cache/catalogue';
import type { View } from './catalogue-product';

/** The parameters for showing the shop's products today. */
export function viewOf(
  { storeId, culture, pathPrefix }: Shop,
  { clock }: Pick<CatalogueContext, 'clock'>,
): View {
  return { storeId, culture, pathPrefix, today: clock().toISOString().slice(0, 10) };
}
