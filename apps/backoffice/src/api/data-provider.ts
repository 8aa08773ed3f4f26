import type { DataProvider } from 'react-admin';
import { auditEntries } from '../audit/audit-data';
import { messages } from '../messages/message-data';
import { orders } from '../orders/order-data';
import { products } from '../products/product-data';
import { redirects } from '../settings/redirect-data';
import { shopTexts } from '../shop-texts/text-data';
import { squad } from '../squad/squad-data';
import { members } from '../staff/member-data';
import { ownSessions } from '../staff/session-data';
import { stock } from '../stock/stock-data';
import { vouchers } from '../vouchers/voucher-data';
import { withdrawals } from '../withdrawals/withdrawal-data';
import { errorMessage } from './error-message';
import type { Resource } from './resource';

const resources: Readonly<Record<string, Resource>> = {
  orders,
  withdrawals,
  messages,
  products,
  stock,
  vouchers,
  texts: shopTexts,
  squad,
  redirects,
  staff: members,
  sessions: ownSessions,
  audit: auditEntries,
};

function resourceOf(name: string): Resource {
  const resource = resources[name];
  if (!resource) throw new Error(`There is no resource ${name}.`);
  return resource;
}

const unavailable = (): never => {
  throw new Error('The API has no such operation.');
};

/** An error with its status, for react-admin, and a message that the reader understands. */
async function explained<Result>(result: Promise<Result>): Promise<Result> {
  try {
    return await result;
  } catch (error) {
    throw Object.assign(error instanceof Error ? error : new Error(String(error)), {
      message: errorMessage(error),
    });
  }
}

// react-admin's own types of records are `any`.
export const dataProvider = {
  getList: (name, params) => explained(resourceOf(name).getList(params)),
  getOne: async (name, { id }) => ({
    data: await explained(resourceOf(name).getOne?.(String(id)) ?? unavailable()),
  }),
  getMany: unavailable,
  getManyReference: unavailable,
  create: async (name, { data }) => ({
    data: await explained(resourceOf(name).create?.(data) ?? unavailable()),
  }),
  update: async (name, { id, data }) => ({
    data: await explained(resourceOf(name).update?.(String(id), data) ?? unavailable()),
  }),
  updateMany: unavailable,
  delete: async (name, { id, previousData }) => {
    await explained(resourceOf(name).remove?.(String(id)) ?? unavailable());
    return { data: previousData ?? { id } };
  },
  deleteMany: unavailable,
  supportAbortSignal: true,
} as DataProvider;
