import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { Type } from 'typebox';
import { type Db, inTransaction } from '../../platform/database/database';
import type { Fail } from '../../platform/http/errors/declare-errors';
import type { Shop } from '../stores';

/** The header of a call that changes a basket only if nobody else has changed it. */
export const IfMatchHeader = {
  'If-Match': Type.Optional(
    Type.String({
      maxLength: 1000,
      description:
        'ETag of the basket that the change is meant for. If the basket has another version by now, nothing changes, and the answer is 412 `BasketChanged`',
      examples: ['"0190f7a2-3"'],
    }),
  ),
};

/** Errors of operations that take If-Match. */
export const versionErrors = { 412: ['BasketChanged'] } as const;

/** A basket to change, and the versions that the client expects. */
export interface BasketChange {
  basketId: string;
  ifMatch: string | undefined;
}

export const ifMatchOf = ({ headers }: FastifyRequest): string | undefined => headers['if-match'];

/** Names a version of a basket. Baskets are merged at a login, so the id is part of it. */
export function basketTag(basketId: string, basket: { version: number } | undefined): string {
  return `"${basketId.slice(0, 8)}-${basket?.version ?? 0}"`;
}

/** Sends the version of a basket as ETag. */
export function sendVersion(
  reply: FastifyReply,
  basketId: string,
  basket: { version: number } | undefined,
): void {
  reply.header('etag', basketTag(basketId, basket));
}

/** Runs a change of a basket; with If-Match, in a transaction that holds the expected version of the basket. */
export async function atVersion<Result>(
  fail: Fail<'BasketChanged'>,
  db: Db,
  shop: Shop,
  change: BasketChange,
  work: (db: Db) => Promise<Result>,
): Promise<Result> {
  if (change.ifMatch === undefined) return work(db);
  return inTransaction(db, async (trx) => {
    await requireVersion(fail, trx, shop, change);
    return work(trx);
  });
}

/** Locks the basket until the transaction ends, if the client expects its version. */
export async function requireVersion(
  fail: Fail<'BasketChanged'>,
  trx: Db,
  { storeId, culture, currency }: Shop,
  { basketId, ifMatch }: BasketChange,
): Promise<void> {
  if (ifMatch === undefined) return;
  const tags = new Set(ifMatch.split(',').map((tag) => tag.trim()));
  // Inserting the row of an empty basket makes a second writer wait as well.
  const { rows: inserted } = await sql`
    insert into baskets (store_id, id, culture, currency) values (${storeId}, ${basketId}, ${culture}, ${currency})
    on conflict (store_id, id) do nothing returning id`.execute(trx);
  const { rows } = await sql<{ version: number; status: string }>`
    select version, status from baskets where store_id = ${storeId} and id = ${basketId} for update`.execute(
    trx,
  );
  const stored = inserted.length > 0 ? undefined : rows[0];
  // The change itself refuses a basket that is ordered or was merged into another one.
  if (stored && stored.status !== 'open') return;
  if (!tags.has('*') && !tags.has(basketTag(basketId, stored))) fail('BasketChanged', {}, 'If-Match');
}
