import { parseArgs } from 'node:util';
import { startShop } from '@matchday/page-server/start-shop';
import { logFailure } from './log';
import { readViewQuery } from './routing/list-view';

const { values } = parseArgs({
  options: {
    hostname: { type: 'string', default: '127.0.0.1' },
    port: { type: 'string', default: process.env.PORT ?? '3000' },
  },
});

const stop = await startShop({
  directory: process.cwd(),
  build: process.env.NEXT_DIST_DIR ?? '.next',
  hostname: values.hostname,
  port: Number(values.port),
  readQuery: readViewQuery,
  log: (message, error) => logFailure(message, error ?? ''),
});
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    void stop().finally(() => process.exit());
  });
