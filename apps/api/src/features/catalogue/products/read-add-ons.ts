import type { Db } from '../../../platform/database/database';
import type { Shop } from '../../stores/shop';
import type { AddOn } from '../contract/add-on';
import { findPlayers, findProductAddOns } from '../queries/product-add-ons';
import { toAddOn } from './add-on';

/** The prints that can be ordered with a product. */
export async function productAddOns(db: Db, shop: Shop, productId: string): Promise<AddOn[]> {
  const addOns = await findProductAddOns(db, shop, productId);
  const players = addOns.some(({ kind }) => kind === 'Player') ? await findPlayers(db, shop) : [];
  return addOns.map((addOn) => toAddOn(addOn, players, shop.currency));
}
