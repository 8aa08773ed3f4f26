import { type Static, Type } from 'typebox';
import { importStates } from '../admin/import-progress';
import { scopes } from '../admin/scope';
import { parts } from '../import/parts';
import { formats } from '../import/read-file';
import { Order, OrderStatus } from './order';
import { Refund } from './refund';
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

export const ImportPart = oneOf(parts, {
  description:
    '`store`: name, cultures, VAT, delivery and payment; `catalogue`: categories, products, size guides, prints, players; `prices` and `stock`: those of products that are there; `dictionary`: texts of the interface; `content`: pages and redirects; `settings`: header, footer, navigation; `all`: everything, as JSON alone',
});

export const FileFormat = oneOf(formats, { title: 'FileFormat' });

export const ImportError = Type.Object(
  {
    line: nullable(
      Type.Integer({ description: 'Line of a CSV file, the heading being line 1; null in JSON' }),
    ),
    column: Type.String({
      description:
        'The column of a CSV file, or the path within JSON; empty where it concerns the whole file',
      examples: ['name.da', 'products.3.texts.da.name'],
    }),
    code: Type.String({ description: 'Stable name of the error, for programs', examples: ['StandsTwice'] }),
    message: Type.String({ description: 'What is wrong, in the culture of the request' }),
  },
  { title: 'ImportError' },
);

const Entries = (what: string) =>
  Type.Integer({
    minimum: 0,
    description: `Entries that are ${what}: categories, products, colours, variants, pages, texts …`,
  });

export const Import = Type.Object(
  {
    id: Type.String({ format: 'uuid' }),
    part: ImportPart,
    format: FileFormat,
    dryRun: Type.Boolean({ description: 'Only checked and counted, never written' }),
    removeMissing: Type.Boolean({ description: 'Whether entries that the file leaves out are removed' }),
    state: oneOf(importStates, {
      title: 'ImportState',
      description: 'In this order; `failed` from any of them, and then nothing was written',
    }),
    reason: nullable(
      Type.String({
        description: 'Why it failed, where not for errors in the file; in the culture of the request',
      }),
    ),
    rows: Type.Object({
      done: Type.Integer({
        minimum: 0,
        description:
          'Rows or list entries that are written; while it is `writing`, the share of the changed products, to the second where another process writes it',
        examples: [400],
      }),
      total: nullable(Type.Integer({ minimum: 0, description: 'Of the file; null until it has been read' })),
    }),
    created: Entries('new'),
    changed: Entries('different'),
    removed: Entries('gone'),
    errors: Type.Array(ImportError, { description: 'The first 200' }),
    errorCount: Type.Integer({ minimum: 0, description: 'All of them' }),
    createdAt: Time('When its file had arrived'),
    finishedAt: nullable(Time('Null while it is under way')),
  },
  { title: 'Import' },
);
export type Import = Static<typeof Import>;

export const OrderEvent = Type.Object(
  {
    type: Type.String({ description: 'What happened', examples: ['Confirmed', 'RefundDone'] }),
    actor: Type.String({
      description: 'Who did it: `shopper`, `payment`, or `admin:` and the id of the key',
      examples: ['payment'],
    }),
    from: nullable(OrderStatus),
    to: nullable(OrderStatus),
    details: Type.Record(Type.String(), Type.Unknown(), { description: 'What else is known of it' }),
    at: Time('When it happened'),
  },
  { title: 'OrderEvent' },
);

export const AdminOrder = Type.Object(
  {
    order: Order,
    history: Type.Array(OrderEvent, { description: 'Every step, the first one first; none is ever changed' }),
    refunds: Type.Array(Refund, { description: 'What was and will be paid back, the first one first' }),
  },
  { title: 'AdminOrder' },
);
export type AdminOrder = Static<typeof AdminOrder>;

export const AdminOrderList = Type.Object(
  {
    items: Type.Array(Order),
    page: Type.Integer({ minimum: 1 }),
    pageSize: Type.Integer({ minimum: 1 }),
    total: Type.Integer({ minimum: 0, description: 'On all pages' }),
  },
  { title: 'AdminOrderList' },
);
