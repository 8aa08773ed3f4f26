/** An image's address by width with the widths to offer, or its existing files. */
export type PictureSource =
  | { address: (width: number) => string; widths: readonly number[] }
  | readonly { url: string; width: number }[];

/**
 * The `src` and `srcSet` of an image; `src` is the middle file.
 *
 * @throws Error if there is no file
 */
export function sourceSet(source: PictureSource) {
  const files =
    'address' in source ? source.widths.map((width) => ({ width, url: source.address(width) })) : source;
  const middle = files[Math.floor(files.length / 2)];
  if (!middle) {
    throw new Error('An image needs at least one file');
  }
  const srcSet = files.map(({ url, width }) => `${url} ${width}w`).join(', ');
  return { src: middle.url, srcSet };
}
