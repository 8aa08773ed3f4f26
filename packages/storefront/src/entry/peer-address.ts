import type { IncomingMessage } from 'node:http';

/**
 * Appends the connection's address to a request's X-Forwarded-For, as every hop must. Next itself trusts a header from
 * the browser and hides the connection from the routes.
 */
export function appendPeerAddress({
  headers,
  socket: { remoteAddress },
}: Pick<IncomingMessage, 'headers' | 'socket'>): void {
  if (remoteAddress === undefined) return;
  const claimed = headers['x-forwarded-for'];
  headers['x-forwarded-for'] = [claimed ?? [], remoteAddress].flat().join(', ');
}
