import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table shipping_methods (
      store_id text not null references stores on delete cascade,
      id text not null,
      position int not null,
      kind text not null check (kind in ('home', 'dropPoint')),
      carrier text not null,
      countries jsonb not null,
      prices jsonb not null,
      free_from jsonb,
      days jsonb not null,
      texts jsonb not null,
      primary key (store_id, id)
    )`.execute(db);
  await sql`
    create table payment_methods (
      store_id text not null references stores on delete cascade,
      id text not null,
      position int not null,
      provider text not null,
      texts jsonb not null,
      primary key (store_id, id)
    )`.execute(db);
}
