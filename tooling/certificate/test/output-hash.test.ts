import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { outputHash } from '../src/measures/output-hash';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** A build as Next leaves it, with the id and the keys that Next invented for it. */
function built(id: string, more: Readonly<Record<string, string>> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'matchday-build-'));
  folders.push(folder);
  const files = {
    BUILD_ID: id,
    'prerender-manifest.json': JSON.stringify({ preview: { previewModeId: `preview-of-${id}` } }),
    [`static/${id}/_buildManifest.js`]: 'self.manifest = []',
    'static/chunks/0a1b.js': 'console.log("shop")',
    'server/app/cart.rsc': `{"b":"${id}","k":"%%drp:culture:4eb88ce93e5${id.length}%%"}`,
    'server/app/page.js.nft.json': JSON.stringify({ files: ['b.js', 'a.js'], fileHashes: [id] }),
    trace: `took a while in ${id}`,
    'cache/x': id,
    ...more,
  };
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  }
  return folder;
}

it('is the same for two builds of the same sources', () => {
  expect(outputHash(built('tpt2y3GEUs'))).toBe(outputHash(built('fZpyWFiqAXpHd')));
});

it.each([
  ['a script', { 'static/chunks/0a1b.js': 'console.log("stop")' }],
  ['a new file', { 'static/chunks/0a1c.js': '' }],
  ['a page', { 'server/app/cart.rsc': '{"b":"one more"}' }],
  ['what a deployment copies', { 'server/app/page.js.nft.json': JSON.stringify({ files: ['b.js'] }) }],
])('differs with %s', (_what, more) => {
  expect(outputHash(built('tpt2y3GEUs', more))).not.toBe(outputHash(built('tpt2y3GEUs')));
});

it('does not take a folder without a build for one', () => {
  const folder = mkdtempSync(join(tmpdir(), 'matchday-build-'));
  folders.push(folder);
  expect(() => outputHash(folder)).toThrow('no such file');
});
