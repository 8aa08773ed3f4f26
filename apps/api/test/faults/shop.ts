import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';

/** A shop that receives changes. */
export interface Shop {
  origin: string;
  /** Store and version of each received change. */
  receivedChanges: string[];
  close(): void;
}

export async function startShop(): Promise<Shop> {
  const receivedChanges: string[] = [];
  const server = createServer((request, response) => {
    void (async () => {
      const { storeId, version } = JSON.parse(await text(request));
      receivedChanges.push(`${storeId} ${version}`);
      response.end();
    })();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return { origin: `http://127.0.0.1:${port}`, receivedChanges, close: () => server.close() };
}
