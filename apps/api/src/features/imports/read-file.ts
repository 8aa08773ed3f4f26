import { toStorable } from '../../platform/contract/storable-text';
import { checkPagePaths } from './check/check-page-paths';
import { checkPaymentMethods } from './check/check-payment-methods';
import { checkRedirects } from './check/check-redirects';
import { checkStore } from './check/check-store';
import { type DataError, type DataPath, dataError } from './check/data-error';
import { checkSchema } from './check/schema-errors';
import { merge } from './merge';
import type { Part } from './parts';
import type { StoreData } from './store-data';
import { type Location, UnreadableTable } from './table/read-csv';
import { readTable } from './table/read-table';

export const formats = ['json', 'csv'] as const;
export type Format = (typeof formats)[number];

export interface FileToImport {
  part: Part;
  format: Format;
  removeMissing: boolean;
  content: Buffer;
}

/** An error with its location in the file. */
interface FileError extends Location, Omit<DataError, 'path'> {}

export interface CheckedFile {
  rows: number;
  errors: FileError[];
  /** The store's data merged with the file; undefined if there are errors. */
  data: StoreData | undefined;
}

/**
 * Reads a file and returns the merged store data, or all errors. Writes nothing.
 * @param providers the payment providers that this server can call
 */
export async function checkFile(
  file: FileToImport,
  before: StoreData,
  providers: readonly string[],
): Promise<CheckedFile> {
  const read = await readContent(file, before);
  if (read.errors.length > 0) return { rows: read.rows, errors: read.errors, data: undefined };
  const locateError = (dataError: DataError): FileError => fileError(dataError, read.locate(dataError.path));
  const checked = checkSchema(file.part, read.content);
  if (checked.errors) return { rows: read.rows, errors: checked.errors.map(locateError), data: undefined };
  const { data, errors, pathInFile } = merge(before, file.part, checked.content, file.removeMissing);
  const all = [
    ...errors.map(locateError),
    ...[
      ...checkStore(data),
      ...checkPagePaths(data, before),
      ...checkRedirects(data, before),
      ...checkPaymentMethods(data, before, providers),
    ].map((found) => {
      const path = pathInFile(found.path);
      return path
        ? locateError({ ...found, path })
        : fileError(found, { line: null, column: found.path.join('.') });
    }),
    ...(data.store.id === before.store.id
      ? []
      : [locateError(dataError(['store', 'id'], 'WrongStore', { value: before.store.id }))]),
  ];
  return { rows: read.rows, errors: all, data: all.length > 0 ? undefined : data };
}

/** Names and messages come from the file, which may contain text that the database cannot store. */
function fileError({ code, params }: DataError, { line, column }: Location): FileError {
  const texts = Object.entries({ field: column, ...params }).map(([name, value]) => [
    name,
    typeof value === 'string' ? toStorable(value) : value,
  ]);
  return { line, column: toStorable(column), code, params: Object.fromEntries(texts) };
}

interface Content {
  content: Record<string, unknown>;
  rows: number;
  errors: FileError[];
  locate: (path: DataPath) => Location;
}

async function readContent(
  { part, format, content, removeMissing }: FileToImport,
  before: StoreData,
): Promise<Content> {
  if (format === 'json') return readJson(content);
  try {
    const table = await readTable(part, content, before, removeMissing);
    return {
      ...table,
      errors: table.errors.map(({ location, dataError }) => fileError(dataError, location)),
    };
  } catch (error) {
    if (!(error instanceof UnreadableTable)) throw error;
    return unreadable('CSV', error.message, error.line);
  }
}

function readJson(data: Buffer): Content {
  try {
    const content: unknown = JSON.parse(data.toString('utf8').replace(/^\uFEFF/, ''));
    if (typeof content !== 'object' || content === null || Array.isArray(content))
      return unreadable('JSON', 'expected an object', null);
    const lists = Object.values(content).map((value) => (Array.isArray(value) ? value.length : 1));
    return {
      content: { ...content },
      rows: lists.reduce((sum, rows) => sum + rows, 0),
      errors: [],
      locate: (path) => ({ line: null, column: path.join('.') }),
    };
  } catch (error) {
    return unreadable('JSON', error instanceof Error ? error.message : String(error), null);
  }
}

function unreadable(format: string, reason: string, line: number | null): Content {
  const location = { line, column: '' };
  return {
    content: {},
    rows: 0,
    errors: [fileError(dataError([], 'UnreadableFile', { format, reason }), location)],
    locate: () => location,
  };
}
