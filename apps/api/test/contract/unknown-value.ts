import type { Kind } from './identifier-kinds';

/** Kinds that do not belong to a store. */
export const storeIndependentKinds: ReadonlySet<Kind> = new Set<Kind>([
  'store',
  'operator',
  'paymentProvider',
  'dropPoint',
]);

const uuid = '7f000000-0000-4000-8000-000000000000';
const wellFormed: Partial<Record<Kind, string>> = {
  order: uuid,
  session: uuid,
  passkey: uuid,
  adminKeyId: uuid,
  import: uuid,
  webhook: uuid,
  withdrawal: uuid,
  message: uuid,
  staffMember: uuid,
  staffSessionId: uuid,
  staffPasskey: uuid,
  staffEmail: 'nobody@example.com',
  invoice: uuid,
  sale: uuid,
  pageVersion: uuid,
  customerEmail: 'nobody@example.com',
  page: '/nothing/',
  font: 'nothing.woff2',
  basket: `${'A'.repeat(60)}.${'A'.repeat(43)}`,
};

/** A well-formed value of the kind that no store has. */
export function unknownValue(kind: Kind): string {
  return wellFormed[kind] ?? 'nothing-of-this-name';
}
