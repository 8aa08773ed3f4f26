import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

/**
 * Appends the address that a connection really comes from to each request's X-Forwarded-For, as every hop must. Next
 * itself believes a header that a browser made up and hides the connection from the routes, so it is done as the request
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
