import { addressesOf } from '../baskets/shipping';
import type { ErrorItem } from '../contract/meta';
import type { Db } from '../db/database';
import type { StoredBasket } from '../db/repositories/baskets';
import { findCountries } from '../db/repositories/countries';
import { checkoutFaults } from '../domain/checkout-completeness';
import { ruleErrors } from '../shop/rule-errors';
import type { Shop } from '../shop/shop';

/** The field errors that prevent payment, with texts from the store's dictionary. */
export async function checkoutErrors(db: Db, shop: Shop, basket: StoredBasket): Promise<ErrorItem[]> {
  const faults = checkoutFaults(
    {
      ...addressesOf(basket),
      shippingMethod: basket.shippingMethod,
      hasDropPoint: basket.dropPoint !== null,
    },
    await findCountries(db, shop),
  );
  return ruleErrors(db, shop, faults);
}
