import { type StoredBasket, saveMissingBilling } from '../baskets';
import type { Customer } from '../customers';
import type { Shop } from '../stores';
import type { CheckoutContext } from './drop-points/drop-point-finder';

/** Fills empty billing details of a customer's basket with the address of their profile. */
export async function prefillBilling<Basket extends StoredBasket>(
  { db }: Pick<CheckoutContext, 'db'>,
  { storeId }: Shop,
  customer: Customer | undefined,
  basket: Basket | undefined,
): Promise<Basket | undefined> {
  if (!customer || !basket || basket.billing || basket.status !== 'open') return basket;
  const { email, phone, street, city, country } = customer;
  const billing = {
    email,
    emailConfirmation: email,
    phone,
    firstName: customer.first_name,
    lastName: customer.last_name,
    street,
    city,
    zipCode: customer.zip_code,
    country,
  };
  await saveMissingBilling(db, storeId, basket.id, billing);
  return { ...basket, billing };
}
