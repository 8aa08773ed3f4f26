import type { Context } from '../context';
import type { View } from '../domain/catalogue/catalogue-product';
import type { Shop } from './shop';

/** The parameters for showing the shop's products today. */
export function viewOf({ storeId, culture, pathPrefix }: Shop, { clock }: Pick<Context, 'clock'>): View {
  return { storeId, culture, pathPrefix, today: clock().toISOString().slice(0, 10) };
}
