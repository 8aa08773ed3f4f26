import { runUntilStopped } from '../src/lifetime';
import { stopSignal } from '../src/stop-signal';
import { createSupervisor } from '../src/supervisor';

/** A launcher in a separate process with two small parts; each prints its process id through it. */
const [logDirectory = '', first = '', second = ''] = process.argv.slice(2);
const stopped = stopSignal();
const supervisor = createSupervisor({ logDirectory, graceMs: 500 });

async function launch(): Promise<void> {
  for (const [name, source] of Object.entries({ first, second })) {
    supervisor.start({
      name,
      command: process.execPath,
      args: ['-e', source],
      cwd: logDirectory,
      onLine: (line) => console.log(line),
    });
  }
}

process.exit(await runUntilStopped(supervisor, launch, stopped));
