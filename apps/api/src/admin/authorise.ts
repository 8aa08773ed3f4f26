import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { Context } from '../context';
import { type AdminKey, useAdminKey } from '../db/repositories/admin-keys';
import { ApiError } from '../errors/api-error';
import { hashOfKey, isSameSecret } from './admin-key';
import type { Scope } from './scope';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who makes an admin call; set before its handler. */
    admin: AdminKey | 'operator' | undefined;
  }
}

/** What every admin call carries. */
export const AdminHeaders = Type.Object({
  culture: Type.Optional(
    Type.String({ description: 'The language of error messages; else English', examples: ['en'] }),
  ),
});

/** How the document names the two ways to sign an admin call. */
export const adminKeySecurity = [{ adminKey: [] }];
export const operatorSecurity = [{ operatorSecret: [] }];
export const adminSecuritySchemes = {
  adminKey: {
    type: 'http',
    scheme: 'bearer',
    description: 'A key of one store, `mk_…`, made by `createAdminKey`',
  },
  operatorSecret: {
    type: 'http',
    scheme: 'bearer',
    description: "The server's own `ADMIN_SECRET`",
  },
} as const;

/**
 * Lets a call through that carries a key with one of the scopes.
 * @throws {ApiError} 401 `AdminKeyRequired`, 403 `ScopeMissing`
 */
export function requireKey({ db, clock }: Pick<Context, 'db' | 'clock'>, ...allowed: readonly Scope[]) {
  return async (request: FastifyRequest): Promise<void> => {
    const token = bearerOf(request);
    const key = token && (await useAdminKey(db, hashOfKey(token), clock()));
    if (!key) throw new ApiError(401, 'AdminKeyRequired', {}, 'Authorization');
    request.admin = key;
    requireScope(key, ...allowed);
  };
}

/** @throws {ApiError} 403 `ScopeMissing` when the key has none of the scopes */
export function requireScope(key: AdminKey, ...allowed: readonly Scope[]): void {
  if (!allowed.some((scope) => key.scopes.includes(scope)))
    throw new ApiError(403, 'ScopeMissing', { scope: allowed.join(', ') }, 'Authorization');
}

/**
 * Lets a call through that carries the operator's secret.
 * @throws {ApiError} 401 `OperatorRequired`
 */
export function requireOperator({ config }: Pick<Context, 'config'>) {
  return async (request: FastifyRequest): Promise<void> => {
    if (!isSameSecret(bearerOf(request) ?? '', config.adminSecret))
      throw new ApiError(401, 'OperatorRequired', {}, 'Authorization');
    request.admin = 'operator';
  };
}

/** The key of a call that {@link requireKey} let through. */
export function keyOf({ admin }: FastifyRequest): AdminKey {
  if (typeof admin !== 'object') throw new Error('The call was not asked for its key.');
  return admin;
}

/** What is kept of the key that a call carries, whether it is one or not. */
export const hashOfCaller = (request: FastifyRequest): string => hashOfKey(bearerOf(request) ?? '');

function bearerOf({ headers }: FastifyRequest): string | undefined {
  return /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1];
}
