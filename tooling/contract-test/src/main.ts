#!/usr/bin/env tsx
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Contract, type Document } from './contract';
import { payInSandbox } from './pay-in-sandbox';
import { report } from './report';
import { countFaults, runKit } from './run-kit';

const usage = `Checks whether a back end keeps the contract.

  npm run contract-test -- --url http://127.0.0.1:4000 --store astralis [--culture en]
      [--level read|purchase] [--shop http://127.0.0.1:3001] [--pay sandbox] [--contract openapi.json]

  --url       address of the back end
  --store     a store with products that can be ordered
  --culture   the culture of most calls; en by default
  --level     read leaves the shop unchanged, and is the default; purchase also fills baskets and starts payments
  --shop      origin of the shop, to which a payment returns; needed for purchase
  --pay       sandbox pays on the page of the payment sandbox; without it, payments stay open
  --contract  the contract; the one of this version by default

Exit codes: 0 the contract is kept, 1 it is not, 2 invalid arguments.
`;

// Resolve paths from the caller's folder, because a package manager runs scripts in the package root.
if (process.env.INIT_CWD) process.chdir(process.env.INIT_CWD);

function readArguments() {
  const text = { type: 'string' } as const;
  const options = {
    url: text,
    store: text,
    culture: text,
    level: text,
    shop: text,
    pay: text,
    contract: text,
  };
  const { values } = parseArgs({ options });
  const { url, store, culture = 'en', level = 'read', shop = '', pay, contract } = values;
  if (!url || !URL.canParse(url)) throw new Error('--url must be the address of a back end.');
  if (!store) throw new Error('--store is missing.');
  if (level !== 'read' && level !== 'purchase') throw new Error('--level must be read or purchase.');
  if (level === 'purchase' && !URL.canParse(shop)) throw new Error('--shop must be the origin of the shop.');
  if (pay !== undefined && pay !== 'sandbox') throw new Error('--pay can be sandbox only.');
  const shipped = createRequire(import.meta.url).resolve('@matchday/api-client/openapi.json');
  const document: Document = JSON.parse(readFileSync(contract ? resolve(contract) : shipped, 'utf8'));
  const run = { url, store, culture, level, shop, pay: pay && payInSandbox } as const;
  return { document, run: { ...run, pay: run.pay || undefined } };
}

try {
  const { document, run } = readArguments();
  const verdicts = await runKit(document, run);
  process.stdout.write(report(new Contract(document), verdicts));
  process.exitCode = countFaults(verdicts) > 0 ? 1 : 0;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  process.exitCode = 2;
}
