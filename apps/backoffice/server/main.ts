import { buildServer } from './build-server';
import { readConfig } from './config';

const config = readConfig(process.env);
const app = await buildServer(config, true);
await app.listen({ host: config.host, port: config.port });

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void app.close());
