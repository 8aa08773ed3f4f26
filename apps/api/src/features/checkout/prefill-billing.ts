import { type BasketTokenPayload, creatorMark, findBasket, saveMissingBilling } from '../baskets';
import type { Customer } from '../customers';
import type { Shop } from '../stores';
import type { CheckoutContext } from './drop-points/drop-point-finder';

/**
 * Fills empty billing details of a customer's own basket with the address of their profile. Whoever has a basket's token
 * can read its address, so the basket of anyone else stays unchanged.
 */
export async function prefillBilling(
  { db }: Pick<CheckoutContext, 'db'>,
  shop: Shop,
  customer: Customer | undefined,
  { basketId, token }: { basketId: string; token: BasketTokenPayload },
): Promise<void> {
  const basket = customer && (await findBasket(db, shop, basketId));
  if (!basket || basket.billing || basket.status !== 'open') return;
  const isOwn = basket.customerId
    ? basket.customerId === customer.id
    : token.creator === creatorMark(customer.id);
  if (!isOwn) return;
  const { email, phone, street, city, country } = customer;
  await saveMissingBilling(
    db,
    shop.storeId,
    { basketId, customerId: customer.id },
    {
      email,
      emailConfirmation: email,
      phone,
      firstName: customer.first_name,
      lastName: customer.last_name,
      street,
      city,
      zipCode: customer.zip_code,
      country,
    },
  );
}
