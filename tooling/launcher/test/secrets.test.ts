import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { readSecrets } from '../src/secrets';

it('creates secrets once and makes them readable by their owner only', () => {
  const directory = mkdtempSync(join(tmpdir(), 'secrets-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  const secrets = readSecrets(join(directory, 'data'));
  expect(readSecrets(join(directory, 'data'))).toEqual(secrets);
  expect(new Set(Object.values(secrets)).size).toBe(4);
  expect(Math.min(...Object.values(secrets).map(({ length }) => length))).toBeGreaterThanOrEqual(40);
  expect(statSync(join(directory, 'data/secrets.json')).mode & 0o777).toBe(0o600);
});
