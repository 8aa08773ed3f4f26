import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import type { BrandTokens } from './src/theme/tokens';

const apps = path.resolve(import.meta.dirname, '../../apps');
const sizes = [16, 32, 48, 192, 512];

/** Part of a maskable icon's width that every mask leaves in sight. */
const safeZone = 0.66;

async function draw(mark: Buffer, size: number, file: string, background?: string) {
  const drawn = background === undefined ? size : Math.round(size * safeZone);
  const picture = await sharp(mark, { density: (72 * drawn) / 64 })
    .resize(drawn, drawn)
    .toBuffer();
  await sharp({
    create: { width: size, height: size, channels: 4, background: background ?? 'transparent' },
  })
    .composite([{ input: picture, gravity: 'centre' }])
    .png({ palette: true, compressionLevel: 9 })
    .toFile(file);
}

async function writeIcons(app: string) {
  const folder = path.join(apps, app, 'public/brand');
  const mark = await readFile(path.join(folder, 'mark.svg'));
  const theme: { tokens: BrandTokens } = await import(
    pathToFileURL(path.join(apps, app, 'brand/tokens.ts')).href
  );
  const { background } = theme.tokens.tone.header;
  await Promise.all([
    ...sizes.map((size) => draw(mark, size, path.join(folder, `icon-${size}.png`))),
    draw(mark, 180, path.join(folder, 'apple-icon-180.png'), background),
    draw(mark, 512, path.join(folder, 'maskable-512.png'), background),
  ]);
}

const names = await readdir(apps);
await Promise.all(
  names.filter((name) => existsSync(path.join(apps, name, 'public/brand/mark.svg'))).map(writeIcons),
);
