import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { Fail } from '../../platform/http/errors/declare-errors';
import type { StoresContext } from '../stores';
import { hashKey, isSameSecret } from './admin-key';
import type { Scope } from './contract';
import { type AdminKey, useAdminKey } from './queries';

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller of an admin operation; set before its handler runs. */
    admin: AdminKey | 'operator' | undefined;
  }
}

/** Headers of every admin call. */
export const AdminHeaders = Type.Object({
  culture: Type.Optional(
    Type.String({ description: 'Language of error messages; English by default', examples: ['en'] }),
  ),
});

/** Errors of operations that require an admin key. */
export const adminKeyErrors = { 401: ['AdminKeyRequired'], 403: ['ScopeMissing'] } as const;
/** Errors of operations that require the operator's secret. */
export const operatorErrors = { 401: ['OperatorRequired'] } as const;

/** The two OpenAPI security schemes of admin calls. */
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

/** Creates a hook that requires a key with one of the scopes. */
export function requireKey(
  fail: Fail<'AdminKeyRequired' | 'ScopeMissing'>,
  { db, clock }: Pick<StoresContext, 'db' | 'clock'>,
  ...allowed: readonly Scope[]
) {
  return async (request: FastifyRequest): Promise<void> => {
    const token = bearerToken(request);
    const key = token && (await useAdminKey(db, hashKey(token), clock()));
    if (!key) return fail('AdminKeyRequired', {}, 'Authorization');
    request.admin = key;
    requireScope(fail, key, ...allowed);
  };
}

/** Ends the request with 403 `ScopeMissing` if the key has none of the scopes. */
export function requireScope(fail: Fail<'ScopeMissing'>, key: AdminKey, ...allowed: readonly Scope[]): void {
  if (!allowed.some((scope) => key.scopes.includes(scope)))
    fail('ScopeMissing', { scope: allowed.join(', ') }, 'Authorization');
}

/** Creates a hook that requires the operator's secret. */
export function requireOperator(fail: Fail<'OperatorRequired'>, { config }: Pick<StoresContext, 'config'>) {
  return async (request: FastifyRequest): Promise<void> => {
    if (!isSameSecret(bearerToken(request) ?? '', config.adminSecret))
      fail('OperatorRequired', {}, 'Authorization');
    request.admin = 'operator';
  };
}

/** The key of a call that passed {@link requireKey}. */
export function keyOf({ admin }: FastifyRequest): AdminKey {
  if (typeof admin !== 'object') throw new Error('The route does not require an admin key.');
  return admin;
}

/** The hash of the call's bearer token, valid or not. */
export const hashBearerToken = (request: FastifyRequest): string => hashKey(bearerToken(request) ?? '');

function bearerToken({ headers }: FastifyRequest): string | undefined {
  return /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1];
}
