import { type Kysely, sql } from 'kysely';

/** Proof of consent: the choices about cookies with the words that were shown, and the words of newsletter subscriptions. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table consent_texts (
      store_id text not null,
      hash text not null,
      culture text not null,
      version text not null,
      words jsonb not null,
      primary key (store_id, hash)
    )`.execute(db);
  await sql`
    create table consents (
      store_id text not null,
      id uuid not null,
      customer_id uuid,
      text_hash text not null,
      analytics boolean not null,
      advertising boolean not null,
      decided_at timestamptz not null,
      expires_at timestamptz not null,
      primary key (store_id, id),
      foreign key (store_id, text_hash) references consent_texts (store_id, hash)
    )`.execute(db);
  await sql`create index on consents (store_id, expires_at)`.execute(db);
  await sql`create index on consents (store_id, customer_id) where customer_id is not null`.execute(db);
  await sql`create index on consents (store_id, text_hash)`.execute(db);
  await sql`
    alter table newsletter_subscriptions
      add column consent_words text,
      add column sender text`.execute(db);
}
