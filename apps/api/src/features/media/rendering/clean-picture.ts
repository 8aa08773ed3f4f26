import sharp from 'sharp';
import { cleanDrawing } from './clean-drawing';

const maxPixels = 50_000_000;

/**
 * A picture as it is kept: what it is told by its content, upright, and without what a camera notes beside it.
 * @returns null for other content, more than 50 million pixels, or a drawing that is not only a drawing
 */
export async function cleanPicture(data: Buffer): Promise<{ data: Buffer; extension: string } | null> {
  try {
    const image = sharp(data, { limitInputPixels: maxPixels, failOn: 'error' });
    const { format } = await image.metadata();
    switch (format) {
      case 'svg': {
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
