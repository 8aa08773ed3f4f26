import type { Context } from '../../../context';
import type { Shop } from '../../stores/shop';
import type { View } from './catalogue-product';

/** The parameters for showing the shop's products today. */
export function viewOf({ storeId, culture, pathPrefix }: Shop, { clock }: Pick<Context, 'clock'>): View {
  return { storeId, culture, pathPrefix, today: clock().toISOString().slice(0, 10) };
}
