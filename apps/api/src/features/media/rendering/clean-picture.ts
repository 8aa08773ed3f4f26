import sharp from 'sharp';
import { cleanDrawing } from './clean-drawing';

const maxPixels = 50_000_000;

/** The part of a picture that is kept, as shares of its width and height from 0 to 1. */
export interface Crop {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A picture as it is kept, with its size in pixels. */
export interface CleanPicture {
  data: Buffer;
  extension: string;
  width: number;
  height: number;
}

/**
 * A picture as it is kept: what it is told by its content, upright, and without what a camera notes beside it.
 * @returns null for other content, more than 50 million pixels, a drawing that is not only a drawing, or a drawing to crop
 */
export async function cleanPicture(data: Buffer, crop?: Crop): Promise<CleanPicture | null> {
  const picture = await reEncoded(data, crop);
  if (!picture) return null;
  const { width, height } = await sharp(picture.data).metadata();
  return { ...picture, width, height };
}

async function reEncoded(
  data: Buffer,
  crop: Crop | undefined,
): Promise<Pick<CleanPicture, 'data' | 'extension'> | null> {
  try {
    const image = sharp(data, { limitInputPixels: maxPixels, failOn: 'error' });
    const { format, autoOrient } = await image.metadata();
    if (crop && format !== 'svg') image.autoOrient().extract(areaOf(autoOrient, crop));
    switch (format) {
      case 'svg': {
        if (crop) return null;
        const drawing = await cleanDrawing(data.toString('utf8'));
        if (drawing === null) return null;
        const clean = Buffer.from(drawing);
        await sharp(clean, { limitInputPixels: maxPixels, failOn: 'error' }).toBuffer();
        return { data: clean, extension: 'svg' };
      }
      case 'jpeg':
        return { data: await image.autoOrient().jpeg({ quality: 92 }).toBuffer(), extension: 'jpg' };
      case 'png':
        return { data: await image.png().toBuffer(), extension: 'png' };
      case 'webp':
        return { data: await image.autoOrient().webp({ quality: 92 }).toBuffer(), extension: 'webp' };
      default:
        return null;
    }
  } catch {
    return null;
  }
}

/** The pixels of a crop: at least one, and none outside the picture. */
function areaOf({ width, height }: { width: number; height: number }, crop: Crop) {
  const left = Math.min(width - 1, Math.round(crop.left * width));
  const top = Math.min(height - 1, Math.round(crop.top * height));
  return {
    left,
    top,
    width: Math.min(width - left, Math.max(1, Math.round(crop.width * width))),
    height: Math.min(height - top, Math.max(1, Math.round(crop.height * height))),
  };
}
