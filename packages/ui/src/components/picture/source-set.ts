export type PictureSource = ((width: number) => string) | readonly { url: string; width: number }[];

const usualWidths = [320, 480, 720, 1080, 1440] as const;

/**
 * The `src` and `srcSet` of an image; `src` is the middle file.
 *
 * @throws Error if there is no file
 */
export function sourceSet(source: PictureSource, widths: readonly number[] = usualWidths) {
  const files =
    typeof source === 'function' ? widths.map((width) => ({ width, url: source(width) })) : source;
  const middle = files[Math.floor(files.length / 2)];
  if (!middle) {
    throw new Error('An image needs at least one file');
  }
  const srcSet = files.map(({ url, width }) => `${url} ${width}w`).join(', ');
  return { src: middle.url, srcSet };
}
