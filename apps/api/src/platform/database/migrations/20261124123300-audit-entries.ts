import { type Kysely, sql } from 'kysely';

/** What keys and members of staff changed. An entry is never changed; old ones are deleted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table audit_entries (
      store_id text not null references stores on delete cascade,
      id bigint generated always as identity,
      at timestamptz not null,
      actor_kind text not null,
      actor_id text not null,
      actor_name text not null,
      operation text not null,
      target_kind text not null,
      target_id text not null,
      before jsonb,
      after jsonb,
      primary key (store_id, id)
    )`.execute(db);
  await sql`create index on audit_entries (store_id, target_id, id)`.execute(db);
  await sql`create index on audit_entries (store_id, at)`.execute(db);
  await sql`
    create function refuse_audit_change() returns trigger language plpgsql as $$
    begin
      raise exception 'audit_entries is append-only';
    end $$`.execute(db);
  await sql`
    create trigger audit_entries_append_only before update on audit_entries
    for each row execute function refuse_audit_change()`.execute(db);
}
