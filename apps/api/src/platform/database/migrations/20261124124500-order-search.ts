import { type Kysely, sql } from 'kysely';

/**
 * The words by which the staff of a store find an order: its number, the names and addresses of the customer, and the
 * names and numbers of the goods. Triggers keep them, so that processes of an earlier version do, too.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Only characters by their code, because classes of characters depend on the locale of the database.
  await sql`
    create function search_words(value text) returns text[] language sql immutable as $$
      select coalesce(array_agg(distinct word), '{}') from regexp_split_to_table(
        lower(translate(
          regexp_replace(normalize(value, nfkd), '[\\u0300-\\u036f]', '', 'g'), 'ØÆŒÐÞŁ', 'øæœðþł')),
        '[\\x01-\\x2f\\x3a-\\x40\\x5b-\\x60\\x7b-\\xbf\\u2000-\\u206f]+') word
      where word <> ''
    $$`.execute(db);
  await sql`
    create function search_query(value text) returns tsquery language sql immutable as $$
      select string_agg('''' || word || '''' || case when length(word) > 1 then ':*' else '' end, ' & ')::tsquery
      from unnest(search_words(value)) word
    $$`.execute(db);
  await sql`
    create table order_search (
      store_id text not null,
      order_id uuid not null,
      words tsvector not null,
      primary key (store_id, order_id),
      foreign key (store_id, order_id) references orders on delete cascade
    )`.execute(db);
  await sql`
    create function words_of_order(o orders) returns tsvector language sql stable as $$
      select array_to_tsvector(search_words(concat_ws(' ',
        o.number, ltrim(o.number, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'), o.email,
        o.billing->>'firstName', o.billing->>'lastName', o.shipping->>'firstName', o.shipping->>'lastName',
        (select string_agg(concat_ws(' ', l.name, l.sku), ' ') from order_lines l
          where l.store_id = o.store_id and l.order_id = o.id))))
    $$`.execute(db);
  await sql`
    insert into order_search select o.store_id, o.id, words_of_order(o) from orders o`.execute(db);
  await sql`
    create function index_orders_of_lines() returns trigger language plpgsql as $$
    begin
      insert into order_search
        select o.store_id, o.id, words_of_order(o) from orders o
        where (o.store_id, o.id) in (select distinct store_id, order_id from added)
        on conflict (store_id, order_id) do update set words = excluded.words;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger order_lines_index_orders after insert on order_lines
    referencing new table as added
    for each statement execute function index_orders_of_lines()`.execute(db);
  await sql`
    create function index_order() returns trigger language plpgsql as $$
    begin
      insert into order_search values (new.store_id, new.id, words_of_order(new))
        on conflict (store_id, order_id) do update set words = excluded.words;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger orders_index after update of number, email, billing, shipping on orders
    for each row execute function index_order()`.execute(db);
  await sql`create index on order_search using gin (words)`.execute(db);
  await sql`create index on orders (store_id, created_at desc, id)`.execute(db);
}
