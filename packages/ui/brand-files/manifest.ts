import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Club } from './club';
import { homeScreenIcons } from './icons';

const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/brand/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** The home-screen manifest (S1.4), one file per language. The app starts in the language of its manifest. */
export async function writeManifests({ folder, brand }: Club) {
  const { siteName, cultures, manifest } = brand;
  await Promise.all(
    cultures.map(({ culture, locale, pathPrefix }) =>
      writeFile(
        path.join(folder, `manifest.${culture}.webmanifest`),
        `${JSON.stringify(
          {
            name: siteName,
            short_name: manifest.shortName,
            lang: locale,
            id: `${pathPrefix}/`,
            start_url: `${pathPrefix}/`,
            scope: '/',
            display: 'standalone',
            theme_color: manifest.themeColor,
            background_color: manifest.backgroundColor,
            icons: homeScreenIcons.flatMap((size) => [
              icon('icon', size, 'any'),
              icon('maskable', size, 'maskable'),
            ]),
          },
          null,
          2,
        )}\n`,
      ),
    ),
  );
}
