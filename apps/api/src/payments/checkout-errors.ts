import { addressOf } from '../baskets/delivery';
import type { ErrorItem } from '../contract/meta';
import type { Db } from '../db/database';
import type { StoredBasket } from '../db/repositories/baskets';
import { findCountries } from '../db/repositories/countries';
import { findTexts } from '../db/repositories/dictionary';
import { type CheckoutFault, checkoutFaults } from '../domain/checkout-completeness';
import { errorItem } from '../errors/error-body';
import type { Shop } from '../shop/shop';

/** All that keeps the basket from being paid, each naming its field, in the words of the shop's dictionary. */
export async function checkoutErrors(db: Db, shop: Shop, basket: StoredBasket): Promise<ErrorItem[]> {
  const faults = checkoutFaults(
    { ...addressOf(basket), shippingMethod: basket.shippingMethod, hasDropPoint: basket.dropPoint !== null },
    await findCountries(db, shop),
  );
  if (faults.length === 0) return [];
  const keys = faults.flatMap(({ failure }) => (failure ? [failure.key] : []));
  const texts = await findTexts(db, shop, keys);
  return faults.map((fault) => toItem(fault, texts, shop.culture));
}

function toItem(
  { field, code, failure }: CheckoutFault,
  texts: ReadonlyMap<string, string>,
  culture: string,
) {
  const text = failure && texts.get(failure.key);
  if (!failure || text === undefined) return errorItem({ code, params: { field }, field }, culture);
  const message = text.replace(/\{(\w+)\}/g, (placeholder, name) =>
    String(failure.params[name] ?? placeholder),
  );
  return { code, message, field };
}
