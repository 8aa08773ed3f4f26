import { type RawBuilder, sql } from 'kysely';
import type { PrintOffer } from '../../domain/personalisation/print-offer';
import type { Shop } from '../../shop/shop';
import type { Db } from '../database';

/** The {@link PrintOffer} of the add-on `a`, with the player of that id. */
export function offerOf(playerId: RawBuilder<unknown>): RawBuilder<PrintOffer> {
  return sql<PrintOffer>`json_build_object(
    'printType', a.print_type, 'kind', a.kind, 'settings', a.print_settings,
    'player', (
      select json_build_object('name', y.name, 'number', y.number, 'isActive', y.is_active)
      from players y
      where y.store_id = a.store_id and y.id = ${playerId}
    ))`;
}

/**
 * The print that is asked for on a variant: null where its product has none of that name in this currency, undefined
 * where there is no such variant.
 */
export async function findPrintOffer(
  db: Db,
  { storeId, currency }: Pick<Shop, 'storeId' | 'currency'>,
  asked: { variantId: string; relationId: string; playerId: string | null },
): Promise<PrintOffer | null | undefined> {
  const { rows } = await sql<{ offer: PrintOffer | null }>`
    select (
      select ${offerOf(sql`${asked.playerId}::text`)}
      from product_add_ons r
      join add_ons a on a.store_id = r.store_id and a.id = r.add_on_id
      where r.store_id = v.store_id and r.relation_id = ${asked.relationId} and r.product_id = v.product_id
        and a.prices ? ${currency}
    ) as offer
    from variants v
    where v.store_id = ${storeId} and v.id = ${asked.variantId}`.execute(db);
  return rows[0]?.offer;
}
