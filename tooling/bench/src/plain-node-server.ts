import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '@matchday/launcher/free-port';
import { waitUntilReady } from '@matchday/launcher/ready';
import { createSupervisor } from '@matchday/launcher/supervisor';

/** Serves the bytes with plain Node, in a process of its own. */
export async function startPlainNode(
  bytes: Buffer,
): Promise<{ url: string; processId: number; stop: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'matchday-plain-'));
  const file = join(folder, 'page.gz');
  writeFileSync(file, bytes);
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}/`;
  const supervisor = createSupervisor({ logDirectory: folder, graceMs: 2_000 });
  const part = {
    name: 'plain-node',
    command: process.execPath,
    args: [join(import.meta.dirname, 'plain-node.ts'), file, String(port)],
    cwd: folder,
  };
  supervisor.start(part);
  await Promise.race([waitUntilReady(url, 60_000), supervisor.failure]);
  return {
    url,
    processId: supervisor.processOf(part),
    async stop() {
      await supervisor.stop();
      rmSync(folder, { recursive: true });
    },
  };
}
