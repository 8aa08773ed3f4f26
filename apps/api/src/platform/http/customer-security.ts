import type { FastifySchema } from 'fastify';

/** The OpenAPI security requirement of operations of a customer. */
export const customerSecurity = [{ accessToken: [] }];
/** The OpenAPI security requirement of operations for customers and visitors. */
export const optionalCustomerSecurity = [{}, ...customerSecurity];

/** Whether an operation can be called with the access token of a customer. */
export const takesAccessToken = ({ security = [] }: FastifySchema): boolean =>
  security.some((requirement) => 'accessToken' in requirement);
