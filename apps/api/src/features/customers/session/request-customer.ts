import type { FastifyRequest } from 'fastify';
import type { Context } from '../../../platform/context';
import { ApiError } from '../../../platform/http/errors/api-error';
import { type Customer, findCustomerOfSession } from '../queries/customers';
import { AccessTokens, type Bearer } from './access-tokens';

declare module '../../../platform/http/app' {
  interface RequestCustomer extends Bearer {}
}

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

/**
 * The customer of the request.
 * @throws {ApiError} 401 `NotLoggedIn`
 */
function requireCustomer({ customer }: FastifyRequest): Bearer {
  if (!customer) throw new ApiError(401, 'NotLoggedIn');
  return customer;
}

/**
 * The details of the request's customer, if the login has not ended.
 * @throws {ApiError} 401 `NotLoggedIn`
 */
export async function currentCustomer(
  { db }: Pick<Context, 'db'>,
  request: FastifyRequest,
): Promise<Customer> {
  const customer = await findCustomerOfSession(db, request.shop.storeId, requireCustomer(request));
  if (!customer) throw new ApiError(401, 'NotLoggedIn');
  return customer;
}

/**
 * The details of the request's customer; undefined for a visitor, who sends no access token.
 * @throws {ApiError} 401 `NotLoggedIn` if the access token is not valid any more, so that the client refreshes it
 */
export async function customerOrVisitor(
  context: Pick<Context, 'db'>,
  request: FastifyRequest,
): Promise<Customer | undefined> {
  const hasToken = /^Bearer /i.test(request.headers.authorization ?? '');
  return hasToken ? currentCustomer(context, request) : undefined;
}
