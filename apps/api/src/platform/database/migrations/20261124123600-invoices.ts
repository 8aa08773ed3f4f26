import { type Kysely, sql } from 'kysely';

/**
 * Invoices and credit notes. A row never changes, except that its personal data can be emptied once the order itself has
 * none any more.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table orders add column vat jsonb`.execute(db);
  await sql`
    create table invoice_numbers (
      store_id text not null references stores,
      kind text not null check (kind in ('invoice', 'creditNote')),
      next int not null,
      primary key (store_id, kind)
    )`.execute(db);
  await sql`
    create table invoices (
      store_id text not null,
      id uuid not null,
      kind text not null check (kind in ('invoice', 'creditNote')),
      sequence int not null check (sequence > 0),
      number text not null,
      order_id uuid not null,
      corrects uuid,
      culture text not null,
      currency text not null,
      issued_at timestamptz not null,
      total int not null check (total > 0),
      vat_total int not null check (vat_total >= 0),
      content jsonb not null,
      personal jsonb not null,
      mail_key text not null,
      primary key (store_id, id),
      unique (store_id, kind, sequence),
      unique (store_id, number),
      foreign key (store_id, order_id) references orders,
      foreign key (store_id, corrects) references invoices,
      check ((kind = 'creditNote') = (corrects is not null))
    )`.execute(db);
  await sql`create index on invoices (store_id, order_id)`.execute(db);
  await sql`create index on invoices (store_id, mail_key)`.execute(db);
  await sql`create index on invoices (store_id, issued_at) where personal <> '{}'`.execute(db);
  await sql`
    create function refuse_invoice_change() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' and new.personal = '{}'::jsonb
        and to_jsonb(new) - 'personal' = to_jsonb(old) - 'personal'
        and exists (
          select from orders o where o.store_id = old.store_id and o.id = old.order_id and o.email = ''
        )
      then
        return new;
      end if;
      raise exception '% never changes', tg_table_name;
    end $$`.execute(db);
  await sql`
    create trigger invoices_never_change before update or delete on invoices
    for each row execute function refuse_invoice_change()`.execute(db);
  await sql`
    create trigger invoices_never_emptied before truncate on invoices
    for each statement execute function refuse_invoice_change()`.execute(db);
}
