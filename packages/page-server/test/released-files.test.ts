import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ReleasedFiles } from '../src/released-files';
import { serveApp } from './served-app';

let folder: string;
let released: ReleasedFiles;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'matchday-released-'));
  released = new ReleasedFiles(join(folder, 'versions'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Starts a version whose build has one script of its own. */
async function start(version: string): Promise<void> {
  const build = join(folder, `build-${version}`);
  await mkdir(join(build, 'chunks'), { recursive: true });
  writeFileSync(join(build, 'chunks', `${version}.js`), `run('${version}')`);
  await released.add(version, build);
  // Versions are ordered by the time of their start.
  await wait(10);
}

/** An app that has the files of version 2 only. */
const shop = () =>
  serveApp(
    ({ url }) =>
      url === '/_next/static/chunks/v2.js'
        ? { body: 'own', type: 'application/javascript' }
        : { status: 404, body: 'missing' },
    undefined,
    undefined,
    released,
  );

test('a process has the static files of all versions, its own first', async () => {
  await start('v1');
  await start('v2');
  await using app = await shop();
  expect((await app.get('/_next/static/chunks/v2.js')).text).toBe('own');
  for (let time = 0; time < 2; time += 1) {
    const answer = await app.get('/_next/static/chunks/v1.js');
    expect(answer).toMatchObject({ status: 200, text: "run('v1')" });
    expect(answer.headers['content-type']).toBe('text/javascript');
    expect(answer.headers['cache-control']).toContain('immutable');
  }
  expect(app.asked.filter((asked) => asked.includes('v1'))).toHaveLength(1);
});

test('a process has the files of a version that starts after it', async () => {
  await start('v2');
  await using app = await shop();
  expect((await app.get('/_next/static/chunks/v3.js')).status).toBe(404);
  await start('v3');
  expect((await app.get('/_next/static/chunks/v3.js')).text).toBe("run('v3')");
});

test.each([
  '/_next/static/../../secret.js',
  '/_next/static/..%2F..%2Fsecret.js',
  '/_next/static/chunks%5C..%5C..%5Csecret.js',
  '/_next/static/%zz.js',
  '/_next/static/chunks/',
  '/secret.js',
])('%s leads to no file', async (path) => {
  writeFileSync(join(folder, 'secret.js'), 'secret');
  await start('v1');
  expect(await released.read(path)).toBeUndefined();
  await using app = await shop();
  expect((await app.get(path)).status).toBe(404);
});

test('the five versions that started last keep their files', async () => {
  for (const version of ['v1', 'v2', 'v3', 'v4', 'v5']) await start(version);
  await start('v1');
  await start('v6');
  expect(readdirSync(join(folder, 'versions')).toSorted()).toEqual(['v1', 'v3', 'v4', 'v5', 'v6']);
});

test('processes of a version that start at once add its files once', async () => {
  const build = join(folder, 'build');
  await mkdir(build);
  writeFileSync(join(build, 'a.js'), 'a');
  await Promise.all(
    Array.from({ length: 4 }, () => new ReleasedFiles(join(folder, 'versions')).add('v1', build)),
  );
  expect(readdirSync(join(folder, 'versions'))).toEqual(['v1']);
  expect((await released.read('/_next/static/a.js'))?.body.toString()).toBe('a');
});
