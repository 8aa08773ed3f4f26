import { startSandbox } from './index';

const { SANDBOX_SECRET, SANDBOX_URL, WEBHOOK_URL, DATA_DIR, HOST, PORT } = process.env;
if (!SANDBOX_SECRET) throw new Error('SANDBOX_SECRET is not set.');
if (!WEBHOOK_URL) throw new Error('WEBHOOK_URL is not set.');

const sandbox = await startSandbox({
  secret: SANDBOX_SECRET,
  webhookUrl: WEBHOOK_URL,
  port: Number(PORT ?? 4100),
  logger: true,
  ...(HOST && { host: HOST }),
  ...(SANDBOX_URL && { publicUrl: SANDBOX_URL }),
  ...(DATA_DIR && { dataDir: DATA_DIR }),
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void sandbox.close());
