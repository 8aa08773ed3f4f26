import type { Context } from '../context';
import type { StoredBasket } from '../db/repositories/baskets';
import { saveMissingBilling } from '../db/repositories/customer-baskets';
import { findCustomerOfSession } from '../db/repositories/customers';
import type { Shop } from '../shop/shop';
import type { Bearer } from './access-tokens';

/** Fills empty billing details of a customer's basket with the address of their profile. */
export async function prefillBilling<Basket extends StoredBasket>(
  { db }: Pick<Context, 'db'>,
  { storeId }: Shop,
  bearer: Bearer | undefined,
  basket: Basket | undefined,
): Promise<Basket | undefined> {
  if (!bearer || !basket || basket.billing || basket.status !== 'open') return basket;
  const customer = await findCustomerOfSession(db, storeId, bearer);
  if (!customer) return basket;
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
