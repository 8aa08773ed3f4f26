import { type RawBuilder, sql } from 'kysely';
import { type Db, json } from '../../../platform/database/database';
import type { DropPoint, InvoiceDetails, ShippingDetails } from '../../baskets';
import type { Shop } from '../../stores';

/** The columns of the checkout details: no caller can name another one. */
const columnNames = [
  'billing',
  'shipping',
  'use_shipping_address',
  'shipping_method_id',
  'drop_point',
  'comment',
] as const satisfies (keyof CheckoutDetails)[];

/** The checkout details to save; omitted details stay unchanged. */
export interface CheckoutDetails {
  billing?: InvoiceDetails;
  shipping?: ShippingDetails | null;
  use_shipping_address?: boolean;
  shipping_method_id?: string;
  drop_point?: DropPoint | null;
  comment?: string;
}

/**
 * Saves checkout details. The basket's version increases only if a value changes, so that saving the same details
 * again does not invalidate an open payment.
 *
 * @returns false if the basket is already ordered
 */
export async function saveDetails(
  db: Db,
  { storeId, culture, currency }: Shop,
  basketId: string,
  details: CheckoutDetails,
): Promise<boolean> {
  const columns = columnNames
    .filter((name) => details[name] !== undefined)
    .map((name) => ({ column: sql.ref(name), value: toSql(details[name]) }));
  const names = columns.map(({ column }) => column);
  const { rows } = await sql`
    insert into baskets (store_id, id, culture, currency, ${sql.join(names)})
    values (${storeId}, ${basketId}, ${culture}, ${currency}, ${sql.join(columns.map(({ value }) => value))})
    on conflict (store_id, id) do update set
      ${sql.join(names.map((column) => sql`${column} = excluded.${column}`))},
      version = baskets.version + case when ${sql.join(
        names.map((column) => sql`baskets.${column} is distinct from excluded.${column}`),
        sql` or `,
      )} then 1 else 0 end,
      updated_at = now()
      where baskets.status = 'open'
    returning id`.execute(db);
  return rows.length > 0;
}

function toSql(value: unknown): RawBuilder<unknown> {
  return typeof value === 'object' && value !== null ? sql`${json(value)}::jsonb` : sql`${value}`;
}
