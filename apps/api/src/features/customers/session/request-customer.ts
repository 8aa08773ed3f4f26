import type { FastifyRequest } from 'fastify';
import type { Context } from '../../../platform/context';
import type { Fail } from '../../../platform/http/errors/declare-errors';
import { type Customer, findCustomerOfSession } from '../queries/customers';
import { AccessTokens, type Bearer } from './access-tokens';

declare module '../../../platform/http/app' {
  interface RequestCustomer extends Bearer {}
}

/** Errors of operations of a customer. */
export const customerErrors = { 401: ['NotLoggedIn'] } as const;

/** The OpenAPI security requirement of customer operations. */
export const customerSecurity = [{ accessToken: [] }];
/** The OpenAPI security requirement of operations for customers and visitors. */
export const optionalCustomerSecurity = [{}, ...customerSecurity];
export const customerSecuritySchemes = {
  accessToken: { type: 'http', scheme: 'bearer', description: 'The access token issued by `authenticate`' },
} as const;

/** Sets the request's `customer` from its access token. An invalid token makes the request a visitor's. */
export function readCustomer(context: Pick<Context, 'config' | 'clock'>) {
  const tokens = new AccessTokens(context);
  return async (request: FastifyRequest): Promise<void> => {
    const [, token] = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(request.headers.authorization ?? '') ?? [];
    if (token) request.customer = await tokens.read(request.shop.storeId, token);
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
  const hasToken = /^Bearer /i.test(request.headers.authorization ?? '');
  return hasToken ? currentCustomer(fail, context, request) : undefined;
}
