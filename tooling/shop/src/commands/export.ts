import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Api } from '../api';
import { CommandFailed } from '../command-failed';
import { type CommandContext, withKey } from '../credentials';
import { extensionFor } from '../image-types';
import type { Progress } from '../progress';

export interface ExportOptions {
  storeId: string;
  folder: string;
  format: 'json' | 'csv';
  separator: 'comma' | 'semicolon';
}

const parts = ['store', 'catalogue', 'prices', 'stock', 'dictionary', 'content', 'settings'];

/** Exports a store's data and images to files that can be imported again, also into another store. */
export async function exportFolder(
  context: CommandContext,
  options: ExportOptions,
  progress: Progress,
): Promise<void> {
  const { storeId, folder, format, separator } = options;
  mkdirSync(folder, { recursive: true });
  await withKey(context, storeId, ['catalogue', 'content', 'money'], async (api) => {
    for (const part of parts) {
      const file = join(folder, `${part}.${format}`);
      progress.begin(file, 1);
      const content = await api.text(`/api/admin/exports/${part}?format=${format}&separator=${separator}`);
      writeFileSync(file, content);
      progress.end(`${Math.ceil(Buffer.byteLength(content) / 1024)} KB`);
    }
    await downloadImages(api, join(folder, 'media'), progress);
  });
}

async function downloadImages(api: Api, folder: string, progress: Progress): Promise<void> {
  const { keys } = await api.call<{ keys: string[] }>('GET', '/api/admin/media');
  if (keys.length === 0) return;
  mkdirSync(folder, { recursive: true });
  progress.begin('media', keys.length);
  for (const [index, key] of keys.entries()) {
    const { type, data } = await api.file(`/api/admin/media/${key}`);
    const extension = extensionFor(type);
    if (!extension) throw new CommandFailed(`The image ${key} has the unknown type ${type}.`);
    writeFileSync(join(folder, key + extension), data);
    progress.at(index + 1);
  }
  progress.end(`${keys.length} images`);
}
