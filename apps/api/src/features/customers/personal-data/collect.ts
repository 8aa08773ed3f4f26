import { listPasskeys } from '../../../platform/accounts/passkeys/queries';
import type { Context } from '../../../platform/context';
import { toMoney } from '../../../platform/contract/money';
import type { Db } from '../../../platform/database/database';
import { findInvoicesOfCustomer } from '../../invoices';
import { listOrderViews, type Order } from '../../orders';
import type { Shop } from '../../stores';
import { accountOf } from '../account/add-passkey';
import type { EraseAddress } from '../account/delete-account';
import { toProfile } from '../account/profile-view';
import type { Customer } from '../queries/customers';
import { listSessions } from '../queries/sessions';
import { findConsents } from './consents';
import type { DocumentRecord, MessageRecord, PersonalData, SubscriptionRecord } from './contract';

type Read<T> = (db: Db, storeId: string, email: string) => Promise<T[]>;

/** What features that depend on customers store about an address: how it is read and erased. */
export interface AddressRecords {
  newsletter: Read<SubscriptionRecord>;
  messages: Read<MessageRecord>;
  erase: readonly EraseAddress[];
}

const ordersPerQuery = 100;

/** Collects all that the store keeps about a customer. */
export async function collectPersonalData(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { storeId, culture }: Shop,
  customer: Customer,
  records: AddressRecords,
): Promise<PersonalData> {
  const now = clock();
  const { id, email, terms_id: termsId, terms_accepted_at: acceptedAt } = customer;
  const consents = await findConsents(db, storeId, id);
  const sessions = await listSessions(db, storeId, id, now);
  const passkeys = await listPasskeys(db, storeId, accountOf(customer));
  return {
    exportedAt: now.toISOString(),
    culture,
    profile: await toProfile(db, customer, now),
    acceptedTerms: { termsId, acceptedAt: iso(acceptedAt) },
    orders: await allOrders(db, storeId, id),
    invoices: await allInvoices(db, storeId, id),
    newsletter: await records.newsletter(db, storeId, email),
    messages: await records.messages(db, storeId, email),
    consents: consents.map(
      ({ id: consentId, version, words, analytics, advertising, decidedAt, expiresAt }) => ({
        id: consentId,
        version,
        words: [...words],
        analytics,
        advertising,
        decidedAt: decidedAt.toISOString(),
        expiresAt: expiresAt.toISOString(),
      }),
    ),
    sessions: sessions.map(({ device, createdAt, lastUsedAt }) => ({
      device,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
    })),
    passkeys: passkeys.map(({ name, createdAt, lastUsedAt }) => ({
      device: name,
      createdAt: createdAt.toISOString(),
      lastUsedAt: iso(lastUsedAt),
    })),
  };
}

const iso = (time: Date | null) => time?.toISOString() ?? null;

async function allOrders(db: Db, storeId: string, customerId: string): Promise<Order[]> {
  const found: Order[] = [];
  for (let page = 1; ; page += 1) {
    const { orders, total } = await listOrderViews(db, {
      storeId,
      customerId,
      page,
      pageSize: ordersPerQuery,
    });
    found.push(...orders);
    if (orders.length === 0 || found.length >= total) return found;
  }
}

async function allInvoices(db: Db, storeId: string, customerId: string): Promise<DocumentRecord[]> {
  const invoices = await findInvoicesOfCustomer(db, storeId, customerId);
  return invoices.map(({ id, kind, number, order_id: orderId, issued_at: issuedAt, total, currency }) => ({
    kind,
    number,
    orderId,
    issuedAt: issuedAt.toISOString(),
    total: toMoney(total, currency),
    pdfUrl: `/api/users/me/orders/${orderId}/invoices/${id}/pdf`,
  }));
}
