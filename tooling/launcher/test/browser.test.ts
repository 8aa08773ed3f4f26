import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { findBrowser } from '../src/browser';

function program(exitCode: number): string {
  const directory = mkdtempSync(join(tmpdir(), 'browser-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  const path = join(directory, 'browser');
  writeFileSync(path, `#!/bin/sh\nexit ${exitCode}\n`);
  chmodSync(path, 0o755);
  return path;
}

it('prefers the browser of BROWSER_PATH to any other', async () => {
  const path = program(0);
  expect(await findBrowser({ BROWSER_PATH: path })).toBe(path);
});

it('reports that the browser of BROWSER_PATH does not start', async () => {
  await expect(findBrowser({ BROWSER_PATH: program(127) })).rejects.toThrow('does not start');
  await expect(findBrowser({ BROWSER_PATH: '/no/such/browser' })).rejects.toThrow('does not start');
});
