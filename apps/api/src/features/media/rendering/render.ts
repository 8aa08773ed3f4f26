import sharp, { type ResizeOptions, type Sharp } from 'sharp';
import { cropArea, longestSide, type Rendition } from './rendition';

const svgDotsPerInch = 72;
const largeSide = 2000;
const smallSide = 600;
const paper = '#ffffff';
/** As fast as WebP. The next one takes three times as long for a tenth of the bytes. */
const avifEffort = 0;

/** The size in pixels that a drawing is given. */
export type MasterSize = 'full' | 'large';

/**
 * From what a drawing's form is made. A drawing takes its time by its pixels, most of all its shadows: the larger one is
 * drawn only for forms that are larger than the drawing says it is.
 */
export async function masterSize(drawing: Buffer, { width = 0, height = 0 }: Rendition): Promise<MasterSize> {
  const drawn = await sharp(drawing).metadata();
  return width > drawn.width || height > drawn.height || isSmall(drawn) ? 'large' : 'full';
}

/**
 * A drawing's pixels, from which all its forms are made, since folds and shadows drawn at a small size look rougher than
 * those made small.
 */
export async function masterOf(drawing: Buffer, size: MasterSize): Promise<Buffer> {
  const { width, height } = await sharp(drawing).metadata();
  const scale = size === 'large' ? Math.max(1, largeSide / Math.max(width, height)) : 1;
  return sharp(drawing, { density: svgDotsPerInch * scale })
    .png({ compressionLevel: 3 })
    .toBuffer();
}

/** Badges and marks cost little, and are drawn at a small size to be shown at any. */
function isSmall({ width, height }: { width: number; height: number }): boolean {
  return Math.max(width, height) < smallSide;
}

/** Makes a picture's form. */
export async function render(master: Buffer, rendition: Rendition): Promise<Buffer> {
  const { width, height } = rendition;
  const image = sharp(master);
  const crops = rendition.mode === 'crop' && width !== undefined && height !== undefined;
  if (crops) image.extract(cropArea(await sizeOf(image), { width, height }, rendition.focal));
  image.resize({ ...sizeIn(rendition, crops ? 'fill' : 'contain'), background: paper });
  return encode(image, rendition).toBuffer();
}

/** A side that was not asked for follows from the picture's shape, within the longest there is. */
function sizeIn({ width, height }: Rendition, fit: 'fill' | 'contain'): ResizeOptions {
  if (width === undefined && height === undefined)
    return { width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true };
  if (width !== undefined && height !== undefined) return { width, height, fit };
  return { width: width ?? longestSide, height: height ?? longestSide, fit: 'inside' };
}

async function sizeOf(image: Sharp): Promise<{ width: number; height: number }> {
  const { width, height } = await image.metadata();
  return { width, height };
}

function encode(image: Sharp, { format, quality }: Rendition): Sharp {
  if (format === 'png') return image.png({ compressionLevel: 9 });
  if (format === 'webp') return image.webp({ quality });
  if (format === 'avif') return image.avif({ quality, effort: avifEffort });
  return image.flatten({ background: paper }).jpeg({ quality, mozjpeg: true });
}
