import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/** Widest baseline in pixels: a page-wide component is drawn smaller. */
const widest = 640;

/** How far a pixel's colour may be from the baseline's, from 0 to 1: browsers of two versions round differently. */
const colorTolerance = 0.15;

interface Pixels {
  data: Uint8Array;
  width: number;
  height: number;
}

/** A screenshot as a baseline is kept: small enough to be committed. */
export const asBaseline = (screenshot: Buffer): Promise<Buffer> =>
  sharp(screenshot)
    .flatten({ background: '#ffffff' })
    .resize({ width: widest, withoutEnlargement: true })
    .webp({ quality: 75 })
    .toBuffer();

/** Both pictures' pixels on a canvas that holds either, with what lies beside a picture left transparent. */
async function onOneCanvas(pictures: readonly Buffer[]): Promise<Pixels[]> {
  const sizes = await Promise.all(pictures.map((picture) => sharp(picture).metadata()));
  const width = Math.max(...sizes.map((size) => size.width));
  const height = Math.max(...sizes.map((size) => size.height));
  return Promise.all(
    pictures.map(async (picture, index) => ({
      data: await sharp(picture)
        .ensureAlpha()
        .extend({
          right: width - (sizes[index]?.width ?? width),
          bottom: height - (sizes[index]?.height ?? height),
          background: { r: 0, g: 0, b: 0, alpha: 0 },
        })
        .raw()
        .toBuffer(),
      width,
      height,
    })),
  );
}

/** The share of pixels (0 to 1) in which two pictures differ, and a picture that marks them. */
export async function pictureDifference(before: Buffer, after: Buffer) {
  const [first, second] = await onOneCanvas([before, after]);
  if (!first || !second) {
    throw new Error('Two pictures are compared');
  }
  const { width, height } = first;
  const marked = new Uint8Array(width * height * 4);
  const changed = pixelmatch(first.data, second.data, marked, width, height, { threshold: colorTolerance });
  return {
    share: changed / (width * height),
    picture: () =>
      sharp(marked, { raw: { width, height, channels: 4 } })
        .webp()
        .toBuffer(),
  };
}
