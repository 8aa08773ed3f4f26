import { operations } from '@matchday/api-client';

export interface GatewayRoute {
  operation: string;
  /** Names of the query parameters that may pass. */
  query: readonly string[];
}

/** A path that is written out goes before one with a placeholder in its stead, as it does in the API. */
const routes = Object.entries(operations)
  .map(([operation, { method, path, query }]) => ({
    operation,
    method: method.toUpperCase(),
    query: query as readonly string[],
    pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[A-Za-z0-9._~-]+')}$`),
    placeholders: path.split('{').length,
  }))
  .toSorted((a, b) => a.placeholders - b.placeholders);

/** The contract's operation behind a call; null for everything else, which the gateway does not pass on. */
export function routeOf(method: string, pathname: string): GatewayRoute | null {
  return routes.find((route) => route.method === method && route.pattern.test(pathname)) ?? null;
}
