import { randomUUID } from 'node:crypto';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Database, Db } from '../../platform/database/database';
import type { InvoiceKind } from './document';

export type InvoiceRow = Selectable<Database['invoices']>;
export type NewInvoice = Omit<Insertable<Database['invoices']>, 'id' | 'sequence' | 'number'>;

const prefixes: Readonly<Record<InvoiceKind, string>> = { invoice: 'INV', creditNote: 'CN' };
const digits = 6;

/**
 * Writes an invoice or a credit note with the next number of its series. The row of the series stays locked until the
 * transaction ends, so that a rolled back number is used by the next one.
 */
export async function insertInvoice(trx: Db, invoice: NewInvoice, orderPrefix: string): Promise<InvoiceRow> {
  const { rows } = await sql<{ sequence: number }>`
    insert into invoice_numbers as n (store_id, kind, next) values (${invoice.store_id}, ${invoice.kind}, 2)
    on conflict (store_id, kind) do update set next = n.next + 1
    returning next - 1 as sequence`.execute(trx);
  const sequence = rows[0]?.sequence;
  if (sequence === undefined) throw new Error(`The store ${invoice.store_id} has no next number.`);
  const number = `${prefixes[invoice.kind]}-${orderPrefix}${String(sequence).padStart(digits, '0')}`;
  return trx
    .insertInto('invoices')
    .values({ ...invoice, id: randomUUID(), sequence, number })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The invoices and credit notes of an order, oldest first. */
export async function findInvoicesOf(db: Db, storeId: string, orderId: string): Promise<InvoiceRow[]> {
  return db
    .selectFrom('invoices')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('order_id', '=', orderId)
    .orderBy('issued_at')
    .orderBy('kind', 'desc')
    .orderBy('sequence')
    .execute();
}

/** The invoices and credit notes of all orders of a customer, oldest first, without their content. */
export async function findInvoicesOfCustomer(
  db: Db,
  storeId: string,
  customerId: string,
): Promise<Pick<InvoiceRow, 'id' | 'kind' | 'number' | 'order_id' | 'issued_at' | 'total' | 'currency'>[]> {
  return db
    .selectFrom('invoices as i')
    .innerJoin('orders as o', (join) =>
      join.onRef('o.store_id', '=', 'i.store_id').onRef('o.id', '=', 'i.order_id'),
    )
    .select(['i.id', 'i.kind', 'i.number', 'i.order_id', 'i.issued_at', 'i.total', 'i.currency'])
    .where('i.store_id', '=', storeId)
    .where('o.customer_id', '=', customerId)
    .orderBy('i.issued_at')
    .orderBy('i.kind', 'desc')
    .orderBy('i.sequence')
    .execute();
}

export async function findInvoice(
  db: Db,
  { storeId, orderId, invoiceId }: { storeId: string; orderId: string; invoiceId: string },
): Promise<InvoiceRow | undefined> {
  return db
    .selectFrom('invoices')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('order_id', '=', orderId)
    .where('id', '=', invoiceId)
    .executeTakeFirst();
}

/** The documents that a mail carries. */
export async function findInvoicesOfMail(db: Db, storeId: string, mailKey: string): Promise<InvoiceRow[]> {
  return db
    .selectFrom('invoices')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('mail_key', '=', mailKey)
    .orderBy('kind', 'desc')
    .orderBy('sequence')
    .execute();
}

/** Removes the personal data of documents that were issued before the given time, if their orders have none any more. */
export async function anonymiseInvoices(db: Db, storeId: string, before: Date): Promise<void> {
  await sql`
    update invoices i set personal = '{}' from orders o
    where i.store_id = ${storeId} and i.personal <> '{}' and i.issued_at < ${before} and o.store_id = i.store_id and o.id = i.order_id
      and o.email = ''`.execute(db);
}
