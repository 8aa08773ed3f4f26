import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { type StarterClub, starterDrawings, starterFiles } from '@matchday/api/starter';
import pLimit from 'p-limit';
import sharp from 'sharp';

/** As large as the demonstration's drawings; the API makes every other size. */
const form = { quality: 82, effort: 4 };

/** Writes a store's starter data in the form of an import: JSON files, and the images in `media/`. */
export async function writeStore(folder: string, starter: StarterClub): Promise<void> {
  const media = join(folder, 'media');
  await mkdir(media, { recursive: true });
  for (const [name, content] of Object.entries(starterFiles(starter)))
    await writeFile(join(folder, `${name}.json`), `${JSON.stringify(content, undefined, 2)}\n`);
  const inTurn = pLimit(availableParallelism());
  await Promise.all(
    Array.from(starterDrawings(starter), ({ key, svg }) =>
      inTurn(() =>
        sharp(Buffer.from(svg))
          .webp(form)
          .toFile(join(media, `${key}.webp`)),
      ),
    ),
  );
}
