import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, onTestFinished, test } from 'vitest';
import { apiReport } from '../src/api-report';
import { buildPackage } from '../src/build/build-package';
import { publicExports, removedTooEarly } from '../src/deprecations/public-exports';
import { readCurrent, readReleased } from '../src/deprecations/released-exports';
import type { PublishedPackage } from '../src/published-packages';

const execute = promisify(execFile);

test('every export that is gone was deprecated in the released version', () => {
  expect(removedTooEarly(readReleased(), readCurrent())).toEqual([]);
});

test('an export that is gone is named, unless it was deprecated', () => {
  const released = { quay: { moor: 'supported', sink: 'deprecated' }, quays: { all: 'supported' } } as const;
  expect(removedTooEarly(released, { quay: {}, pier: { all: 'supported' } })).toEqual([
    'moor of quay',
    'all of quays',
  ]);
  expect(removedTooEarly(released, { ...released, quay: { moor: 'supported' } })).toEqual([]);
});

const harbour = `
/** How boats come in. */
export function moor(name: string): string {
  return 'moored ' + name;
}

/**
 * How boats came in.
 * @deprecated Use \`moor\`, which
 * does the same. Removed in 2.0.0.
 * @param name of the boat
 */
export function tieUp(name: string): string {
  return moor(name);
}

/** @deprecated Use \`moor\`. */
export const anchor = (name: string) => ({ name });

/** @deprecated Use \`string\`. */
export type Boat = string;
`;

describe('a deprecated function', () => {
  test('warns once with its replacement, and not in production', async () => {
    const { folder } = await built(harbour);
    const program = `
      import { anchor, moor, tieUp } from '${join(folder, 'dist/index.js')}';
      console.log(moor('Anna'), tieUp('Ida'), tieUp('Ida'), anchor('Ole').name);`;
    const run = (NODE_ENV: string) =>
      execute(process.execPath, ['--input-type=module', '--eval', program], {
        env: { ...process.env, NODE_ENV },
      });
    const development = await run('development');
    expect(development.stdout).toBe('moored Anna moored Ida moored Ida Ole\n');
    expect(development.stderr.trim().split('\n')).toEqual([
      'harbour: tieUp is deprecated. Use `moor`, which does the same. Removed in 2.0.0.',
      'harbour: anchor is deprecated. Use `moor`.',
    ]);
    expect(await run('production')).toEqual({ ...development, stderr: '' });
  });

  test('is deprecated in the API report, which the check of the next release reads', async () => {
    expect(publicExports(apiReport(await built(harbour)))).toEqual({
      harbour: { moor: 'supported', tieUp: 'deprecated', anchor: 'deprecated', Boat: 'deprecated' },
    });
  });

  test('does not build without a replacement', async () => {
    await expect(built('/** @deprecated */\nexport function moor() {}\n')).rejects.toThrow(
      'a @deprecated mark must name what replaces the export',
    );
  });
});

/** A built package with one module. */
async function built(code: string): Promise<PublishedPackage> {
  const folder = await mkdtemp(join(tmpdir(), 'matchday-harbour-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const manifest = {
    name: 'harbour',
    version: '1.0.0',
    type: 'module',
    exports: { '.': './src/index.ts' },
    publishConfig: { exports: { '.': { types: './dist/index.d.ts', default: './dist/index.js' } } },
  };
  const compilerOptions = { target: 'ES2023', module: 'ESNext', moduleResolution: 'bundler', strict: true };
  await mkdir(join(folder, 'src'));
  await writeFile(join(folder, 'src/index.ts'), code);
  await writeFile(join(folder, 'package.json'), JSON.stringify(manifest));
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['src'] }));
  const published = { name: 'harbour', folder, manifest };
  await buildPackage(published);
  return published;
}
