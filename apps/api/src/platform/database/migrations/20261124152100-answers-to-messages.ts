import { type Kysely, sql } from 'kysely';

/** What staff answered to the messages of customers, and the words by which they find a message: a trigger keeps them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table customer_message_answers (
      store_id text not null,
      id uuid not null,
      message_id uuid not null,
      text text not null,
      actor text not null,
      actor_name text not null,
      created_at timestamptz not null,
      primary key (store_id, id),
      foreign key (store_id, message_id) references customer_messages on delete cascade
    )`.execute(db);
  await sql`create index on customer_message_answers (store_id, message_id)`.execute(db);
  // PostgreSQL refuses words of more than 2046 bytes.
  await sql`
    create function words_of_message(m customer_messages) returns tsvector language sql stable as $$
      select array_to_tsvector(coalesce(array_agg(distinct left(word, 100)), '{}'))
      from unnest(search_words(concat_ws(' ', m.name, m.email, m.topic, m.order_number, m.message))) word
    $$`.execute(db);
  await sql`
    create function index_message() returns trigger language plpgsql as $$
    begin
      new.words = words_of_message(new);
      return new;
    end $$`.execute(db);
  await sql`alter table customer_messages add column words tsvector`.execute(db);
  await sql`
    create trigger customer_messages_index before insert on customer_messages
    for each row execute function index_message()`.execute(db);
  await sql`update customer_messages m set words = words_of_message(m)`.execute(db);
  await sql`create index on customer_messages using gin (words)`.execute(db);
}
