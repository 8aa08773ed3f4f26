import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** A raw TCP connection to the server. */
export interface RawClient {
  socket: Socket;
  send(text: string): void;
  /** Everything received, once the server has closed the connection. */
  ended: Promise<string>;
}

export async function connectTo(address: string): Promise<RawClient> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  const parts: Buffer[] = [];
  socket.on('data', (part) => parts.push(part));
  const ended = new Promise<string>((resolve) => {
    socket.on('error', () => {});
    socket.once('close', () => resolve(Buffer.concat(parts).toString()));
  });
  await once(socket, 'connect');
  return { socket, send: (text) => void socket.write(text), ended };
}

/** Parses the status and JSON body of a raw response. */
export function parseResponse(response: string): { status: number; body: unknown } {
  const [head = '', body = ''] = response.split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), body: body === '' ? undefined : JSON.parse(body) };
}
