import { type Static, Type } from 'typebox';
import { Id, nullable, oneOf } from '../../platform/contract/schema';

/** The permissions of an admin key. */
export const scopes = ['catalogue', 'content', 'orders', 'customers'] as const;
export type Scope = (typeof scopes)[number];

const Time = (description: string) => Type.String({ format: 'date-time', description });

export const AdminScope = oneOf(scopes, {
  title: 'AdminScope',
  description:
    '`catalogue`: categories, products, prices, stock, images; `content`: pages, texts, settings, the store itself, images; `orders`: orders and refunds; `customers`: ending sessions of customers',
});

/** An admin key without its secret. */
export const AdminKey = Type.Object(
  {
    id: Type.String({ format: 'uuid', description: 'Id of the key, for `revokeAdminKey`' }),
    storeId: Id,
    name: Type.String({ description: 'The person or system that uses the key', examples: ['Stock system'] }),
    scopes: Type.Array(AdminScope),
    createdAt: Time('Time of creation'),
    lastUsedAt: nullable(Time('Time of the last use, to the minute; null if never used')),
    revokedAt: nullable(Time('Time of the revocation; null while the key is valid')),
  },
  { title: 'AdminKey' },
);
export type AdminKey = Static<typeof AdminKey>;
