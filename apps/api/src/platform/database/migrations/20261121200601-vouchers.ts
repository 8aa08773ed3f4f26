import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table stores add column time_zone text not null default 'UTC'`.execute(db);
  await sql`
    create table vouchers (
      store_id text not null references stores on delete cascade,
      id text not null,
      code text not null check (code = upper(code)),
      kind text not null check (kind in ('percentage', 'amount', 'freeShipping')),
      percent int check (percent between 1 and 100),
      amounts jsonb,
      minimums jsonb,
      valid_from date,
      valid_until date,
      max_uses int check (max_uses > 0),
      max_uses_per_customer int check (max_uses_per_customer > 0),
      combinable boolean not null,
      names jsonb not null,
      primary key (store_id, id),
      unique (store_id, code),
      check (case kind when 'percentage' then percent is not null when 'amount' then amounts is not null else true end)
    )`.execute(db);
  await sql`
    create table basket_vouchers (
      store_id text not null,
      basket_id uuid not null,
      voucher_id text not null,
      position int not null,
      primary key (store_id, basket_id, voucher_id),
      foreign key (store_id, basket_id) references baskets on delete cascade,
      foreign key (store_id, voucher_id) references vouchers on delete cascade
    )`.execute(db);
  await sql`create index on basket_vouchers (store_id, voucher_id)`.execute(db);
  await sql`
    create table voucher_redemptions (
      store_id text not null,
      payment_id uuid not null,
      voucher_id text not null,
      basket_id uuid not null,
      customer_id uuid,
      email text not null,
      status text not null check (status in ('held', 'consumed')),
      created_at timestamptz not null default now(),
      primary key (store_id, payment_id, voucher_id),
      foreign key (store_id, payment_id) references payments
    )`.execute(db);
  await sql`create index on voucher_redemptions (store_id, voucher_id)`.execute(db);
  await sql`
    alter table orders
      add column voucher_total int not null default 0 check (voucher_total >= 0),
      add column vouchers jsonb not null default '[]'`.execute(db);
  await sql`
    alter table order_lines add column voucher_discount int not null default 0 check (voucher_discount >= 0)`.execute(
    db,
  );
}
