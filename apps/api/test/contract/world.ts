import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LightMyRequestResponse } from 'fastify';
import { type PaidApi, startPaidApi } from '../paid-api';
import { readyShopper } from '../shopper';
import type { Kind } from './identifier-kinds';
import { KnownValues } from './known';

export interface World {
  api: PaidApi;
  /** What is the store `north`'s. */
  known: KnownValues;
  /** A shopper of `north` who has only to pay. */
  newShopper(): Promise<void>;
  close(): Promise<void>;
}

const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="30"><rect width="24" height="30" fill="#123"/></svg>';

/** The server with its two stores, and what can be named in the first. */
export async function startWorld(): Promise<World> {
  const dataDir = await mkdtemp(join(tmpdir(), 'matchday-world-'));
  for (const file of ['north/jersey-red-front', 'south/glove-grey-front']) {
    await mkdir(join(dataDir, 'media', file, '..'), { recursive: true });
    await writeFile(join(dataDir, 'media', `${file}.svg`), picture);
  }
  const api = await startPaidApi({ env: { DATA_DIR: dataDir, DEMO: 'off' }, providerTimeoutMs: 10_000 });
  const known = new KnownValues();
  known.add('store', 'north');
  known.add('product', 'jersey', 'cap', 'scarf', 'away', 'hidden');
  known.add('variant', 'jersey-red-s', 'jersey-red-m', 'jersey-red-l', 'cap-black-onesize', 'away-white-m');
  known.add('productOrVariant', ...known.of('product'), ...known.of('variant'));
  known.add('category', 'north-root', 'shirts', 'home', 'caps');
  known.add('media', 'jersey-red-front');
  known.add('shippingMethod', 'home-delivery', 'pick-up');
  known.add('paymentMethod', 'card');
  known.add('paymentProvider', 'sandbox');
  known.add('page', '/', '/about/', '/da/om/', '/old-about/', '/shirts/c-shirts/', '/p-jersey-red-s/');
  known.add('idempotencyKey', 'again-and-again', 'once-more');
  return {
    api,
    known,
    newShopper: async () => known.add('basket', (await readyShopper(api.call)).token),
    close: async () => {
      await api.close();
      await rm(dataDir, { recursive: true });
    },
  };
}

/** What an answer tells of: the name of a field, and the kind of what it holds. */
const told: Readonly<Record<string, Kind>> = { token: 'basket' };

/** Notes what a good answer names, so that later requests name it too. */
export function learn(known: KnownValues, answer: LightMyRequestResponse): void {
  if (answer.statusCode !== 200 || !String(answer.headers['content-type']).startsWith('application/json'))
    return;
  JSON.stringify(answer.json(), (key, value: unknown) => {
    const kind = Object.hasOwn(told, key) ? told[key] : undefined;
    if (kind && typeof value === 'string') known.add(kind, value);
    return value;
  });
}
