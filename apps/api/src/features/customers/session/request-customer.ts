import type { FastifyRequest } from 'fastify';
import type { Context } from '../../../platform/context';
import { takesAccessToken } from '../../../platform/http/customer-security';
import type { Fail } from '../../../platform/http/errors/declare-errors';
import { type Customer, findCustomerOfSession } from '../queries/customers';
import { AccessTokens, type Bearer } from './access-tokens';

declare module '../../../platform/http/app' {
  interface RequestCustomer extends Bearer {}
}

/** Errors of operations of a customer. */
export const customerErrors = { 401: ['NotLoggedIn'] } as const;

export const customerSecuritySchemes = {
  accessToken: { type: 'http', scheme: 'bearer', description: 'The access token issued by `authenticate`' },
} as const;

/**
 * Sets the request's `customer` from its access token. Operations that take a token refuse an invalid one, so that the
 * client refreshes it; all others ignore it.
 */
export function readCustomer(fail: Fail<'NotLoggedIn'>, context: Pick<Context, 'config' | 'clock'>) {
  const tokens = new AccessTokens(context);
  return async (request: FastifyRequest): Promise<void> => {
    const [, token] = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(request.headers.authorization ?? '') ?? [];
    if (token) request.customer = await tokens.read(request.shop.storeId, token);
    if (!request.customer && hasToken(request) && takesAccessToken(request.routeOptions.schema ?? {}))
      fail('NotLoggedIn');
  };
}

/** The details of the request's customer. Ends the request with 401 `NotLoggedIn` if the login has ended. */
export async function currentCustomer(
  fail: Fail<'NotLoggedIn'>,
  { db }: Pick<Context, 'db'>,
  request: FastifyRequest,
): Promise<Customer> {
  const bearer = request.customer ?? fail('NotLoggedIn');
  return (await findCustomerOfSession(db, request.shop.storeId, bearer)) ?? fail('NotLoggedIn');
}

/**
 * The details of the request's customer; undefined for a visitor, who sends no access token. Ends the request with 401
 * `NotLoggedIn` if the access token is not valid any more, so that the client refreshes it.
 */
export async function customerOrVisitor(
  fail: Fail<'NotLoggedIn'>,
  context: Pick<Context, 'db'>,
  request: FastifyRequest,
): Promise<Customer | undefined> {
  return hasToken(request) ? currentCustomer(fail, context, request) : undefined;
}

const hasToken = ({ headers }: FastifyRequest): boolean => /^Bearer /i.test(headers.authorization ?? '');
