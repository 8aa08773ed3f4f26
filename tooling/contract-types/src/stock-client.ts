import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createClient } from '@hey-api/openapi-ts';

const run = promisify(execFile);
const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Generates a client from the contract with a stock generator, and checks the types of the program that uses it. */
export async function generateStockClient(): Promise<void> {
  await createClient({
    input: at('../../../packages/api-client/openapi.json'),
    output: at('../stock-client/generated'),
    plugins: ['@hey-api/client-fetch', '@hey-api/sdk', '@hey-api/typescript'],
    logs: { level: 'silent' },
  });
  await run(process.execPath, [at('../node_modules/typescript/bin/tsc'), '-p', at('../stock-client')]);
}

/**
 * Buys two jerseys with the generated client.
 *
 * @returns the order's number, and the numbers of all orders of the customer
 */
export async function buyWithStockClient(
  environment: Record<'API_URL' | 'STORE_ID' | 'EMAIL' | 'PASSWORD' | 'SHOP', string>,
): Promise<{ orderNumber: string; mine: string[] }> {
  const { stdout } = await run(process.execPath, ['--import', 'tsx', at('../stock-client/purchase.ts')], {
    env: { ...process.env, ...environment },
  });
  return JSON.parse(stdout);
}
