import { addressOf } from '../baskets/delivery';
import type { ErrorItem } from '../contract/meta';
import type { Db } from '../db/database';
import type { StoredBasket } from '../db/repositories/baskets';
import { findCountries } from '../db/repositories/countries';
import { checkoutFaults } from '../domain/checkout-completeness';
import { ruleErrors } from '../shop/rule-errors';
import type { Shop } from '../shop/shop';

/** All that keeps the basket from being paid, each naming its field, in the words of the shop's dictionary. */
export async function checkoutErrors(db: Db, shop: Shop, basket: StoredBasket): Promise<ErrorItem[]> {
  const faults = checkoutFaults(
    { ...addressOf(basket), shippingMethod: basket.shippingMethod, hasDropPoint: basket.dropPoint !== null },
    await findCountries(db, shop),
  );
  return ruleErrors(db, shop, faults);
}
