import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/** The maximum width of a baseline in pixels: wider components are scaled down. */
const widest = 640;

/** How far a pixel's colour may differ from the baseline's, from 0 to 1: browser versions round differently. */
const colorTolerance = 0.15;

interface Pixels {
  data: Uint8Array;
  width: number;
  height: number;
}

/** Encodes a screenshot as a baseline, small enough to be committed. */
export const asBaseline = (screenshot: Buffer): Promise<Buffer> =>
  sharp(screenshot)
    .flatten({ background: '#ffffff' })
    .resize({ width: widest, withoutEnlargement: true })
    .webp({ quality: 75 })
    .toBuffer();

/** Draws both images on canvases of the same size; pixels outside an image are transparent. */
async function onOneCanvas(images: readonly Buffer[]): Promise<Pixels[]> {
  const sizes = await Promise.all(images.map((image) => sharp(image).metadata()));
  const width = Math.max(...sizes.map((size) => size.width));
  const height = Math.max(...sizes.map((size) => size.height));
  return Promise.all(
    images.map(async (image, index) => ({
      data: await sharp(image)
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

/** The share of pixels (0 to 1) that differ between two images, and an image that marks them. */
export async function imageDifference(before: Buffer, after: Buffer) {
  const [first, second] = await onOneCanvas([before, after]);
  if (!first || !second) {
    throw new Error('Expected two images');
  }
  const { width, height } = first;
  const marked = new Uint8Array(width * height * 4);
  const changed = pixelmatch(first.data, second.data, marked, width, height, { threshold: colorTolerance });
  return {
    share: changed / (width * height),
    image: () =>
      sharp(marked, { raw: { width, height, channels: 4 } })
        .webp()
        .toBuffer(),
  };
}
