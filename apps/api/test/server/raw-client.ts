import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** A connection that sends what it is told and tells what came back and when it ended. */
export interface RawClient {
  socket: Socket;
  send(text: string): void;
  /** All that came, once the server has ended the connection. */
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

/** The status and the JSON body of an answer as it came over the wire. */
export function parseResponse(answer: string): { status: number; body: unknown } {
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), body: body === '' ? undefined : JSON.parse(body) };
}
