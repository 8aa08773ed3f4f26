import type { Original } from './media-store';

const signatures = [
  ['image/jpeg', 0, [0xff, 0xd8, 0xff]],
  ['image/png', 0, [0x89, 0x50, 0x4e, 0x47]],
  ['image/webp', 8, [0x57, 0x45, 0x42, 0x50]],
] as const;

/** The media type of an image that can be uploaded; undefined for other formats, such as AVIF. */
export function uploadTypeOf({ data, isVector }: Original): string | undefined {
  if (isVector) return 'image/svg+xml';
  return signatures.find(([, at, bytes]) => bytes.every((byte, index) => data[at + index] === byte))?.[0];
}
