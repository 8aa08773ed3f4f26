import type { IncomingMessage, ServerResponse } from 'node:http';

const headers = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' };

/**
 * Answers `/health/live` and `/health/ready`, at the same addresses as the shop API. A shop is ready while it accepts
 * requests: without the API it still serves the pages that it has.
 */
export class Health {
  #isStopping = false;

  /** Reports that no more requests should be sent to the process. */
  stop(): void {
    this.#isStopping = true;
  }

  /** Answers a request for the state of the process. False for any other request. */
  answer({ url, method }: IncomingMessage, response: ServerResponse): boolean {
    const path = url?.split('?')[0];
    const isRead = method === 'GET' || method === 'HEAD';
    if (!isRead || (path !== '/health/live' && path !== '/health/ready')) return false;
    const isReady = path === '/health/live' || !this.#isStopping;
    const status = isReady ? path.replace('/health/', '') : 'stopping';
    response.writeHead(isReady ? 200 : 503, headers).end(JSON.stringify({ status }));
    return true;
  }
}
