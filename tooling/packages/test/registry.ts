import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '@matchday/launcher/free-port';
import { runServer } from 'verdaccio';
import { onTestFinished } from 'vitest';

const user = { name: 'releaser', password: 'rehearsed-release' };

/** A registry with nothing but what a test publishes. Resolves with the settings of npm and pnpm for `@matchday` packages. */
export async function startRegistry(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'matchday-registry-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const port = await findFreePort();
  const configuration = join(folder, 'config.yaml');
  await writeFile(
    configuration,
    JSON.stringify({
      storage: join(folder, 'storage'),
      auth: { htpasswd: { file: join(folder, 'users') } },
      packages: { '**': { access: '$all', publish: '$authenticated' } },
      log: { type: 'stdout', level: 'error' },
    }),
  );
  const server: Server = await runServer(configuration);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  onTestFinished(() => server.close().closeAllConnections());
  const address = `127.0.0.1:${port}`;
  return `@matchday:registry=http://${address}/\n//${address}/:_authToken=${await logIn(`http://${address}`)}\n`;
}

async function logIn(registry: string): Promise<string> {
  const answer = await fetch(`${registry}/-/user/org.couchdb.user:${user.name}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(user),
  });
  const { token }: { token?: string } = JSON.parse(await answer.text());
  if (!token) throw new Error(`The registry refused the user with status ${answer.status}`);
  return token;
}
