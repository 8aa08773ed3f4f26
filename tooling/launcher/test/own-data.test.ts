import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { clubsWithoutStore } from '../src/own-data';
import { readServices, type Services } from '../src/ports';

const known = new Set(['harbour']);

/** An API that has the store of Harbour only. */
async function services(dataFolders: Record<string, string | undefined>): Promise<Services> {
  const server = createServer((request, response) =>
    response.writeHead(known.has(String(request.headers.storeid)) ? 200 : 404).end('{}'),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const { api, ...others } = readServices({});
  const clubs = Object.entries(dataFolders).map(([id, dataFolder]) =>
    Object.assign(
      { id, directory: `apps/${id}`, packageName: `@matchday/${id}` },
      api,
      dataFolder && { dataFolder },
    ),
  );
  return { ...others, clubs, api: { ...api, url: `http://127.0.0.1:${port}` } };
}

it('finds the clubs with data whose store is missing', async () => {
  const found = await clubsWithoutStore(
    await services({ harbour: 'apps/harbour/store', quay: 'apps/quay/store', astralis: undefined }),
  );
  expect(found.map(({ id, dataFolder }) => [id, dataFolder])).toEqual([['quay', 'apps/quay/store']]);
});
