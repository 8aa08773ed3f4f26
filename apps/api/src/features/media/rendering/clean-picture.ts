import sharp from 'sharp';

const maxPixels = 50_000_000;

/** What makes a drawing more than a drawing: programs, other documents, entities. */
const active =
  /<script|<foreignObject|<iframe|<!ENTITY|<!DOCTYPE|<\?xml-stylesheet|\son\w+\s*=|javascript:|@import|(?:href\s*=\s*["']?|url\(\s*["']?)(?!#|["']?#|data:image\/(?:png|jpeg|webp))/i;

/**
 * A picture as it is kept: what it is told by its content, upright, and without what a camera notes beside it.
 * @returns null for other content, more than 50 million pixels, or a drawing that is not only a drawing
 */
export async function cleanPicture(data: Buffer): Promise<{ data: Buffer; extension: string } | null> {
  try {
    const image = sharp(data, { limitInputPixels: maxPixels, failOn: 'error' });
    const { format } = await image.metadata();
    switch (format) {
      case 'svg':
        if (active.test(data.toString('utf8'))) return null;
        await image.toBuffer();
        return { data, extension: 'svg' };
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
