import { type Static, Type } from 'typebox';
import { scopes } from '../admin/scope';
import { Id, nullable, oneOf } from './schema';

const Time = (description: string) => Type.String({ format: 'date-time', description });

export const AdminScope = oneOf(scopes, {
  title: 'AdminScope',
  description:
    '`catalogue`: categories, products, prices, stock, pictures; `content`: pages, texts, settings, the store itself, pictures; `orders`: orders and refunds',
});

/** A key as it is listed: never the key itself. */
export const AdminKey = Type.Object(
  {
    id: Type.String({ format: 'uuid', description: 'By which it is revoked' }),
    storeId: Id,
    name: Type.String({ description: 'Who or what it was made for', examples: ['Stock system'] }),
    scopes: Type.Array(AdminScope),
    createdAt: Time('When it was made'),
    lastUsedAt: nullable(Time('To the minute; null where it was never used')),
    revokedAt: nullable(Time('Null while it can be used')),
  },
  { title: 'AdminKey' },
);
export type AdminKey = Static<typeof AdminKey>;
