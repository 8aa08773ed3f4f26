import path from 'node:path';
import sharp from 'sharp';
import type { Club } from './club';

/** The share of a maskable icon's width that every mask leaves visible. */
const safeZone = 0.66;

export const favicons = [16, 32, 48];
export const homeScreenIcons = [192, 512];

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

/** Renders the mark in every size for browsers and home screens; masked icons get the header's background. */
export async function writeIcons({ folder, mark, tokens }: Club) {
  const { background } = tokens.tone.header;
  const at = (name: string) => path.join(folder, name);
  await Promise.all([
    ...[...favicons, ...homeScreenIcons].map((size) => draw(mark, size, at(`icon-${size}.png`))),
    ...homeScreenIcons.map((size) => draw(mark, size, at(`maskable-${size}.png`), background)),
    draw(mark, 180, at('apple-icon-180.png'), background),
  ]);
}
