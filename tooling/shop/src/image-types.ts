/** The media types of images in a folder, by the extension of their file. */
export const imageTypes: ReadonlyMap<string, string> = new Map([
  ['.jpg', 'image/jpeg'],
  ['.jpeg', 'image/jpeg'],
  ['.png', 'image/png'],
  ['.webp', 'image/webp'],
  ['.svg', 'image/svg+xml'],
]);

/** The extension for a media type, such as `.jpg`; undefined if unknown. */
export function extensionFor(type: string): string | undefined {
  return [...imageTypes].find(([, known]) => known === type)?.[0];
}
