import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database';
import { isAnyOf, type Market } from './products';

/** The prints available for a product in the market's currency. */
export function findProductAddOns(db: Db, { storeId, culture, currency }: Market, productId: string) {
  return db
    .selectFrom('product_add_ons as relation')
    .innerJoin('add_ons as add_on', (join) =>
      join.onRef('add_on.store_id', '=', 'relation.store_id').onRef('add_on.id', '=', 'relation.add_on_id'),
    )
    .select('relation.relation_id as relationId')
    .select(printFields({ culture, currency }))
    .where('relation.store_id', '=', storeId)
    .where('relation.product_id', '=', productId)
    .where(sql<boolean>`add_on.prices ? ${currency}`)
    .orderBy('relation.position')
    .execute();
}

/** The prints with these ids that are available in the market's currency, in no particular order. */
export function findAddOns(db: Db, { storeId, culture, currency }: Market, ids: readonly string[]) {
  return db
    .selectFrom('add_ons as add_on')
    .select('add_on.id')
    .select(printFields({ culture, currency }))
    .where('add_on.store_id', '=', storeId)
    .where(isAnyOf('add_on.id', ids))
    .where(sql<boolean>`add_on.prices ? ${currency}`)
    .execute();
}

const printFields = ({ culture, currency }: Pick<Market, 'culture' | 'currency'>) =>
  [
    'add_on.print_type as printType',
    'add_on.kind',
    'add_on.print_settings as settings',
    'add_on.exclusion',
    sql<number>`coalesce(add_on.production_days, 0)`.as('productionDays'),
    sql<number>`(add_on.prices ->> ${currency}::text)::int`.as('price'),
    sql<{ name: string; text: string } | null>`add_on.texts -> ${culture}::text`.as('text'),
  ] as const;

/** The active players. */
export function findPlayers(db: Db, { storeId, culture }: Pick<Market, 'storeId' | 'culture'>) {
  return db
    .selectFrom('players')
    .select(['id', 'name', 'number', sql<string | null>`role ->> ${culture}::text`.as('role')])
    .where('store_id', '=', storeId)
    .where('is_active', '=', true)
    .orderBy('position')
    .execute();
}
