import { once } from 'node:events';
import type { Server } from 'node:http';

const checkEveryMs = 100;

/** Accepts no more connections, lets running requests end, and ends those that take longer. */
export async function stopServer(server: Server, withinMs: number): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  // A connection that is kept for another request becomes idle when its response has been sent.
  const idle = setInterval(() => server.closeIdleConnections(), checkEveryMs);
  const late = setTimeout(() => server.closeAllConnections(), withinMs);
  try {
    await closed;
  } finally {
    clearInterval(idle);
    clearTimeout(late);
  }
}
