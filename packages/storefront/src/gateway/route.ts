import { operations } from '@matchday/api-client';

export interface GatewayRoute {
  operation: string;
  /** With placeholders, as in the contract. */
  path: string;
  /** Names of the query parameters that may pass. */
  query: readonly string[];
}

/** A literal path takes precedence over one with a placeholder, as in the API. */
const routes = Object.entries(operations)
  .map(([operation, { method, path, query }]) => ({
    operation,
    path,
    method: method.toUpperCase(),
    query: query as readonly string[],
    pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[A-Za-z0-9._~-]+')}$`),
    placeholders: path.split('{').length,
  }))
  .toSorted((a, b) => a.placeholders - b.placeholders);

/** The contract's operation for a call; null for any other path, which the gateway does not forward. */
export function routeOf(method: string, pathname: string): GatewayRoute | null {
  return routes.find((route) => route.method === method && route.pattern.test(pathname)) ?? null;
}
