import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';

/** The clubs' shops, as they are receivedChanges of changes. */
export interface Shop {
  origin: string;
  /** The store and version of each change that it was receivedChanges of. */
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
