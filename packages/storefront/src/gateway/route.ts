import { operations } from '@matchday/api-client';

export interface GatewayRoute {
  operation: string;
  /** Names of the query parameters that may pass. */
  query: readonly string[];
}

const routes = Object.entries(operations).map(([operation, { method, path, query }]) => ({
  operation,
  method: method.toUpperCase(),
  query: query as readonly string[],
  pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[A-Za-z0-9._~-]+')}$`),
}));

/** The contract's operation behind a call; null for everything else, which the gateway does not pass on. */
export function routeOf(method: string, pathname: string): GatewayRoute | null {
  return routes.find((route) => route.method === method && route.pattern.test(pathname)) ?? null;
}
