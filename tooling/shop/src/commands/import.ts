import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Api, Refused } from '../api';
import { CommandFailed } from '../command-failed';
import { adminSecret, type CommandContext, operator, withKey } from '../credentials';
import { type FileFault, faultTable } from '../fault-table';
import { imageTypes } from '../image-types';
import type { Progress } from '../progress';

export interface ImportOptions {
  storeId: string;
  folder: string;
  dryRun: boolean;
  removeMissing: boolean;
}

interface Import {
  state: 'queued' | 'checking' | 'writing' | 'done' | 'failed';
  reason: string | null;
  rows: { done: number; total: number | null };
  created: number;
  changed: number;
  removed: number;
  errors: FileFault[];
  errorCount: number;
}

/** In this order, because content refers to products. */
const parts = ['store', 'catalogue', 'prices', 'stock', 'dictionary', 'content', 'settings'];
const pollIntervalMs = 200;

/**
 * Imports a folder into a store, and creates the store if it does not exist. Each file is imported completely or not
 * at all; after a rejected file, the later ones are not imported.
 * @throws {CommandFailed}
 */
export async function importFolder(
  context: CommandContext,
  options: ImportOptions,
  progress: Progress,
): Promise<void> {
  const files = filesIn(options.folder);
  await createStore(context, options);
  await withKey(context, options.storeId, ['catalogue', 'content', 'money'], async (api) => {
    if (!options.dryRun) await uploadImages(api, options.folder, progress);
    for (const file of files) await importFile(api, file, options, progress);
  });
}

interface PartFile {
  part: string;
  format: string;
  path: string;
}

function filesIn(folder: string): PartFile[] {
  if (!existsSync(folder)) throw new CommandFailed(`The folder ${folder} does not exist.`);
  const files = parts.flatMap((part) =>
    ['json', 'csv'].flatMap((format) => {
      const path = join(folder, `${part}.${format}`);
      return existsSync(path) ? [{ part, format, path }] : [];
    }),
  );
  if (files.length === 0)
    throw new CommandFailed(
      `${folder} contains none of: ${parts.map((part) => `${part}.json, ${part}.csv`).join(', ')}.`,
    );
  return files;
}

async function createStore(
  context: CommandContext,
  { storeId, folder, dryRun }: ImportOptions,
): Promise<void> {
  const file = join(folder, 'store.json');
  if (dryRun || !existsSync(file) || adminSecret(context) === undefined) return;
  const { id: _id, ...store } = JSON.parse(readFileSync(file, 'utf8')).store ?? {};
  try {
    await operator(context).call('PUT', `/api/admin/stores/${storeId}`, {
      type: 'application/json',
      data: JSON.stringify({ store }),
    });
  } catch (error) {
    if (!(error instanceof Refused && error.codes.includes('StoreExists'))) throw error;
  }
}

async function uploadImages(api: Api, folder: string, progress: Progress): Promise<void> {
  const media = join(folder, 'media');
  const images = existsSync(media) ? readdirSync(media).filter((name) => imageTypes.has(extname(name))) : [];
  if (images.length === 0) return;
  progress.begin('media', images.length);
  for (const [index, name] of images.entries()) {
    const type = imageTypes.get(extname(name)) ?? '';
    const key = encodeURIComponent(name.slice(0, -extname(name).length));
    await api
      .call('PUT', `/api/admin/media/${key}`, { type, data: readFileSync(join(media, name)) })
      .catch((error: unknown) => {
        throw error instanceof Refused ? new CommandFailed(`${join(media, name)}: ${error.message}`) : error;
      });
    progress.at(index + 1);
  }
  progress.end(`${images.length} images`);
}

async function importFile(
  api: Api,
  { part, format, path }: PartFile,
  { dryRun, removeMissing }: ImportOptions,
  progress: Progress,
): Promise<void> {
  const content = readFileSync(path);
  const keepsMissing = part === 'prices' || part === 'stock';
  const query = new URLSearchParams({
    part,
    format,
    dryRun: String(dryRun),
    removeMissing: String(removeMissing && !keepsMissing),
  });
  progress.begin(path, 0);
  const type = format === 'json' ? 'application/json' : 'text/csv';
  const { id } = await api.call<{ id: string }>('POST', `/api/admin/imports?${query.toString()}`, {
    type,
    data: content,
  });
  const finished = await waitForImport(api, id, progress);
  if (finished.state === 'done') {
    const would = dryRun ? 'would be ' : '';
    progress.end(
      `${finished.created} ${would}new, ${finished.changed} ${would}changed, ${finished.removed} ${would}removed`,
    );
    return;
  }
  progress.end('rejected, nothing was written');
  if (finished.errorCount === 0) throw new CommandFailed(finished.reason ?? 'The import failed.');
  const more = finished.errorCount - finished.errors.length;
  throw new CommandFailed(
    `${faultTable(path, content.toString('utf8'), finished.errors)}${more > 0 ? `\n… and ${more} more` : ''}`,
  );
}

async function waitForImport(api: Api, id: string, progress: Progress): Promise<Import> {
  for (;;) {
    const { import: current } = await api.call<{ import: Import }>('GET', `/api/admin/imports/${id}`);
    progress.at(current.rows.done, current.rows.total ?? 0);
    if (current.state === 'done' || current.state === 'failed') return current;
    await wait(pollIntervalMs);
  }
}
