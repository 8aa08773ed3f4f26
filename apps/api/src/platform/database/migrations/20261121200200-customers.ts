import { type Kysely, sql } from 'kysely';

/** Who shops with an account, what proves their address once, and their sessions with the tokens that renew them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table customers (
      store_id text not null references stores on delete cascade,
      id uuid not null,
      email text,
      password_hash text,
      first_name text not null default '',
      last_name text not null default '',
      phone text not null default '',
      street text not null default '',
      city text not null default '',
      zip_code text not null default '',
      country text not null default '',
      culture text not null,
      terms_id text,
      terms_accepted_at timestamptz,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      confirmed_at timestamptz,
      deleted_at timestamptz,
      primary key (store_id, id),
      unique (store_id, email),
      check (deleted_at is not null or (email is not null and password_hash is not null))
    )`.execute(db);
  await sql`
    create table customer_tokens (
      store_id text not null,
      hash text not null,
      customer_id uuid not null,
      purpose text not null check (purpose in ('confirm', 'changeEmail', 'reset')),
      email text,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      primary key (store_id, hash),
      foreign key (store_id, customer_id) references customers on delete cascade
    )`.execute(db);
  await sql`create index on customer_tokens (store_id, customer_id, purpose)`.execute(db);
  await sql`create index on customer_tokens (expires_at)`.execute(db);
  await sql`
    create table sessions (
      store_id text not null,
      id uuid not null,
      customer_id uuid not null,
      created_at timestamptz not null,
      ended_at timestamptz,
      primary key (store_id, id),
      foreign key (store_id, customer_id) references customers on delete cascade
    )`.execute(db);
  await sql`create index on sessions (store_id, customer_id)`.execute(db);
  await sql`
    create table refresh_tokens (
      store_id text not null,
      hash text not null,
      session_id uuid not null,
      expires_at timestamptz not null,
      replaced_at timestamptz,
      primary key (store_id, hash),
      foreign key (store_id, session_id) references sessions on delete cascade
    )`.execute(db);
  await sql`create index on refresh_tokens (store_id, session_id)`.execute(db);
  await sql`create index on refresh_tokens (expires_at)`.execute(db);
}
