import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

/** Next bundles the server's entry apart from its pages, so both find the same storage through a global symbol. */
const key = Symbol.for('matchday.request-id');
const shared = globalThis as { [key]?: AsyncLocalStorage<string> };
shared[key] ??= new AsyncLocalStorage();
const ids = shared[key];

/** The header that carries the id, to the API and in responses. */
export const requestIdHeader = 'x-request-id';

/** The id of a request that is answered at once, from memory. */
export const newRequestId = (): string => randomUUID();

/** Gives an id to the request that is handled from now on. */
export function beginRequest(): string {
  const id = newRequestId();
  ids.enterWith(id);
  return id;
}

/** The id of the request that is handled; undefined outside a request. */
export const requestId = (): string | undefined => ids.getStore();

/** The header for calls of the API that are made for a request. */
export function requestIdHeaders(): Record<string, string> {
  const id = requestId();
  return id === undefined ? {} : { [requestIdHeader]: id };
}
