import path from 'node:path';
import sharp from 'sharp';
import type { Club } from './club';

const width = 1200;
const height = 630;
const edge = 18;
const markSize = 760;
const logoWidth = 620;

/** The sharing image of pages without an image: the logo next to a large, cropped mark. */
export async function writeSocialImage({ folder, mark, logo, tokens }: Club) {
  const { header } = tokens.tone;
  const size = markSize - 2 * edge;
  const [large, wordmark] = await Promise.all([
    sharp(mark, { density: (72 * size) / 64 })
      .resize(size, size)
      .toBuffer(),
    sharp(logo, { density: 300 }).resize({ width: logoWidth }).toBuffer({ resolveWithObject: true }),
  ]);
  const left = width - Math.round(size * 0.62);
  const top = Math.round((height - edge - size) / 2);
  const cut = await sharp(large)
    .extract({ left: 0, top: Math.max(0, -top), width: width - left, height: Math.min(size, height - edge) })
    .toBuffer();
  const bar = await sharp({
    create: { width, height: edge, channels: 3, background: tokens.role.brand.fill },
  })
    .png()
    .toBuffer();
  await sharp({ create: { width, height, channels: 3, background: header.background } })
    .composite([
      { input: cut, left, top: Math.max(0, top) },
      { input: wordmark.data, left: 72, top: Math.round((height - edge - wordmark.info.height) / 2) },
      { input: bar, left: 0, top: height - edge },
    ])
    .png({ palette: true, compressionLevel: 9 })
    .toFile(path.join(folder, 'social.png'));
}
