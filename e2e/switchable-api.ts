import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { findFreePort } from '@matchday/launcher/free-port';

/** The API at its own address, where a test can stop and start it. */
export async function startSwitchableApi(url: string) {
  const { hostname, port } = new URL(url);
  const own = await findFreePort();
  const open = new Set<Socket>();
  const keep = (socket: Socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket)).on('error', () => socket.destroy());
  };
  const server = createServer((caller) => {
    const api = connect(Number(port), hostname);
    for (const socket of [caller, api]) keep(socket);
    caller.on('close', () => api.destroy()).pipe(api);
    api.on('close', () => caller.destroy()).pipe(caller);
  });
  const listen = async () => {
    server.listen(own, '127.0.0.1');
    await once(server, 'listening');
  };
  const goAway = async () => {
    const closed = once(server, 'close');
    server.close();
    for (const socket of open) socket.destroy();
    await closed;
  };
  await listen();
  return {
    url: `http://127.0.0.1:${own}`,
    /** Closes open connections and refuses new ones. */
    goAway,
    comeBack: listen,
    stop: () => (server.listening ? goAway() : Promise.resolve()),
  };
}
