import { connect, type Socket } from 'node:net';

const endOfHeaders = '\r\n\r\n';

/**
 * Sends one GET again and again on several connections that stay open, and resolves with the number of complete
 * responses. It reads no more of a response than its status and its length: a load generator that parses 23 KB in
 * JavaScript is slower than the servers that it should measure.
 *
 * @throws {Error} if a response is no 200 with a length, or a connection ends
 */
export async function repeatRequest(
  { hostname, port, pathname, search }: URL,
  headers: Record<string, string>,
  { connections, seconds }: { connections: number; seconds: number },
): Promise<number> {
  const lines = Object.entries({ host: `${hostname}:${port}`, ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  const request = Buffer.from(`GET ${pathname}${search} HTTP/1.1\r\n${lines.join('')}\r\n`);
  const until = performance.now() + seconds * 1000;
  const counts = Array.from({ length: connections }, async () => {
    const socket = connect(Number(port), hostname);
    try {
      return await repeatOn(socket, request, until);
    } finally {
      socket.destroy();
    }
  });
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
}

function repeatOn(socket: Socket, request: Buffer, until: number): Promise<number> {
  let count = 0;
  /** The bytes of the current response that are still to come; 0 before its first ones. */
  let missing = 0;
  let start: Buffer = Buffer.alloc(0);
  return new Promise((resolve, reject) => {
    const take = (chunk: Buffer) => {
      if (missing === 0) {
        start = start.length > 0 ? Buffer.concat([start, chunk]) : chunk;
        const end = start.indexOf(endOfHeaders);
        if (end < 0) return;
        missing = end + endOfHeaders.length + lengthIn(start.toString('latin1', 0, end)) - start.length;
        start = Buffer.alloc(0);
      } else missing -= chunk.length;
      if (missing > 0) return;
      count += 1;
      if (performance.now() < until) socket.write(request);
      else resolve(count);
    };
    socket.on('data', (chunk) => {
      try {
        take(chunk);
      } catch (error) {
        reject(error);
      }
    });
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('The server closed the connection.')));
    socket.write(request);
  });
}

function lengthIn(headers: string): number {
  const length = /\r\ncontent-length: *(\d+)/i.exec(headers)?.[1];
  if (!headers.startsWith('HTTP/1.1 200') || !length)
    throw new Error(`The response is not a 200 with a length: ${headers.slice(0, 200)}`);
  return Number(length);
}
