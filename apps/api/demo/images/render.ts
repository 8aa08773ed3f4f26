import { writeFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import pLimit from 'p-limit';
import sharp from 'sharp';
import { type DrawnImage, demoDrawing, drawnImages } from '../drawings';
import { digestOf, fileNames, master, masterName, readyForm, readyName, readyWidths } from './shipped-forms';

const directory = import.meta.dirname;
const digestsFile = join(directory, 'digests.json');

type Digests = Record<string, Record<string, string>>;

sharp.concurrency(1);
const images = drawnImages();
const digests = JSON.parse(await readFile(digestsFile, 'utf8').catch(() => '{}')) as Digests;
const present = new Set(await readdir(directory, { recursive: true }));
let rendered = 0;

const inTurn = pLimit(availableParallelism());
await Promise.all(images.map((image) => inTurn(() => bringUpToDate(image))));
await removeOthers();
writeDigests();
process.stdout.write(`${rendered} of ${images.length} images rendered\n`);

async function bringUpToDate(image: DrawnImage): Promise<void> {
  const { storeId, key, appearance } = image;
  const drawing = demoDrawing(storeId, key);
  if (drawing === null) throw new Error(`${storeId} has no drawing ${key}.`);
  const digest = digestOf(drawing, appearance);
  const isPresent = fileNames(key, appearance).every((name) => present.has(join(storeId, name)));
  if (isPresent && digests[storeId]?.[key] === digest) return;
  await render(image, drawing);
  rendered += 1;
  (digests[storeId] ??= {})[key] = digest;
  // After an interruption only the rest is rendered.
  writeDigests();
}

async function render({ storeId, key, appearance }: DrawnImage, drawing: string): Promise<void> {
  const folder = join(directory, storeId);
  await mkdir(folder, { recursive: true });
  const { data, info } = await sharp(Buffer.from(drawing))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const pixels = () => sharp(data, { raw: { width, height, channels } });
  await pixels()
    .avif(master)
    .toFile(join(folder, masterName(key)));
  for (const width of readyWidths[appearance])
    await pixels()
      .resize({ width })
      .webp(readyForm)
      .toFile(join(folder, readyName(key, width)));
}

/** Deletes the files of images that the stores no longer have. */
async function removeOthers(): Promise<void> {
  const wanted = new Set(
    images.flatMap(({ storeId, key, appearance }) =>
      fileNames(key, appearance).map((name) => join(storeId, name)),
    ),
  );
  for (const name of present)
    if (/\.(avif|webp)$/.test(name) && !wanted.has(name)) await rm(join(directory, name));
}

function writeDigests(): void {
  const written: Digests = {};
  for (const { storeId, key } of images.toSorted((a, b) => (a.key < b.key ? -1 : 1))) {
    const digest = digests[storeId]?.[key];
    if (digest !== undefined) (written[storeId] ??= {})[key] = digest;
  }
  writeFileSync(digestsFile, `${JSON.stringify(written, undefined, 2)}\n`);
}
