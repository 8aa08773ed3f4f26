import { type Kysely, sql } from 'kysely';

/** Passkeys, and the challenges that wait for a browser's answer. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table passkeys (
      store_id text not null references stores on delete cascade,
      id uuid not null,
      account_kind text not null check (account_kind in ('customer')),
      account_id uuid not null,
      credential_id text not null,
      public_key text not null,
      sign_count bigint not null,
      transports jsonb not null,
      name text not null,
      created_at timestamptz not null,
      last_used_at timestamptz,
      primary key (store_id, id),
      unique (store_id, credential_id)
    )`.execute(db);
  await sql`create index on passkeys (store_id, account_kind, account_id)`.execute(db);
  await sql`
    create table passkey_challenges (
      store_id text not null references stores on delete cascade,
      hash text not null,
      purpose text not null check (purpose in ('login', 'registration')),
      account_kind text check (account_kind in ('customer')),
      account_id uuid,
      expires_at timestamptz not null,
      primary key (store_id, hash),
      check ((purpose = 'registration') = (account_id is not null)),
      check ((account_kind is null) = (account_id is null))
    )`.execute(db);
  await sql`create index on passkey_challenges (expires_at)`.execute(db);
}
