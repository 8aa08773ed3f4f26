import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Brand } from '../brand';
import { prepareRequests } from './prepare-requests';

/** Next bundles the server's entry apart from its pages, so both find the same mark through a global symbol. */
const key = Symbol.for('matchday.prepares-requests');
const shared = globalThis as { [key]?: true };

/** Says that the process prepares requests itself, before Next has them. */
export function markRequestsPrepared(): void {
  shared[key] = true;
}

/** Prepares every request when it arrives, unless the process does so itself. */
export function watchRequests(brand: Pick<Brand, 'cultures'>): void {
  if (shared[key]) return;
  const { prepare } = prepareRequests(brand);
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    prepare(request, response);
  });
}
