import { type Kysely, sql } from 'kysely';

/** What was ordered before is of the brand that its product has now; of a product that is gone nobody knows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table order_lines add column brand text not null default ''`.execute(db);
  await sql`
    update order_lines line set brand = product.brand
    from variants v
    join products product on product.store_id = v.store_id and product.id = v.product_id
    where v.store_id = line.store_id and v.id = line.variant_id`.execute(db);
}
