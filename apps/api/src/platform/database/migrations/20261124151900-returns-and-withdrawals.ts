import { type Kysely, sql } from 'kysely';

/**
 * Goods that came back, and what staff do with the withdrawals of customers. A trigger makes the withdrawal of each
 * statement in an order's history, so that processes of an earlier version do, too. What the customer declared stays in
 * the history only.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table withdrawals (
      store_id text not null,
      id uuid not null default gen_random_uuid(),
      order_id uuid not null,
      event_id bigint not null unique,
      state text not null default 'declared'
        check (state in ('declared', 'accepted', 'received', 'refunded', 'closed')),
      version int not null default 0,
      refund_id uuid,
      declared_at timestamptz not null,
      primary key (store_id, id),
      foreign key (store_id, order_id) references orders
    )`.execute(db);
  await sql`create index on withdrawals (store_id, declared_at desc, id)`.execute(db);
  await sql`create index on withdrawals (store_id, order_id)`.execute(db);
  await sql`
    create table withdrawal_steps (
      store_id text not null,
      withdrawal_id uuid not null,
      version int not null,
      state text not null,
      actor text not null,
      actor_name text not null,
      at timestamptz not null,
      primary key (store_id, withdrawal_id, version),
      foreign key (store_id, withdrawal_id) references withdrawals
    )`.execute(db);
  await sql`create index on withdrawal_steps (store_id, at) where actor_name <> ''`.execute(db);
  await sql`
    create table returned_lines (
      store_id text not null,
      id uuid not null,
      order_id uuid not null,
      line_id text not null,
      quantity int not null check (quantity > 0),
      restocked boolean not null,
      refund_id uuid,
      withdrawal_id uuid,
      actor text not null,
      created_at timestamptz not null,
      primary key (store_id, id),
      foreign key (store_id, order_id, line_id) references order_lines,
      foreign key (store_id, withdrawal_id) references withdrawals
    )`.execute(db);
  await sql`create index on returned_lines (store_id, order_id)`.execute(db);
  await sql`
    create function declare_withdrawal() returns trigger language plpgsql as $$
    begin
      insert into withdrawals (store_id, order_id, event_id, declared_at)
        values (new.store_id, new.order_id, new.id, new.created_at);
      return null;
    end $$`.execute(db);
  await sql`
    create trigger order_events_declare_withdrawals after insert on order_events
    for each row when (new.type = 'Withdrawal') execute function declare_withdrawal()`.execute(db);
  await sql`
    insert into withdrawals (store_id, order_id, event_id, declared_at)
      select store_id, order_id, id, created_at from order_events where type = 'Withdrawal'`.execute(db);
}
