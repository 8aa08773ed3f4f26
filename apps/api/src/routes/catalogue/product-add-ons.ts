import type { AddOn } from '../../contract/add-on';
import type { Db } from '../../db/database';
import { findPlayers, findProductAddOns } from '../../db/repositories/product-add-ons';
import { toAddOn } from '../../domain/catalogue/add-on';
import type { Shop } from '../../shop/shop';

/** The prints that can be ordered with a product. */
export async function productAddOns(db: Db, shop: Shop, productId: string): Promise<AddOn[]> {
  const addOns = await findProductAddOns(db, shop, productId);
  const players = addOns.some(({ kind }) => kind === 'Player') ? await findPlayers(db, shop) : [];
  return addOns.map((addOn) => toAddOn(addOn, players, shop.currency));
}
