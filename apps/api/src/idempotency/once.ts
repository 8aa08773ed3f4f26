import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { Context } from '../context';
import type { Db } from '../db/database';
import { claimKey, findResponse, type KeyedRequest, saveResponse } from '../db/repositories/idempotency-keys';
import { ApiError } from '../errors/api-error';
import { ShopHeaders } from '../shop/resolve-shop';

/** The headers of a call that may be repeated. */
export const RepeatableHeaders = Type.Object({
  ...ShopHeaders.properties,
  'Idempotency-Key': Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 255,
      description: 'The same key with the same request gives the same answer for a day; it happens once',
    }),
  ),
});

/** What a request is known by where it carries an Idempotency-Key. */
export function keyedRequest(request: FastifyRequest, operation: string): KeyedRequest | undefined {
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string') return undefined;
  const [path] = request.url.split('?');
  const requestHash = createHash('sha256')
    .update(`${path}\n${JSON.stringify(request.body)}`)
    .digest('hex');
  return { storeId: request.shop.storeId, operation, key, requestHash };
}

/** Does the work and keeps its answer under the key, both or neither; for the same key the answer is given again. */
export async function once<Answer>(
  { db }: Pick<Context, 'db'>,
  request: KeyedRequest | undefined,
  work: (db: Db) => Promise<Answer>,
): Promise<Answer> {
  if (!request) return work(db);
  return db.transaction().execute(async (trx) => {
    if (await claimKey(trx, request)) {
      const answer = await work(trx);
      await saveResponse(trx, request, answer);
      return answer;
    }
    const earlier = await earlierAnswer(trx, request);
    if (earlier === undefined) throw new Error('An Idempotency-Key is taken and has no answer.');
    return JSON.parse(earlier);
  });
}

/** As {@link once}, for work that talks to others and so fits into no transaction; it must bear to be done twice. */
export async function onceAtLeast<Answer>(
  { db }: Pick<Context, 'db'>,
  request: KeyedRequest | undefined,
  work: () => Promise<Answer>,
): Promise<Answer> {
  if (!request) return work();
  const earlier = await earlierAnswer(db, request);
  if (earlier !== undefined) return JSON.parse(earlier);
  const answer = await work();
  await db.transaction().execute(async (trx) => {
    if (await claimKey(trx, request)) await saveResponse(trx, request, answer);
  });
  return answer;
}

async function earlierAnswer(db: Db, request: KeyedRequest): Promise<string | undefined> {
  const earlier = await findResponse(db, request);
  if (earlier && earlier.requestHash !== request.requestHash)
    throw new ApiError(409, 'IdempotencyKeyReused', {}, 'Idempotency-Key');
  return earlier?.response;
}
