import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Document } from '@matchday/contract-types/document';
import sharp from 'sharp';
import { afterEach, describe, expect, it } from 'vitest';
import { contractChanges } from '../src/differences/contract';
import { comparePictures } from '../src/differences/pictures';
import { accessibilityChanges, byteChanges } from '../src/differences/screens';
import { textChanges } from '../src/differences/texts';
import { installedPackages } from '../src/sources/installed-packages';

const screen = (path: string, more: object = {}) => ({
  path,
  javaScript: 1000,
  css: 100,
  violations: [],
  ...more,
});

describe('pictures', () => {
  const folders: string[] = [];
  afterEach(() => {
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
  });

  const picture = (background: string, height = 40) =>
    sharp({ create: { width: 60, height, channels: 3, background } })
      .png()
      .toBuffer();

  async function folderOf(pictures: Readonly<Record<string, Promise<Buffer>>>): Promise<string> {
    const folder = mkdtempSync(join(tmpdir(), 'matchday-pictures-'));
    folders.push(folder);
    mkdirSync(folder, { recursive: true });
    for (const [name, image] of Object.entries(pictures))
      writeFileSync(join(folder, `${name}.png`), await image);
    return folder;
  }

  it('that differ are told, the largest change first, and those that are equal are not', async () => {
    const from = await folderOf({
      'basket-360': picture('#ffffff'),
      'front-360': picture('#ffffff'),
      'front-1440': picture('#c8102e'),
      'terms-360': picture('#ffffff'),
    });
    const to = await folderOf({
      'basket-360': picture('#ffffff'),
      'front-360': picture('#000000'),
      'front-1440': picture('#c8112e'),
      'stadium-360': picture('#ffffff'),
    });
    const out = await folderOf({});
    const { compared, changes } = await comparePictures(from, to, out, 'screens');
    expect(compared).toBe(5);
    expect(changes.map(({ name, status, share }) => ({ name, status, share }))).toEqual([
      { name: 'front-360', status: 'changed', share: 1 },
      { name: 'stadium-360', status: 'added', share: undefined },
      { name: 'terms-360', status: 'gone', share: undefined },
      { name: 'front-1440', status: 'changed', share: 0 },
    ]);
    const { from: before, difference } = changes[0]?.images ?? {};
    expect((await sharp(join(out, before ?? '')).metadata()).width).toBe(60);
    expect((await sharp(join(out, difference ?? '')).metadata()).format).toBe('webp');
  });

  it('of a longer page differ by what was added', async () => {
    const from = await folderOf({ front: picture('#ffffff', 40) });
    const to = await folderOf({ front: picture('#ffffff', 50) });
    const { changes } = await comparePictures(from, to, await folderOf({}), 'screens');
    expect(changes[0]?.share).toBeGreaterThan(0);
  });
});

it('bytes are compared by address', () => {
  expect(
    byteChanges(
      { 'front-360': screen('/'), 'cart-360': screen('/cart/'), 'old-360': screen('/old/') },
      { 'front-360': screen('/', { javaScript: 1200 }), 'cart-360': screen('/cart/') },
    ),
  ).toEqual([
    { name: '/', from: { javaScript: 1000, css: 100 }, to: { javaScript: 1200, css: 100 }, changed: true },
    {
      name: '/cart/',
      from: { javaScript: 1000, css: 100 },
      to: { javaScript: 1000, css: 100 },
      changed: false,
    },
    { name: '/old/', from: { javaScript: 1000, css: 100 }, changed: true },
  ]);
});

it('faults of accessibility are new, gone, or in both versions', () => {
  const faulty = (...violations: string[]) => ({ 'front-360': screen('/', { violations }) });
  expect(
    accessibilityChanges(
      faulty('label: <input id="a">', 'region: <p>'),
      faulty('label: <input id="b">', 'color-contrast: <a>'),
    ),
  ).toEqual({
    checked: 1,
    added: [{ screen: 'front-360', violation: 'color-contrast: <a>' }],
    gone: [{ screen: 'front-360', violation: 'region: <p>' }],
    known: [{ screen: 'front-360', violation: 'label: <input id="b">' }],
  });
});

it('texts are compared by culture', () => {
  const facts = (texts: Record<string, Record<string, string>>) => ({
    hashes: { code: '', files: '', packages: '', texts: '', data: '' },
    packages: [],
    routes: [],
    texts,
  });
  expect(
    textChanges(
      facts({ da: { 'Basket.Title': 'Kurv', 'Basket.Undo': 'Fortryd' } }),
      facts({
        da: { 'Basket.Title': 'Indkøbskurv', 'Basket.Undo': 'Fortryd' },
        en: { 'Basket.Title': 'Basket' },
      }),
    ),
  ).toEqual([
    { culture: 'da', name: 'Basket.Title', from: 'Kurv', to: 'Indkøbskurv' },
    { culture: 'en', name: 'Basket.Title', to: 'Basket' },
  ]);
});

it('a contract breaks a client, or has additions', () => {
  const withBasket = (
    properties: Record<string, { type: string }>,
    more: Document['paths'] = {},
  ): Document => ({
    paths: {
      '/basket': {
        get: {
          operationId: 'getBasket',
          responses: { 200: { content: { json: { schema: { type: 'object', properties } } } } },
        },
      },
      ...more,
    },
    components: { schemas: {} },
  });
  const font = { '/font': { get: { operationId: 'getFont', responses: {} } } };
  const string = { type: 'string' };
  expect(
    contractChanges(
      withBasket({ id: string, note: string }),
      withBasket({ id: string, total: string }, font),
    ),
  ).toEqual({
    breaking: ['getBasket 200.note was removed'],
    additions: ['getBasket 200.total', 'getFont'],
  });
});

it('packages are those that a workspace package runs with, however far away', () => {
  const lockfile = `
importers:
  apps/dbu:
    dependencies:
      '@matchday/ui': { version: link:../../packages/ui }
      react-dom: { version: 19.3.1(react@19.3.1) }
    devDependencies:
      vitest: { version: 5.1.0 }
  packages/ui:
    dependencies:
      clsx: { version: 2.1.1 }
      alias: { version: other@1.0.0 }
snapshots:
  clsx@2.1.1: {}
  other@1.0.0: {}
  react@19.3.1: {}
  react-dom@19.3.1(react@19.3.1):
    dependencies: { react: 19.3.1, scheduler: 0.28.0 }
  scheduler@0.28.0: {}
  vitest@5.1.0: {}
`;
  expect(installedPackages(lockfile, 'apps/dbu')).toEqual([
    'clsx@2.1.1',
    'other@1.0.0',
    'react-dom@19.3.1',
    'react@19.3.1',
    'scheduler@0.28.0',
  ]);
});
