import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { Context } from '../../context';
import type { Db } from '../../database/database';
import type { Fail } from '../errors/declare-errors';
import { claimKey, findResponse, type KeyedRequest, saveResponse } from './queries';

declare module 'fastify' {
  interface FastifySchema {
    /** What a repeated call does, in a sentence. Every POST without an Idempotency-Key declares it. */
    repetition?: string;
  }
}

const IdempotencyKey = Type.String({
  minLength: 1,
  maxLength: 255,
  description:
    'Makes retries safe: the same key with the same request runs once and returns the same response for a day',
});

/** The header of a call that clients can retry safely. */
export const IdempotencyHeader = { 'Idempotency-Key': Type.Optional(IdempotencyKey) };

/** The header of a call that is refused without a key. */
export const RequiredIdempotencyHeader = {
  // Lower case, because the validator looks up required headers under Node's lower-case names.
  'idempotency-key': IdempotencyKey,
};

/** Errors of operations that take an Idempotency-Key. */
export const idempotencyErrors = { 409: ['IdempotencyKeyReused'] } as const;

/**
 * Identifies a request by its Idempotency-Key; undefined without one.
 * @param storeId the store of the request's shop, or of its admin key
 * @param content what must be the same in a repetition, besides the path
 */
export function keyedRequest(
  request: FastifyRequest,
  operation: string,
  storeId = request.shop.storeId,
  content: unknown = request.body,
): KeyedRequest | undefined {
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string') return undefined;
  const [path] = request.url.split('?');
  const requestHash = createHash('sha256')
    .update(`${path}\n${JSON.stringify(content)}`)
    .digest('hex');
  return { storeId, operation, key, requestHash };
}

/** Runs the work and stores its response under the key in one transaction; a retry returns the stored response. */
export async function runOnce<T>(
  fail: Fail<'IdempotencyKeyReused'>,
  { db }: Pick<Context, 'db'>,
  request: KeyedRequest | undefined,
  work: (db: Db) => Promise<T>,
): Promise<T> {
  if (!request) return work(db);
  return db.transaction().execute(async (trx) => {
    if (await claimKey(trx, request)) {
      const response = await work(trx);
      await saveResponse(trx, request, response);
      return response;
    }
    const stored = await storedResponse(fail, trx, request);
    if (stored === undefined) throw new Error('The Idempotency-Key is claimed but has no stored response.');
    return JSON.parse(stored);
  });
}

/** Like {@link runOnce}, for work that calls external services and cannot run in a transaction. The work must be repeatable. */
export async function runAtLeastOnce<T>(
  fail: Fail<'IdempotencyKeyReused'>,
  { db }: Pick<Context, 'db'>,
  request: KeyedRequest | undefined,
  work: () => Promise<T>,
): Promise<T> {
  if (!request) return work();
  const stored = await storedResponse(fail, db, request);
  if (stored !== undefined) return JSON.parse(stored);
  const response = await work();
  await db.transaction().execute(async (trx) => {
    if (await claimKey(trx, request)) await saveResponse(trx, request, response);
  });
  return response;
}

async function storedResponse(
  fail: Fail<'IdempotencyKeyReused'>,
  db: Db,
  request: KeyedRequest,
): Promise<string | undefined> {
  const stored = await findResponse(db, request);
  if (stored && stored.requestHash !== request.requestHash)
    fail('IdempotencyKeyReused', {}, 'Idempotency-Key');
  return stored?.response;
}
