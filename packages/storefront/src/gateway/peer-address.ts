import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

/**
 * Appends the connection's address to each request's X-Forwarded-For, as every hop must. Next
 * itself trusts a header from the browser and hides the connection from the routes, so this runs when the request
 * arrives.
 */
export function appendPeerAddresses(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    const { remoteAddress } = request.socket;
    if (remoteAddress === undefined) return;
    const claimed = request.headers['x-forwarded-for'];
    request.headers['x-forwarded-for'] = [claimed ?? [], remoteAddress].flat().join(', ');
  });
}
