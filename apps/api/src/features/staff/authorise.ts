import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { Fail } from '../../platform/http/errors/declare-errors';
import type { StoresContext } from '../stores';
import { hashKey, isSameSecret } from './admin-key';
import { type Caller, keyCaller, type StaffCaller } from './caller';
import { type Scope, scopes } from './contract';
import { scopesOfRole } from './members/roles';
import { useAdminKey } from './queries';
import { isSessionToken } from './sessions/open-session';
import { useStaffSession } from './sessions/queries';

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller of an admin operation; set before its handler runs. */
    admin: Caller | 'operator' | undefined;
  }
}

/** Headers of every admin call. */
export const AdminHeaders = Type.Object({
  culture: Type.Optional(
    Type.String({
      description: 'Language of error messages and of names; English by default',
      examples: ['en'],
    }),
  ),
});

/** Errors of operations that require an admin key or a session of staff. */
export const adminKeyErrors = { 401: ['AdminKeyRequired'], 403: ['ScopeMissing'] } as const;
/** Errors of operations of a member of staff. */
export const staffErrors = { 401: ['StaffSessionRequired'] } as const;
/** Errors of operations that require the operator's secret. */
export const operatorErrors = { 401: ['OperatorRequired'] } as const;

/** The OpenAPI security requirements of admin calls. */
type Security = readonly Readonly<Record<string, readonly string[]>>[];
export const adminKeySecurity: Security = [{ adminKey: [] }, { staffSession: [] }];
export const staffSecurity: Security = [{ staffSession: [] }];
export const operatorSecurity = [{ operatorSecret: [] }];
export const adminSecuritySchemes = {
  adminKey: {
    type: 'http',
    scheme: 'bearer',
    description: 'A key of one store, `mk_…`, made by `createAdminKey`',
  },
  staffSession: {
    type: 'http',
    scheme: 'bearer',
    description:
      'A session of a member of a store’s staff, `ms_…`, begun by `confirmStaffLogin` or a passkey',
  },
  operatorSecret: {
    type: 'http',
    scheme: 'bearer',
    description: "The server's own `ADMIN_SECRET`",
  },
} as const;

type CallerContext = Pick<StoresContext, 'db' | 'clock'>;

/**
 * Creates a hook that requires a key, or a session of staff, with one of the scopes. Whoever has the scope `read` may
 * read everything.
 */
export function requireKey(
  fail: Fail<'AdminKeyRequired' | 'ScopeMissing'>,
  context: CallerContext,
  ...allowed: readonly Scope[]
) {
  return async (request: FastifyRequest): Promise<void> => {
    const caller = await findCaller(context, request);
    if (!caller) return fail('AdminKeyRequired', {}, 'Authorization');
    const readsAll = request.method === 'GET' && caller.scopes.includes('read');
    request.admin = readsAll ? { ...caller, scopes } : caller;
    requireScope(fail, request.admin, ...allowed);
  };
}

/** Ends the request with 403 `ScopeMissing` if the caller has none of the scopes. */
export function requireScope(fail: Fail<'ScopeMissing'>, caller: Caller, ...allowed: readonly Scope[]): void {
  if (!allowed.some((scope) => caller.scopes.includes(scope)))
    fail('ScopeMissing', { scope: allowed.join(', ') }, 'Authorization');
}

/** Creates a hook that requires a session of staff, whatever its role. */
export function requireStaff(fail: Fail<'StaffSessionRequired'>, context: CallerContext) {
  return async (request: FastifyRequest): Promise<void> => {
    const caller = await findCaller(context, request);
    if (caller?.kind !== 'staff') return fail('StaffSessionRequired', {}, 'Authorization');
    request.admin = caller;
  };
}

/** Creates a hook that requires the operator's secret. */
export function requireOperator(fail: Fail<'OperatorRequired'>, { config }: Pick<StoresContext, 'config'>) {
  return async (request: FastifyRequest): Promise<void> => {
    if (!isSameSecret(bearerToken(request) ?? '', config.adminSecret))
      fail('OperatorRequired', {}, 'Authorization');
    request.admin = 'operator';
  };
}

async function findCaller(
  { db, clock }: CallerContext,
  request: FastifyRequest,
): Promise<Caller | undefined> {
  const token = bearerToken(request);
  if (token === undefined) return undefined;
  if (!isSessionToken(token)) {
    const key = await useAdminKey(db, hashKey(token), clock());
    return key && keyCaller(key);
  }
  const used = await useStaffSession(db, hashKey(token), clock());
  if (!used) return undefined;
  const { storeId, member, session } = used;
  const { id, name, role } = member;
  return { kind: 'staff', id, name, storeId, scopes: scopesOfRole[role], member, session };
}

/** The caller of a call that passed {@link requireKey}. */
export function keyOf({ admin }: FastifyRequest): Caller {
  if (typeof admin !== 'object') throw new Error('The route does not require an admin key.');
  return admin;
}

/** The member of a call that passed {@link requireStaff}. */
export function staffOf({ admin }: FastifyRequest): StaffCaller {
  if (typeof admin !== 'object' || admin.kind !== 'staff')
    throw new Error('The route does not require a session of staff.');
  return admin;
}

/** Whether the call has a session of staff, valid or not. */
export const isStaffCall = (request: FastifyRequest): boolean => isSessionToken(bearerToken(request) ?? '');

/** The hash of the call's bearer token, valid or not. */
export const hashBearerToken = (request: FastifyRequest): string => hashKey(bearerToken(request) ?? '');

function bearerToken({ headers }: FastifyRequest): string | undefined {
  return /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1];
}
