import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

interface Brand {
  siteName: string;
  cultures: readonly { culture: string; locale: string; pathPrefix: string }[];
  manifest: { themeColor: string; backgroundColor: string };
}
interface Manifest {
  name: string;
  start_url: string;
  lang: string;
  theme_color: string;
  background_color: string;
  icons: { src: string; sizes: string; purpose: string }[];
}

const brands = import.meta.glob<{ brand: Brand }>('../../../../apps/*/brand/brand.ts', { eager: true });
const manifests = import.meta.glob<string>('../../../../apps/*/public/brand/*.webmanifest', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** `npm run icons` creates these files. */
describe.each(Object.entries(brands))('%s', (path, { brand }) => {
  const folder = path.replace('brand/brand.ts', 'public/brand');
  const here = (name: string) => existsSync(fileURLToPath(new URL(`${folder}/${name}`, import.meta.url)));

  test.each(['mark.svg', 'icon-16.png', 'icon-32.png', 'icon-48.png', 'apple-icon-180.png', 'social.png'])(
    'has %s',
    (name) => {
      expect(here(name)).toBe(true);
    },
  );

  test.each(brand.cultures)('starts from a home screen in $culture', ({ culture, locale, pathPrefix }) => {
    const manifest = JSON.parse(manifests[`${folder}/manifest.${culture}.webmanifest`] ?? '{}') as Manifest;
    expect(manifest).toMatchObject({
      name: brand.siteName,
      lang: locale,
      start_url: `${pathPrefix}/`,
      theme_color: brand.manifest.themeColor,
      background_color: brand.manifest.backgroundColor,
    });
    expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '192x192 maskable',
      '512x512 any',
      '512x512 maskable',
    ]);
    for (const { src } of manifest.icons) expect(here(src.replace('/brand/', ''))).toBe(true);
  });
});
