import { type Static, Type } from 'typebox';
import { described, Id, nullable, oneOf } from '../../platform/contract/schema';

/** The permissions of an admin key, or of a member of staff by the role. */
export const scopes = [
  'catalogue',
  'content',
  'money',
  'orders',
  'customers',
  'shipping',
  'stock',
  'staff',
  'audit',
  'read',
] as const;
export type Scope = (typeof scopes)[number];

const Time = (description: string) => Type.String({ format: 'date-time', description });

export const AdminScope = oneOf(scopes, {
  title: 'AdminScope',
  description:
    '`catalogue`: categories, products, prices, stock, images; `content`: pages, texts, settings, images; `money`: the store itself with its VAT rates, shipping and payment methods, vouchers; `orders`: orders and refunds; `customers`: messages of customers, and ending their sessions; `shipping`: reading and shipping orders; `stock`: stock; `staff`: the store’s staff; `audit`: the audit log; `read`: every GET',
});

/** An admin key without its secret. */
export const AdminKey = Type.Object(
  {
    id: Type.String({ format: 'uuid', description: 'Id of the key, for `revokeAdminKey`' }),
    storeId: described(Id, 'Id of the store'),
    name: Type.String({ description: 'The person or system that uses the key', examples: ['Stock system'] }),
    scopes: Type.Array(AdminScope, { description: 'Permissions of the key' }),
    createdAt: Time('Time of creation'),
    lastUsedAt: nullable(Time('Time of the last use, to the minute; null if never used')),
    expiresAt: Time('Time from which the key is no longer valid'),
    revokedAt: nullable(Time('Time of the revocation; null while the key is valid')),
  },
  { title: 'AdminKey' },
);
export type AdminKey = Static<typeof AdminKey>;
