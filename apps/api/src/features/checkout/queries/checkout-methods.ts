import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database';
import type { ChosenShippingMethod } from '../../baskets';
import type { Shop } from '../../stores';
import type { CheckoutContext } from '../drop-points/drop-point-finder';

export interface OfferedShippingMethod extends ChosenShippingMethod {
  carrier: string;
  days: { min: number; max: number };
  name: string;
  description: string;
}

/** The shipping methods that are on and have a price in the shop's currency, in the store's order. */
export async function findShippingMethods(
  db: Db,
  { storeId, culture, currency }: Shop,
): Promise<OfferedShippingMethod[]> {
  const { rows } = await sql<OfferedShippingMethod>`
    select id, kind, carrier, countries, days,
      (prices ->> ${currency}::text)::int as price, (free_from ->> ${currency}::text)::int as "freeFrom",
      texts -> ${culture}::text ->> 'name' as name, texts -> ${culture}::text ->> 'description' as description
    from shipping_methods
    where store_id = ${storeId} and prices ? ${currency} and is_active is not false
    order by position`.execute(db);
  return rows;
}

/** The shipping methods that a shopper can select: those with drop points need a carrier. */
export async function findOfferedMethods(
  { db, dropPoints }: Pick<CheckoutContext, 'db' | 'dropPoints'>,
  shop: Shop,
): Promise<OfferedShippingMethod[]> {
  const methods = await findShippingMethods(db, shop);
  return methods.filter(({ kind }) => kind !== 'dropPoint' || dropPoints !== undefined);
}

export interface StoredPaymentMethod {
  id: string;
  provider: string;
  /** Countries of delivery where payments are captured on dispatch. */
  captureOnDispatch: readonly string[];
  /** Goods that are paid at once there too. */
  prepaid: readonly ('prints' | 'preorders')[];
  name: string;
  description: string;
}

/** The payment methods that are on, in the store's order. */
export async function findPaymentMethods(db: Db, { storeId, culture }: Shop): Promise<StoredPaymentMethod[]> {
  const { rows } = await sql<StoredPaymentMethod>`
    select id, provider, coalesce(capture_on_dispatch, '[]') as "captureOnDispatch",
      coalesce(prepaid, '[]') as prepaid,
      texts -> ${culture}::text ->> 'name' as name, texts -> ${culture}::text ->> 'description' as description
    from payment_methods
    where store_id = ${storeId} and is_active is not false
    order by position`.execute(db);
  return rows;
}
