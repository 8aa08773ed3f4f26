import { globSync, mkdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { basename, extname, join } from 'node:path';
import { imageDifference } from '@matchday/storybook/image-difference';
import pLimit from 'p-limit';
import sharp from 'sharp';
import type { PictureChange, Pictures } from '../certificate';

const quality = 80;

/** Pages are longer than WebP allows. */
const longest = 16_000;

/** Compares all pictures of two folders by name, and puts those that differ into the certificate's folder. */
export async function comparePictures(
  from: string,
  to: string,
  folder: string,
  kind: string,
): Promise<Pictures> {
  const [before, after] = [picturesIn(from), picturesIn(to)];
  const names = [...new Set([...before.keys(), ...after.keys()])].toSorted();
  mkdirSync(join(folder, kind), { recursive: true });
  const limit = pLimit(availableParallelism());
  const changes = await Promise.all(
    names.map((name) => limit(() => compareOne(name, before.get(name), after.get(name), { folder, kind }))),
  );
  const found = changes.filter((change) => change !== undefined);
  return {
    compared: names.length,
    changes: found.toSorted((a, b) => (b.share ?? 1) - (a.share ?? 1)),
  };
}

/** The files of pictures by their name. */
const picturesIn = (folder: string) =>
  new Map(
    globSync('*.{png,webp}', { cwd: folder }).map((file) => [
      basename(file, extname(file)),
      join(folder, file),
    ]),
  );

async function compareOne(
  name: string,
  from: string | undefined,
  to: string | undefined,
  { folder, kind }: { folder: string; kind: string },
): Promise<PictureChange | undefined> {
  const before = from ? readFileSync(from) : undefined;
  const after = to ? readFileSync(to) : undefined;
  if (before && after?.equals(before)) return undefined;

  const save = async (image: Buffer | undefined, role: string) => {
    if (!image) return undefined;
    const file = `${kind}/${name}-${role}.webp`;
    await writeFile(join(folder, file), await forReport(image));
    return file;
  };
  const difference = before && after && (await imageDifference(before, after));
  const files = {
    from: await save(before, 'from'),
    to: await save(after, 'to'),
    difference: difference && (await save(await difference.image(), 'difference')),
  };
  return {
    name,
    status: difference ? 'changed' : after ? 'added' : 'gone',
    ...(difference && { share: difference.share }),
    images: Object.fromEntries(Object.entries(files).filter(([, file]) => file)),
  };
}

async function forReport(image: Buffer): Promise<Buffer> {
  return sharp(image)
    .resize({ height: longest, fit: 'inside', withoutEnlargement: true })
    .webp({ quality })
    .toBuffer();
}
