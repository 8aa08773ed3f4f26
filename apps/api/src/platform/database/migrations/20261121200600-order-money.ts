import { type Kysely, sql } from 'kysely';

/**
 * Whose a basket and an order are, who moved an order from where to where, and what was paid back. The history of orders
 * from before is filled in; their refunds are taken over from the payments.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table baskets add column customer_id uuid, add column merged_into uuid`.execute(db);
  await sql`alter table baskets drop constraint baskets_status_check`.execute(db);
  await sql`
    alter table baskets add constraint baskets_status_check check (status in ('open', 'ordered', 'merged'))`.execute(
    db,
  );
  await sql`
    create unique index baskets_one_open_per_customer on baskets (store_id, customer_id)
    where status = 'open' and customer_id is not null`.execute(db);
  await sql`create index on baskets (created_at)`.execute(db);
  await sql`alter table orders add column customer_id uuid`.execute(db);
  await sql`create index on orders (store_id, customer_id, created_at) where customer_id is not null`.execute(
    db,
  );
  await sql`create index on orders (store_id, created_at)`.execute(db);
  await tellWhoMoved(db);
  await sql`alter table payments add column paid_amount int check (paid_amount >= 0)`.execute(db);
  await sql`
    update payments set paid_amount = amount where status in ('paid', 'refunding', 'refunded')`.execute(db);
  await sql`create index on payments (store_id, order_id)`.execute(db);
  await createRefunds(db);
  await sql`create index on webhook_events (received_at)`.execute(db);
}

async function tellWhoMoved(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table order_events
      add column actor text not null default 'payment', add column from_status text, add column to_status text`.execute(
    db,
  );
  await sql`alter table order_events disable trigger order_events_append_only`.execute(db);
  await sql`
    update order_events set to_status = type,
      actor = case when type = 'Open' then 'shopper' else 'payment' end,
      from_status = case
        when type = 'Open' then null
        when type = 'Cancelled' then 'Open'
        when exists (
          select from order_events earlier
          where earlier.store_id = order_events.store_id and earlier.order_id = order_events.order_id
            and earlier.type = 'Cancelled' and earlier.id < order_events.id
        ) then 'Cancelled'
        else 'Open'
      end
    where type in ('Open', 'Confirmed', 'Cancelled')`.execute(db);
  await sql`alter table order_events enable trigger order_events_append_only`.execute(db);
  await sql`
    create trigger order_events_never_emptied before truncate on order_events
    for each statement execute function refuse_change()`.execute(db);
}

async function createRefunds(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table refunds (
      store_id text not null,
      id uuid not null,
      order_id uuid not null,
      payment_id uuid not null,
      key text not null,
      amount int not null check (amount > 0),
      reason text not null,
      actor text not null,
      status text not null default 'pending' check (status in ('pending', 'done', 'failed')),
      reference text,
      attempts int not null default 0,
      next_attempt_at timestamptz not null,
      created_at timestamptz not null,
      finished_at timestamptz,
      primary key (store_id, id),
      unique (store_id, order_id, key),
      foreign key (store_id, payment_id) references payments,
      foreign key (store_id, order_id) references orders
    )`.execute(db);
  await sql`create index on refunds (next_attempt_at) where status = 'pending'`.execute(db);
  await sql`create index on refunds (store_id, payment_id)`.execute(db);
  await sql`
    insert into refunds
      (store_id, id, order_id, payment_id, key, amount, reason, actor, status, next_attempt_at, created_at, finished_at)
    select store_id, gen_random_uuid(), order_id, id, 'late-payment', amount, coalesce(reason, ''), 'payment',
      case when status = 'refunded' then 'done' else 'pending' end, now(), created_at, finished_at
    from payments where status in ('refunding', 'refunded') and amount > 0`.execute(db);
  await sql`
    update payments set finished_at = now() where status = 'refunding' and finished_at is null`.execute(db);
}
