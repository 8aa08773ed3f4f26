import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readConfig } from '../src/config';
import { countBacklog } from '../src/jobs/backlog';
import { createMetrics } from '../src/platform/observability/metrics';
import { openTestDatabase } from './test-database';

const folder = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(folder, path), 'utf8');
const manual = read('../../docs/operating.md');

it('documents exactly the environment variables that the API reads', () => {
  const namesRead = new Set<string>();
  const env = new Proxy<Record<string, string>>(
    {},
    {
      get: (_, name) => {
        namesRead.add(String(name));
        if (name === 'PAYMENT_SANDBOX') return 'on';
        return name === 'METRICS_PORT' ? '9464' : undefined;
      },
    },
  );
  readConfig(env);
  const [, table = ''] = read('README.md').split('## Environment');
  const rows = (table.split('\n## ')[0] ?? '').split('\n').filter((line) => line.startsWith('| `'));
  const documented = rows.flatMap((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/[A-Z][A-Z_]+/g)].map(([name]) => name),
  );
  expect(documented.length).toBeGreaterThan(20);
  expect([...namesRead].filter((name) => !documented.includes(name) && name !== 'NODE_ENV')).toEqual([]);
  expect(documented.filter((name) => !namesRead.has(name))).toEqual([]);
});

it('documents exactly the metrics of the API', async () => {
  const database = await openTestDatabase();
  const connections = () => ({ busy: 0, idle: 0, waiting: 0 });
  const text = await createMetrics({ connections }, () => countBacklog(database.db, new Date())).read();
  const measured = [...text.matchAll(/^# HELP (matchday_\w+)/gm)].map(([, name]) => name);
  await database.close();
  const [, table = ''] = manual.split('## What is measured');
  const documented = [...(table.split('Alerts')[0] ?? '').matchAll(/`(matchday_\w+)`/g)].map(
    ([, name]) => name,
  );
  expect(new Set(documented)).toEqual(new Set(measured));
});

it.each(['alerts.yaml', 'dashboard.json'])('has the metrics, queues and operations of %s', async (file) => {
  const database = await openTestDatabase();
  const metrics = createMetrics({ connections: () => ({ busy: 1, idle: 1, waiting: 1 }) }, () =>
    countBacklog(database.db, new Date()),
  );
  metrics.recordRequest('addBasketLine', 200, 0.1);
  metrics.recordPayment('sandbox', 'declined', 'card_declined');
  const text = await metrics.read();
  await database.close();
  const used = read(`../../deploy/monitoring/${file}`).replaceAll('\\"', '"');
  const names = new Set(used.match(/\b(?:matchday|nodejs|process)_\w+/g));
  expect(names.size).toBeGreaterThan(4);
  for (const name of names) expect(text).toMatch(new RegExp(`^${name}[ {]`, 'm'));
  for (const [, queue] of used.matchAll(/queue="(\w+)"/g)) expect(text).toContain(`queue="${queue}"`);
  for (const [, state] of used.matchAll(/state="(\w+)"/g)) expect(text).toContain(`state="${state}"`);
  const known = new Set(
    [...read('../../packages/api-client/openapi.json').matchAll(/"operationId": "(\w+)"/g)].map(
      ([, name]) => name,
    ),
  );
  const operations = [...used.matchAll(/operation!?="(\w+)"/g)].map(([, operation]) => operation);
  expect(operations).toContain('checkOutBasket');
  expect(operations.filter((operation) => !known.has(operation))).toEqual([]);
});

it('documents every warning and error of the log', () => {
  const lines = globSync('src/**/*.ts', { cwd: folder })
    .filter((path) => !path.endsWith('.test.ts'))
    .flatMap((path) =>
      [...read(path).matchAll(/log\.(?:warn|error)\([^;]*?'([^']+)',?\s*\)/g)].map(([, line]) => line),
    );
  expect(lines.length).toBeGreaterThan(15);
  expect(lines.filter((line) => !manual.includes(`\`${line}\``))).toEqual([]);
});
