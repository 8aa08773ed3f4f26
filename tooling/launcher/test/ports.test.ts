import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { findFreePort, findPortOffset, refuseTakenPorts } from '../src/free-port';
import { readServices } from '../src/ports';

function repository(apps: Record<string, object>): string {
  const directory = mkdtempSync(join(tmpdir(), 'repository-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  for (const [id, manifest] of Object.entries(apps)) {
    mkdirSync(join(directory, 'apps', id, 'brand'), { recursive: true });
    writeFileSync(join(directory, 'apps', id, 'package.json'), JSON.stringify(manifest));
  }
  mkdirSync(join(directory, 'apps/api'), { recursive: true });
  return directory;
}

const rovers = {
  name: '@shop/rovers',
  matchday: { name: 'Rovers', port: 3102, portVariable: 'ROVERS_PORT' },
};
const united = {
  name: '@shop/united',
  matchday: { name: 'United', port: 3101, portVariable: 'UNITED_PORT' },
};

describe('readServices', () => {
  it('finds each club by its brand, sorted by port', () => {
    const { clubs, api } = readServices({}, repository({ rovers, united }));
    expect(clubs.map(({ id, name, url }) => [id, name, url])).toEqual([
      ['united', 'United', 'http://127.0.0.1:3101'],
      ['rovers', 'Rovers', 'http://127.0.0.1:3102'],
    ]);
    expect(api.url).toBe('http://127.0.0.1:4000');
  });

  it('takes ports from the environment', () => {
    const { clubs, sandbox } = readServices(
      { ROVERS_PORT: '5200', SANDBOX_PORT: '5201' },
      repository({ rovers }),
    );
    expect(clubs[0]?.port).toBe(5200);
    expect(sandbox.port).toBe(5201);
  });

  it.each(['x', '0', '65536', '80.5'])('rejects %s as a port', (port) => {
    expect(() => readServices({ API_PORT: port }, repository({}))).toThrow(`API_PORT is "${port}"`);
  });

  it('rejects one port for two services', () => {
    expect(() => readServices({ ROVERS_PORT: '4000' }, repository({ rovers }))).toThrow(
      'Port 4000 is used by both Rovers and Shop API (ROVERS_PORT, API_PORT).',
    );
  });

  it('names a club without a port', () => {
    expect(() => readServices({}, repository({ rovers: { name: '@shop/rovers' } }))).toThrow(
      'has no "matchday" field',
    );
  });

  it('reads the clubs of this repository', () => {
    const ids = readServices({}).clubs.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(['astralis', 'realbetis', 'dbu']));
  });
});

describe('refuseTakenPorts', () => {
  it('names the service and the variable of a port in use', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => void server.close());
    await new Promise((resolve) => server.once('listening', resolve));
    const address = server.address();
    const port = address && typeof address === 'object' ? address.port : 0;
    const taken = { name: 'Rovers', port, portVariable: 'ROVERS_PORT', url: '' };
    const free = { name: 'United', port: await findFreePort(), portVariable: 'UNITED_PORT', url: '' };
    await expect(refuseTakenPorts([free, taken])).rejects.toThrow(
      `Port ${port} (Rovers, ROVERS_PORT) is in use.`,
    );
    await expect(refuseTakenPorts([free])).resolves.toBeUndefined();
  });
});

it('moves all services to free ports', async () => {
  const start = (await findFreePort()) - 300;
  const service = (port: number) => ({ name: 'Rovers', port, portVariable: 'ROVERS_PORT', url: '' });
  const services = [service(start), service(start + 1)];
  const server = createServer().listen(start + 300, '127.0.0.1');
  onTestFinished(() => void server.close());
  await new Promise((resolve) => server.once('listening', resolve));
  const offset = await findPortOffset(services);
  expect(offset).toBeGreaterThan(300);
  await expect(refuseTakenPorts(services.map(({ port }) => service(port + offset)))).resolves.toBeUndefined();
});
