import type { ErrorItem } from '../../platform/contract/meta';
import type { Db } from '../../platform/database/database';
import { addressesOf } from '../baskets/addresses';
import type { StoredBasket } from '../baskets/queries/baskets';
import { findCountries } from '../stores/queries/countries';
import { ruleErrors } from '../stores/rule-errors';
import type { Shop } from '../stores/shop';
import { checkoutFaults } from './checkout-completeness';

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
