import { type Kysely, sql } from 'kysely';

/** Accounts of a store's staff, their logins and sessions, and the settings of a store for them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table staff_members (
      store_id text not null references stores on delete cascade,
      id uuid not null,
      email text not null,
      name text not null,
      role text not null,
      culture text not null,
      password_hash text,
      totp_secret text,
      totp_step bigint,
      created_at timestamptz not null,
      accepted_at timestamptz,
      primary key (store_id, id),
      unique (store_id, email)
    )`.execute(db);
  await sql`
    create table staff_tokens (
      store_id text not null,
      hash text not null,
      member_id uuid not null,
      purpose text not null check (purpose in ('invitation', 'login')),
      totp_secret text,
      expires_at timestamptz not null,
      primary key (store_id, hash),
      foreign key (store_id, member_id) references staff_members on delete cascade
    )`.execute(db);
  await sql`create index on staff_tokens (store_id, member_id)`.execute(db);
  await sql`
    create table staff_sessions (
      store_id text not null,
      id uuid not null,
      hash text not null unique,
      member_id uuid not null,
      device text not null,
      created_at timestamptz not null,
      last_used_at timestamptz not null,
      confirmed_at timestamptz not null,
      ended_at timestamptz,
      primary key (store_id, id),
      foreign key (store_id, member_id) references staff_members on delete cascade
    )`.execute(db);
  await sql`create index on staff_sessions (store_id, member_id)`.execute(db);
  await sql`
    alter table stores
      add column staff_session_hours smallint,
      add column staff_idle_minutes smallint,
      add column confirmed_refunds jsonb`.execute(db);
}
