import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ShippedImages } from '../src/features/media/storage/shipped-media';

/** The demonstration's images as `npm run demo-images` has rendered them. */
export function demoImages(): ShippedImages {
  const directory = join(import.meta.dirname, 'images');
  const versions = JSON.parse(
    readFileSync(join(directory, 'digests.json'), 'utf8'),
  ) as ShippedImages['versions'];
  return { directory, versions };
}
