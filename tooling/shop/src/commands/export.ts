import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CommandContext, withKey } from '../credentials';
import type { Progress } from '../progress';

export interface ExportOptions {
  storeId: string;
  folder: string;
  format: 'json' | 'csv';
  separator: 'comma' | 'semicolon';
}

const parts = ['store', 'catalogue', 'prices', 'stock', 'dictionary', 'content', 'settings'];

/** Exports a store's data to files that can be imported again. */
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
  });
}
