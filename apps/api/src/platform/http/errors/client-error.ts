import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { codeForStatus, errorBody, errorItem } from './error-body';

const statusLineByCode = new Map([
  ['ERR_HTTP_REQUEST_TIMEOUT', '408 Request Timeout'],
  ['HPE_HEADER_OVERFLOW', '431 Request Header Fields Too Large'],
]);

/** Responds to invalid HTTP, such as headers that are too large or too slow, and closes the connection. */
export function handleClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const line = statusLineByCode.get(error.code ?? '') ?? '400 Bad Request';
  const status = Number.parseInt(line, 10);
  const item = errorItem({ code: codeForStatus(status), params: {} }, { culture: 'en' });
  const requestId = randomUUID();
  const body = JSON.stringify(errorBody(status, [item], requestId));
  const head = [
    `HTTP/1.1 ${line}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'X-Content-Type-Options: nosniff',
    'Cache-Control: no-store',
    `X-Request-Id: ${requestId}`,
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}
