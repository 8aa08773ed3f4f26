import type { components } from '@matchday/api-client';
import { api, dataOf } from '../api/api';
import { saveFile } from '../api/save-file';

export type Import = components['schemas']['Import'];
export type Part = Import['part'];
type Format = components['schemas']['FileFormat'];

interface ExportQuery {
  format: Format;
  separator?: 'comma' | 'semicolon';
}

/** The parts that the back office imports and exports, with the scope that each needs. */
export const parts = {
  prices: 'catalogue',
  stock: 'stock',
  catalogue: 'catalogue',
  content: 'content',
  dictionary: 'content',
  settings: 'content',
  store: 'money',
} as const satisfies Partial<Record<Part, string>>;

export type OfferedPart = keyof typeof parts;

export interface Upload {
  part: OfferedPart;
  file: File;
  dryRun: boolean;
  removeMissing: boolean;
}

const formatOf = ({ name }: File): Format => (name.toLowerCase().endsWith('.csv') ? 'csv' : 'json');

/** Uploads a file and follows its import until it is done or has failed. */
export async function runImport(
  { part, file, dryRun, removeMissing }: Upload,
  onProgress: (state: Import) => void,
): Promise<Import> {
  const format = formatOf(file);
  const { id } = dataOf(
    await api.POST('/api/admin/imports', {
      params: { query: { part, format, dryRun, removeMissing } },
      headers: { 'Content-Type': format === 'csv' ? 'text/csv' : 'application/json' },
      // The file is sent as it is.
      body: file as never,
      bodySerializer: (body: unknown) => body as File,
    }),
  );
  for (;;) {
    const state = dataOf(await api.GET('/api/admin/imports/{id}', { params: { path: { id } } })).import;
    onProgress(state);
    if (state.state === 'done' || state.state === 'failed') return state;
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
}

const pollMs = 300;

/** Downloads a part of the store's data as a file that can be imported again. */
export async function downloadPart(part: OfferedPart, query: ExportQuery): Promise<void> {
  const parameters = new URLSearchParams({ ...query });
  await saveFile(`/api/admin/exports/${part}?${parameters}`, `${part}.${query.format}`);
}
