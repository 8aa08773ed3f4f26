import { ConfigError, readConfig } from './config';
import { createContext } from './context';
import { DataDirectoryInUse } from './db/data-directory-lock';
import { buildServer } from './server';

const stopWithinMs = 10_000;

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const context = await createContext(config);
  const app = await buildServer(context);

  let stopping = false;
  const stop = async (signal: string) => {
    if (stopping) return;
    stopping = true;
    context.log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), stopWithinMs).unref();
    await app.close();
    await context.close();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => void stop(signal));

  await app.listen({ host: config.host, port: config.port });
}

main().catch((error: unknown) => {
  const expected = error instanceof ConfigError || error instanceof DataDirectoryInUse;
  process.stderr.write(`${expected ? error.message : describe(error)}\n`);
  process.exit(1);
});

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
