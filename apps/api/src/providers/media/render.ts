import sharp, { type Sharp } from 'sharp';
import { cropArea, type Rendition } from '../../domain/rendition';

const svgDotsPerInch = 72;
const drawnSide = 2000;
const paper = '#ffffff';
/** AVIF looks as good as the others at a lower number. */
const avifEarlier = 20;

// One thread a picture: the server renders a few at once, and has requests to answer meanwhile.
sharp.concurrency(1);

/**
 * What a picture's forms are made from: of a drawing, its pixels at full size, since folds and shadows drawn at a small
 * size look rougher than those made small.
 */
export async function masterOf(original: Buffer): Promise<Buffer> {
  const { format, width, height } = await sharp(original).metadata();
  if (format !== 'svg') return original;
  const density = svgDotsPerInch * Math.max(1, drawnSide / Math.max(width, height));
  return sharp(original, { density }).png({ compressionLevel: 3 }).toBuffer();
}

/** Makes a picture's form. */
export async function render(master: Buffer, rendition: Rendition): Promise<Buffer> {
  const { width, height } = rendition;
  const image = sharp(master);
  const crops = rendition.mode === 'crop' && width !== undefined && height !== undefined;
  if (crops) image.extract(cropArea(await sizeOf(image), { width, height }, rendition.focal));
  image.resize({ width, height, fit: crops ? 'fill' : 'contain', background: paper });
  return encode(image, rendition).toBuffer();
}

async function sizeOf(image: Sharp): Promise<{ width: number; height: number }> {
  const { width, height } = await image.metadata();
  return { width, height };
}

function encode(image: Sharp, { format, quality }: Rendition): Sharp {
  if (format === 'png') return image.png({ compressionLevel: 9 });
  if (format === 'webp') return image.webp({ quality });
  if (format === 'avif') return image.avif({ quality: Math.max(1, quality - avifEarlier), effort: 2 });
  return image.flatten({ background: paper }).jpeg({ quality, mozjpeg: true });
}
