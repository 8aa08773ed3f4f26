import path from 'node:path';
import sharp from 'sharp';
import type { Club } from './club';

/** The share of a maskable icon's width that every mask leaves visible. */
const safeZone = 0.66;

const favicons = [16, 32, 48];
const homeScreenIcons = [192, 512];

async function renderIcon(mark: Buffer, size: number, file: string, background?: string) {
  const markSize = background === undefined ? size : Math.round(size * safeZone);
  const image = await sharp(mark, { density: (72 * markSize) / 64 })
    .resize(markSize, markSize)
    .toBuffer();
  await sharp({
    create: { width: size, height: size, channels: 4, background: background ?? 'transparent' },
  })
    .composite([{ input: image, gravity: 'centre' }])
    .png({ palette: true, compressionLevel: 9 })
    .toFile(file);
}

/** Renders the mark in every size for browsers and home screens; masked icons get the header's background. */
export async function writeIcons({ folder, mark, tokens }: Club) {
  const { background } = tokens.tone.header;
  const at = (name: string) => path.join(folder, name);
  await Promise.all([
    ...[...favicons, ...homeScreenIcons].map((size) => renderIcon(mark, size, at(`icon-${size}.png`))),
    ...homeScreenIcons.map((size) => renderIcon(mark, size, at(`maskable-${size}.png`), background)),
    renderIcon(mark, 180, at('apple-icon-180.png'), background),
  ]);
}
