import { type Kysely, sql } from 'kysely';

/** Who is responsible in the EU, a producer's guarantee of durability, and the components of a set; null without them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table products
      add column responsible_person jsonb,
      add column durability_guarantee jsonb`.execute(db);
  await sql`alter table product_texts add column parts jsonb`.execute(db);
}
