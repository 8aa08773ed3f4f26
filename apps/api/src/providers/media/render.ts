import sharp, { type Sharp } from 'sharp';
import { cropArea, type Rendition } from '../../domain/rendition';

const svgDotsPerInch = 72;
const maxSvgDotsPerInch = 600;
/** AVIF looks as good as the others at a lower number. */
const avifEarlier = 20;
const paper = '#ffffff';

// One thread a picture: the server renders a few at once, and has requests to answer meanwhile.
sharp.concurrency(1);

/** Draws a picture in the form asked for; a drawing is never enlarged from pixels. */
export async function render(original: Buffer, rendition: Rendition): Promise<Buffer> {
  const source = await open(original, rendition);
  const { width, height } = rendition;
  const crops = rendition.mode === 'crop' && width !== undefined && height !== undefined;
  if (crops) source.image.extract(cropArea(source, { width, height }, rendition.focal));
  source.image.resize({ width, height, fit: crops ? 'fill' : 'contain', background: paper });
  return encode(source.image, rendition).toBuffer();
}

async function open(original: Buffer, { width = 0, height = 0 }: Rendition) {
  const natural = await sharp(original).metadata();
  const enlarged = Math.max(1, width / natural.width, height / natural.height);
  if (natural.format !== 'svg' || enlarged === 1)
    return { image: sharp(original), width: natural.width, height: natural.height };
  const density = Math.min(svgDotsPerInch * enlarged, maxSvgDotsPerInch);
  const drawn = await sharp(original, { density }).metadata();
  return { image: sharp(original, { density }), width: drawn.width, height: drawn.height };
}

function encode(image: Sharp, { format, quality }: Rendition): Sharp {
  if (format === 'png') return image.png({ compressionLevel: 9 });
  if (format === 'webp') return image.webp({ quality });
  if (format === 'avif') return image.avif({ quality: Math.max(1, quality - avifEarlier), effort: 2 });
  return image.flatten({ background: paper }).jpeg({ quality, mozjpeg: true });
}
