import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table price_history (
      id bigserial primary key,
      store_id text not null references stores,
      variant_id text not null,
      currency text not null,
      asked int not null check (asked >= 0),
      is_reduced boolean not null,
      since timestamptz not null
    )`.execute(db);
  await sql`create index on price_history (store_id, variant_id, currency, since)`.execute(db);
  await sql`
    create trigger price_history_append_only before update or delete on price_history
    for each row execute function refuse_change()`.execute(db);
  await sql`
    update prices set unit = discounted, discounted = null, prior = null
    where discounted is not null and (prior is null or prior <= discounted)`.execute(db);
  await sql`
    insert into price_history (store_id, variant_id, currency, asked, is_reduced, since)
    select store_id, variant_id, currency, coalesce(discounted, unit), discounted is not null, now()
    from prices`.execute(db);
}
