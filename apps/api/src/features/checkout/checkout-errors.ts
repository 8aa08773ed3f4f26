import type { Db } from '../../platform/database/database';
import type { ErrorItemOf } from '../../platform/http/errors/api-error';
import { addressesOf, type StoredBasket } from '../baskets';
import { billingCountries, findCountries, ruleErrors, type Shop } from '../stores';
import { type CheckoutFault, checkoutFaults } from './checkout-completeness';

/** The field errors that prevent payment, with texts from the store's dictionary. */
export async function checkoutErrors(
  db: Db,
  shop: Shop,
  basket: StoredBasket,
): Promise<ErrorItemOf<CheckoutFault['code']>[]> {
  const shipping = await findCountries(db, shop);
  const faults = checkoutFaults(
    {
      ...addressesOf(basket),
      shippingMethod: basket.shippingMethod,
      hasDropPoint: basket.dropPoint !== null,
    },
    { billing: billingCountries(shipping), shipping },
  );
  return ruleErrors(db, shop, faults);
}
