import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database/database';
import type { Shop } from '../../stores';
import type { PrintOffer } from '../prints/print-offer';

/** SQL for the {@link PrintOffer} of add-on `a` with the given player. */
export function offerOf(playerId: RawBuilder<unknown>): RawBuilder<PrintOffer> {
  return sql<PrintOffer>`json_build_object(
    'printType', a.print_type, 'kind', a.kind, 'settings', a.print_settings,
    'exclusion', a.exclusion,
    'productionDays', coalesce(a.production_days, 0),
    'player', (
      select json_build_object('name', y.name, 'number', y.number, 'isActive', y.is_active)
      from players y
      where y.store_id = a.store_id and y.id = ${playerId}
    ))`;
}

/**
 * The requested print offer of a variant: null if its product does not have it in this currency, undefined if the
 * variant does not exist.
 */
export async function findPrintOffer(
  db: Db,
  { storeId, currency }: Pick<Shop, 'storeId' | 'currency'>,
  requested: { variantId: string; relationId: string; playerId: string | null },
): Promise<PrintOffer | null | undefined> {
  const { rows } = await sql<{ offer: PrintOffer | null }>`
    select (
      select ${offerOf(sql`${requested.playerId}::text`)}
      from product_add_ons r
      join add_ons a on a.store_id = r.store_id and a.id = r.add_on_id
      where r.store_id = v.store_id and r.relation_id = ${requested.relationId} and r.product_id = v.product_id
        and a.prices ? ${currency}
    ) as offer
    from variants v
    where v.store_id = ${storeId} and v.id = ${requested.variantId}`.execute(db);
  return rows[0]?.offer;
}
